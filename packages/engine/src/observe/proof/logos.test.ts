import { expect, it } from 'vitest';
import { readBody } from '../testing/read.ts';
import { logoRows } from './logos.ts';

it('logos of sponsors are a row, however many boxes a page builder puts around each', () => {
  const boxed = (name: string) =>
    `<div class="column"><div class="wrap"><div class="widget-wrap"><div class="element"><div class="container"><div class="image"><a href="https://${name}.example"><img src="/${name}.png" alt=""></a></div></div></div></div></div></div>`;
  const html = `<section><h3>Bronze sponsors</h3><div class="row">${['acme', 'globex', 'initech'].map(boxed).join('')}</div></section>`;
  expect(logoRows(readBody(html)).customers.count).toBe(3);
});
