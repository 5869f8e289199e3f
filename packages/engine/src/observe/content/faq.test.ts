import { expect, it } from 'vitest';
import { readBody } from '../testing/read.ts';
import { faqOf } from './faq.ts';

it('reads questions that a sign to open them follows', () => {
  const fold = (question: string) =>
    `<details><summary>${question}<span>+</span></summary><p>It is told here in a sentence or two.</p></details>`;
  const html = `<h2>Honest questions</h2>${fold('Why is this different?')}${fold('Do I need much time?')}`;
  expect(faqOf(readBody(html)).count).toBe(2);
});
