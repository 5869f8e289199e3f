import { expect, test } from 'vitest';
import { latinLength } from './latin-length.ts';

test.each([
  ['Tell us what broke.', 19],
  ['Расскажите, что сломалось.', 26],
  ['请告诉我们哪里坏了。', 33],
  ['壊れたところを教えてください。', 31],
  ['무엇이 고장 났는지 알려 주세요.', 39],
  ['', 0],
])('“%s” says as much as %i characters in Latin letters', (text, length) => {
  expect(latinLength(text)).toBe(length);
});
