/** `npm start` ends here: starts the server, says where everything is, stops it on a signal. */
import { loadSettings, SettingsError } from './config/settings.ts';
import { isDiskFull, diskFullProblem, StartProblem } from './config/start-problem.ts';
import { startServer, type RunningServer, type StartStep } from './server.ts';
import { StepPrinter } from './start-steps.ts';

const steps = new StepPrinter<StartStep>({
  database: 'Database',
  migrations: 'Migrations',
  builds: 'Builds and registry',
  seed: 'Demo temples',
  renderer: 'Page renderer',
  listen: 'Web server',
});

function fail(error: unknown, dataDir: string): never {
  steps.failed();
  const known = isDiskFull(error) ? diskFullProblem(dataDir, error) : error;
  if (known instanceof StartProblem || known instanceof SettingsError) {
    console.error(`\n${known.message}\n`);
  } else console.error(known);
  process.exit(1);
}

let settings;
try {
  settings = loadSettings();
} catch (error) {
  fail(error, '');
}

let server: RunningServer;
try {
  server = await startServer(settings, { report: (step, detail) => steps.at(step, detail) });
} catch (error) {
  fail(error, settings.dataDir);
}
steps.done();

const { port } = server;
const lines = [
  '',
  `  Yunqi Chan Monastery   http://localhost:${port}   http://yunqi.localhost:${port}`,
  `  Qinghe Temple          http://qinghe.localhost:${port}`,
];
console.log(
  [
    ...(settings.demo ? lines : ['', `  Serving at ${settings.publicUrl}`]),
    '',
    `  API        http://localhost:${port}/api/openapi.json`,
    ...(settings.demo
      ? [`  Codes      http://localhost:${port}/dev/outbox (what SMS and mail would have brought)`]
      : []),
    `  Data       ${settings.dataDir}${server.database.folder ? ` (database: ${server.database.folder})` : ''}`,
    `  Log        ${server.logFile}`,
    ...(settings.publicUrl.startsWith('http:') && !settings.publicUrl.includes('localhost')
      ? ['  Note       over plain http, browsers refuse location, QR camera and offline use']
      : []),
    '',
    '  Ctrl-C stops everything that was started.',
    '',
  ].join('\n'),
);

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    void server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
}
