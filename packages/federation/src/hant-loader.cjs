/**
 * Converts a Simplified Chinese catalogue to Traditional at build time, so that browsers carry no
 * conversion table for texts of the interface. Terms that the phrase tables get wrong in a
 * Buddhist context are corrected afterwards.
 */
const OpenCC = require('opencc-js');
const { TERMS } = require('./hant-terms.cjs');

let convert;

module.exports = function traditional(source) {
  convert ??= OpenCC.Converter({ from: 'cn', to: 'tw' });
  let text = convert(source);
  for (const [wrong, right] of TERMS) text = text.replaceAll(wrong, right);
  return text;
};
