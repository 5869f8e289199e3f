import { expect, it } from 'vitest';
import { withPlainDigits } from './digits.ts';

it.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
  ['𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙', '0123456789'],
  ['24 hours, ٢٤ hours', '24 hours, 24 hours'],
])('%s is %s', (text, plain) => {
  expect(withPlainDigits(text)).toBe(plain);
});
