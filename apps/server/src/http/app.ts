import crypto from 'node:crypto';
import cookie from '@fastify/cookie';
import swagger from '@fastify/swagger';
import underPressure from '@fastify/under-pressure';
import { ERRORS, type Access } from '@temple/contracts';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
} from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { isUnavailable } from '../database/unavailable.ts';
import { message } from '../text/messages.ts';
import { registerOperations, type Authenticator, type Operations } from './api.ts';
import { acceptedLanguage, languageOfTag, type CallContext } from './context.ts';
import { DomainError } from './domain-error.ts';
import { sendPlainPage, wantsPage } from './plain-page.ts';
import type { TempleFinder } from './temples.ts';

declare module 'fastify' {
  interface FastifyRequest {
    context: CallContext;
  }
  interface FastifyContextConfig {
    access?: Access;
    /** False for addresses that no temple answers: they must work without the database. */
    temple?: false;
  }
}

export interface AppParts {
  readonly operations: Operations;
  readonly temples: TempleFinder;
  readonly sessions: Authenticator;
  /** Whether visitors come by https: cookies are marked so. */
  readonly secure: boolean;
  readonly logger: FastifyBaseLogger;
  /** Throws when the database does not answer. */
  readonly health: () => Promise<void>;
}

const noTemple: CallContext = { templeId: '', language: 'zh', ip: '' };

function transportKey(status: number): string {
  if (status === 404) return 'address';
  if (status === 429) return 'limited';
  if (status === 503) return 'busy';
  return status < 500 ? 'malformed' : 'system';
}

const statusOf = ({ statusCode }: FastifyError) =>
  statusCode && statusCode >= 400 ? statusCode : 500;

function addErrorPolicy(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // The temple of the host is asked before there is a context, and that may fail as well.
    const language = request.context?.language ?? noTemple.language;
    if (error instanceof DomainError) {
      const { messageKey } = ERRORS[error.error];
      const data = error.fields.length > 0 ? { fields: error.fields } : null;
      return reply.code(200).send({ code: error.code, msg: message(messageKey, language), data });
    }
    const status = isUnavailable(error) ? 503 : statusOf(error);
    if (status >= 500 && status !== 503) request.log.error({ err: error }, 'request failed');
    if (wantsPage(request) && status >= 500) {
      const again = 5;
      return sendPlainPage(reply, {
        status,
        language,
        title: 'awayTitle',
        text: 'awayText',
        again,
      });
    }
    if (status === 503) void reply.header('retry-after', '5');
    return reply
      .code(status)
      .send({ code: status, msg: message(transportKey(status), language), data: null });
  });
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      // A file that is missing has its own type set by then.
      .type('application/json; charset=utf-8')
      .send({ code: 404, msg: message('address', request.context.language), data: null }),
  );
}

/** The web application: its plugins in order, health addresses, and the API below `/api`. */
export async function buildApp({
  operations,
  temples,
  sessions,
  secure,
  logger,
  health,
}: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: logger,
    // Request lines would carry what a visitor looked for: only method, route and status are logged.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    trustProxy: 'loopback',
    bodyLimit: 1024 * 1024,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('context');

  await app.register(cookie);
  await app.register(underPressure, { maxEventLoopDelay: 2000, retryAfter: 5 });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Temple API',
        version: '1.0.0',
        description: 'Every call answers with the envelope {code, msg, data}.',
      },
      servers: [{ url: '/api' }],
    },
    transform: jsonSchemaTransform,
  });

  app.addHook('onRequest', async (request, reply) => {
    const asked = request.headers['user-language'];
    const language =
      languageOfTag(typeof asked === 'string' ? asked : '') ??
      acceptedLanguage(request.headers['accept-language']) ??
      'zh';
    // First without a temple: should the database be away, the visitor is still told in their words.
    request.context = { ...noTemple, language };
    void reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    if (request.routeOptions.config.temple === false) return;
    const templeId = await temples.find(request.headers.host);
    if (templeId) request.context = { templeId, language, ip: request.ip };
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        temple: request.context?.templeId,
      },
      'request',
    );
  });
  addErrorPolicy(app);

  app.get('/healthz', { schema: { hide: true }, config: { temple: false } }, async () => ({
    status: 'alive',
  }));
  app.get(
    '/readyz',
    { schema: { hide: true }, config: { temple: false } },
    async (_request, reply) => {
      try {
        await health();
        return { status: 'ready' };
      } catch {
        return reply
          .code(503)
          .header('retry-after', '2')
          .send({ status: 'waiting for the database' });
      }
    },
  );

  await app.register(
    async (api) => {
      api.addHook('onRequest', async (request, reply) => {
        void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
        if (request.context.templeId || request.routeOptions.url === '/api/openapi.json') return;
        return reply
          .code(404)
          .send({ code: 404, msg: message('unknownTemple', request.context.language), data: null });
      });
      registerOperations(api, operations, { sessions, secure });
      api.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
      // Below /api nothing is a page: what no operation answers is an unknown address.
      api.all('/*', { schema: { hide: true } }, async (request, reply) =>
        reply
          .code(404)
          .send({ code: 404, msg: message('address', request.context.language), data: null }),
      );
    },
    { prefix: '/api' },
  );
  return app;
}
