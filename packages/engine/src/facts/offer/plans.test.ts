import { expect, it } from 'vitest';
import { readBody } from '../testing/read.ts';
import { plansOf } from './plans.ts';
import { pricesOf } from './prices.ts';

const card = (lines: readonly string[]): string =>
  `<div>${lines.map((line) => `<p>${line}</p>`).join('')}<p>Everything that a small team needs</p></div>`;

function plans(...cards: readonly (readonly string[])[]): string[] {
  const context = readBody(
    `<section><h2>Plans and pricing</h2><div>${cards.map(card).join('')}</div></section>`,
  );
  return plansOf(context, pricesOf(context)).map(({ name }) => name);
}

it('are named by what stands first in them, badges and sums left out', () => {
  expect(
    plans(
      ['Starter', '$9 per month'],
      ['Most popular', 'Team', '$29 per month'],
      ['$79 per month', 'Company'],
    ),
  ).toEqual(['Starter', 'Team', 'Company']);
});

it('are no list in which names come twice, and no questions', () => {
  expect(plans(['high', '$9 per month'], ['high', '$29 per month'], ['medium', '$79 per month'])).toEqual([]);
  expect(plans(['Massage?', '$9 per month'], ['Pain relief?', '$29 per month'])).not.toContain('Massage?');
});
