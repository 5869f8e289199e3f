import { expect, it } from 'vitest';
import { wordsFor } from '../../language/words-for.ts';
import { PageModel } from '../../page/page-model.ts';
import { documentFacts } from '../document/document.ts';
import { headlineFacts } from '../headline/headline.ts';
import { staticSnapshot } from '../testing/snapshots.ts';
import { contentFacts } from './content.ts';
import { readingGrade } from './reading-grade.ts';

function gradeOf(html: string): number | null {
  const page = new PageModel(staticSnapshot(`<!doctype html><body><main>${html}</main></body>`));
  const headline = headlineFacts(page, null);
  return contentFacts(page, 'en', wordsFor('en'), documentFacts(page), headline).readingGrade;
}

const COPY = `<p>${'We build small wooden boats that two people can carry down to the water. '.repeat(10)}</p>`;

it('grades running text, and no entries of a list', () => {
  const entries = '<ul>'.concat('<li>Solo Exhibition, Montreal, Canada</li>'.repeat(40), '</ul>');
  expect(gradeOf(entries)).toBeNull();
  expect(gradeOf(COPY)).not.toBeNull();
  expect(gradeOf(COPY + entries)).toBe(gradeOf(COPY));
});

it('counts a short line that a full stop ends', () => {
  const lines = (line: string) => gradeOf(`${COPY}${`<p>${line}</p>`.repeat(40)}`);
  expect(lines('Our internationally administrated organizations.')).toBeGreaterThan(gradeOf(COPY) ?? 20);
  expect(lines('Our internationally administrated organizations')).toBe(gradeOf(COPY));
});

const SENTENCES = [
  ['cs', 'Dva lidé unesou náš člun až k vodě.', 'nejobhospodařovatelnějšími'],
  ['pl', 'Dwie osoby niosą naszą łódkę aż nad wodę.', 'odpowiedzialnościowymi'],
  ['ru', 'Мы строим лодки, и двое легко несут их к воде.', 'предпринимательскими'],
  ['tr', 'İki kişi bu tekneyi göle kadar taşır.', 'değerlendirilebilirliğinden'],
];

it.each(SENTENCES)(
  'grades plain sentences low, and long words high (%s)',
  (language, said = '', long = '') => {
    const plain = readingGrade(`${said} `.repeat(20), language ?? null);
    const hard = readingGrade(`${said.slice(0, -1)} ${`${long} `.repeat(4)}. `.repeat(20), language ?? null);
    expect(plain.reason).toBeNull();
    expect(plain.grade).toBeLessThan(9);
    expect(hard.grade).toBeGreaterThan((plain.grade ?? 20) + 2);
  },
);

it.each(['da', 'fi', 'hu', 'ja', 'ko', 'no', 'ro', 'sv', 'zh'])(
  'says that there is no formula for %s',
  (language) => {
    expect(readingGrade('a b '.repeat(200), language).reason).toContain('no readability formula');
  },
);
