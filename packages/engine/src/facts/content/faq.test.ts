import { expect, it } from 'vitest';
import { readBody } from '../testing/read.ts';
import { faqOf } from './faq.ts';

it('reads questions that a sign to open them follows', () => {
  const fold = (question: string) =>
    `<details><summary>${question}<span>+</span></summary><p>It is told here in a sentence or two.</p></details>`;
  const html = `<h2>Honest questions</h2>${fold('Why is this different?')}${fold('Do I need much time?')}`;
  expect(faqOf(readBody(html)).count).toBe(2);
});

it('a question that another one follows is not answered', () => {
  const asked = ['Do you insure old boats?', 'Can I race with my boat?', 'What is the excess?'];
  const page = (answer: string) =>
    `<div class="faq"><h2>Questions</h2>${asked.map((text) => `<h3>${text}</h3>${answer}`).join('')}</div>`;
  expect(faqOf(readBody(page('<p>Yes, with a survey of the last five years.</p>'))).count).toBe(3);
  const more = `<p>${'Our boats lie in three harbors. '.repeat(20)}</p>`;
  expect(faqOf(readBody(`${page('')}<section>${more}</section>`)).count).toBe(0);
});
