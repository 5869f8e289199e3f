import { expect, it } from 'vitest';
import { readBody } from '../testing/read.ts';
import { proofFacts } from './proof.ts';

it.each([
  ['As featured in', 1],
  ['Featured in The Wedding Journal', 1],
  ['Press', 1],
  ["You can press on it all day and it won't let go.", 0],
  ['My knees do not press together the same way now.', 0],
])('“%s” names the press: %s', (line, count) => {
  expect(proofFacts(readBody(`<section><p>${line}</p></section>`)).press.count).toBe(count);
});

it('a talk about a case is no story of a customer', () => {
  const cases = (label: string) => proofFacts(readBody(`<p><a href="/x">${label}</a></p>`)).namedCases.count;
  expect(cases('16:30 A case study of the compiler')).toBe(0);
  expect(cases('Case study: how Acme halved its costs')).toBe(1);
});

it('the stars of testimonials and what the page counts of itself are not the first proof', () => {
  const card = (words: string, name: string) =>
    `<div class="testimonial"><p>★★★★★</p><p>“${words}”</p><p>${name}</p></div>`;
  const html = `<p>Family owned for over 30 years</p><section><h2>What our customers say</h2>${card('Fast and friendly, we call them again.', 'Ada Berg')}${card('They came the same day and cleaned up.', 'Jon Lund')}</section>`;
  expect(proofFacts(readBody(html)).first?.evidence.text).toContain('Fast and friendly');
});
