import type { Language, TempleInfo } from '@temple/contracts';
import { parseHints, type Hints } from '@temple/contracts/hints';
import type { FastifyRequest } from 'fastify';
import { acceptedLanguage, languageOfTag } from '../http/context.ts';

/** How a visitor is to be served: from what they chose, else from what their browser says. */
export interface RequestView {
  readonly hints: Hints;
  readonly language: Language;
  readonly layoutWidth: number;
  /** Whether the width is known well enough to send the visitor to the other layout's address. */
  readonly widthKnown: boolean;
}

const PHONE = /Mobi|Android|iPhone|iPod|HarmonyOS/i;
const ROBOT = /bot|spider|crawl|slurp/i;

/** Language: the address's `lang`, the visitor's choice, the browser's wish, the temple's own. */
function chooseLanguage(request: FastifyRequest, hints: Hints, temple: TempleInfo): Language {
  const query = request.query as Record<string, unknown>;
  const asked = typeof query['lang'] === 'string' ? languageOfTag(query['lang']) : undefined;
  const wishes = [asked, hints.language, acceptedLanguage(request.headers['accept-language'])];
  return (
    wishes.find((language) => language && temple.languages.includes(language)) ??
    temple.defaultLanguage
  );
}

/** Reads cookies and headers; nothing here is trusted for more than looks. */
export function viewOf(request: FastifyRequest, temple: TempleInfo): RequestView {
  const hints = parseHints(request.headers.cookie ?? '');
  const agent = request.headers['user-agent'] ?? '';
  const phone = PHONE.test(agent);
  return {
    hints,
    language: chooseLanguage(request, hints, temple),
    layoutWidth: hints.width ?? (phone ? 390 : 1280),
    // A robot reads each address as it stands.
    widthKnown: !ROBOT.test(agent) && (hints.width !== undefined || agent !== ''),
  };
}
