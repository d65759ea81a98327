import fs from 'node:fs';
import path from 'node:path';

/** Where systems keep a Chromium or Chrome. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Path of a browser on this machine: CHROMIUM wins, then the usual places, then the search path. */
export function findChromium(): string | undefined {
  const fromPath = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .flatMap((folder) =>
      ['chromium', 'google-chrome', 'chrome'].map((name) => path.join(folder, name)),
    );
  return [process.env['CHROMIUM'], ...PLACES, ...fromPath].find(
    (file) => file && fs.existsSync(file),
  );
}
