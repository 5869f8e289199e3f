import { expect, it } from 'vitest';
import { readBody } from '../testing/read.ts';
import { logoRows } from './logos.ts';

it('logos of sponsors are a row, however many boxes a page builder puts around each', () => {
  const boxed = (name: string) =>
    `<div class="column"><div class="wrap"><div class="widget-wrap"><div class="element"><div class="container"><div class="image"><a href="https://${name}.example"><img src="/${name}.png" alt=""></a></div></div></div></div></div></div>`;
  const html = `<section><h3>Bronze sponsors</h3><div class="row">${['acme', 'globex', 'initech'].map(boxed).join('')}</div></section>`;
  expect(logoRows(readBody(html)).customers.count).toBe(3);
});

it.each([
  ['ornaments of a box are none', 'partner-hero', 0],
  ['drawings in a box of logos are', 'logo-row', 3],
])('%s', (_what, name, count) => {
  const drawing = '<div><svg width="120" height="40"></svg></div>';
  const html = `<section class="${name}">${drawing.repeat(3)}</section>`;
  expect(logoRows(readBody(html)).customers.count).toBe(count);
});
