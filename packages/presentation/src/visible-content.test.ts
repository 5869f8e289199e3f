import { expect, test } from 'vitest';
import { hasVisibleContent } from './visible-content.ts';

test.each([
  ['plain ground', [250, 250, 250, 250, 250, 250], false],
  ['a gradient', [240, 245, 250, 200, 205, 210], false],
  ['rows of two shades', [255, 255, 255, 20, 20, 20], false],
  ['a letter', [250, 40, 250, 250, 250, 250], true],
])('%s', (_name, bytes, drawn) => {
  expect(hasVisibleContent(bytes, 3, 1)).toBe(drawn);
  const colored = bytes.flatMap((shade) => [shade, shade, shade]);
  expect(hasVisibleContent(colored, 3, 3)).toBe(drawn);
});
