import { expect, test } from 'vitest';
import { callWordsFor } from '../../../language/call-words.ts';
import { wordsFor } from '../../../language/words-for.ts';
import { PageModel } from '../../../page/page-model.ts';
import { renderedSnapshot } from '../../testing/snapshots.ts';
import { choosePrimaryAction } from './primary-action.ts';

const FILL = 'background-color: rgb(0, 90, 60); color: rgb(255, 255, 255)';
const FRAME = 'border: 1px solid rgb(0, 90, 60)';

function chosen(body: string) {
  const { main } = new PageModel(
    renderedSnapshot(`<!doctype html><html lang="en"><body>${body}</body></html>`),
  );
  const labels = { words: wordsFor('en'), calls: callWordsFor('en') };
  const choice = choosePrimaryAction(main, labels, main.tagged('h1')[0] ?? null);
  return choice && { text: choice.item.text, reasons: choice.reasons };
}

const link = (text: string, style: string, box: string) =>
  `<a href="/${text.length}" style="${style}" data-box="${box}">${text}</a>`;
const TITLE = '<h1 data-box="20 100 900 60">Boats for the day</h1>';

test('the filled button below the headline comes before a framed one, for its look, words and place', () => {
  const choice = chosen(
    `<main>${TITLE}${link('Watch the film', FRAME, '20 200 160 44')}${link('Book now', FILL, '200 200 160 44')}</main>`,
  );
  expect(choice?.text).toBe('Book now');
  expect(choice?.reasons).toHaveLength(3);
  expect(choice?.reasons).toEqual(expect.arrayContaining(['filled button', 'order, gift or booking']));
});

test('links of a text far down are none', () => {
  expect(
    chosen(
      `<main>${TITLE}<p data-box="20 4000 900 20">See ${link('our piers', '', '60 4000 80 18')} too.</p></main>`,
    ),
  ).toBeNull();
});
