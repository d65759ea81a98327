/** The project's own ESLint rules. Every message lists what can be done instead. */
import type { ESLint } from 'eslint';
import { boundaries } from './boundaries.ts';
import { noBarrel } from './no-barrel.ts';
import { noCycle } from './no-cycle.ts';
import { noDisable } from './no-disable.ts';
import { noInlineStyle } from './no-inline-style.ts';
import { noPathLinks } from './no-path-links.ts';
import { noRawText } from './no-raw-text.ts';
import { owners } from './owners.ts';

export const rules = {
  boundaries,
  owners,
  'no-cycle': noCycle,
  'no-barrel': noBarrel,
  'no-disable': noDisable,
  'no-inline-style': noInlineStyle,
  'no-path-links': noPathLinks,
  'no-raw-text': noRawText,
};

export const temple: ESLint.Plugin = { meta: { name: 'temple', version: '1.0.0' }, rules };
