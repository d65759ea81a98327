import { createRequire } from 'node:module';
import path from 'node:path';
import type { ESLint, Linter } from 'eslint';

/** The parser that eslint.config.js uses: the one of the workspace's root, with its TypeScript. */
const atRoot = createRequire(path.join(import.meta.dirname, '../../../package.json'));
export const { parser } = atRoot('typescript-eslint') as { parser: Linter.Parser };

export interface Finding {
  readonly line: number;
  /** `rule/message` without the plugin's name. */
  readonly finding: string;
}

/** What ESLint reports of our own rules, by file below the root. */
export async function findEach(
  eslint: ESLint,
  root: string,
): Promise<ReadonlyMap<string, readonly Finding[]>> {
  const results = await eslint.lintFiles(['**/*.{ts,tsx}']);
  return new Map(
    results.map((result) => [
      path.relative(root, result.filePath),
      result.messages
        .filter((message) => message.severity === 2)
        .map((message) => ({
          line: message.line,
          finding: message.ruleId
            ? `${message.ruleId.replace('temple/', '')}/${message.messageId}`
            : `broken: ${message.message}`,
        }))
        .sort((a, b) => a.line - b.line || a.finding.localeCompare(b.finding)),
    ]),
  );
}
