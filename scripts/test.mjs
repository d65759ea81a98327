import { bringBrowser } from './lib/browser.mjs';
import { allChecks } from './lib/checks.mjs';
import { main, Problem } from './lib/problem.mjs';
import { createSteps } from './lib/steps.mjs';
import { build, bringPnpm, environment, findNode, install } from './lib/toolchain.mjs';

// `npm test [lint|types|unit|integration|browser …]`: brings what is missing and checks everything
// that is named, all of it without a name. The last line counts.
await main(async () => {
  const steps = createSteps();
  await install(steps);
  const node = findNode();
  const checks = allChecks();
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !(name in checks));
  if (unknown)
    throw new Problem(
      `There is no check “${unknown}”; there are ${Object.keys(checks).join(', ')}.`,
    );
  const names = wanted.length > 0 ? wanted : Object.keys(checks);

  let env = {
    ...environment(node, await bringPnpm()),
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
  };
  if (names.includes('browser')) env = await bringBrowser(steps, env);
  if (names.some((name) => name !== 'lint')) await build(steps, node);

  let passed = 0;
  let failed = 0;
  for (const check of names.flatMap((name) => checks[name])) {
    let result = { passed: 0, failed: 1, lines: [] };
    await steps.run(check.name, async (detail) => {
      result = await check.run(env, detail);
      return `${result.passed} passed, ${result.failed} failed`;
    });
    passed += result.passed;
    failed += result.failed;
    if (result.failed > 0)
      console.log(`✗ ${check.name} failed:\n${result.lines.slice(-120).join('\n')}\n`);
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
});
