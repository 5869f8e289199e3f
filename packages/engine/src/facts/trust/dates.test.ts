import { expect, it } from 'vitest';
import { readBody } from '../testing/read.ts';
import { datesOf } from './claims.ts';

const of = (html: string, language = 'en') => datesOf(readBody(html, language));

it.each([
  ['<p>By Sarah Mitchell, Beauty editor</p>', 'By Sarah Mitchell, Beauty editor', 'en'],
  ['<p>Von Anna Faik</p>', 'Von Anna Faik', 'de'],
  ['<p>By day four she could tell.</p>', undefined, 'en'],
  ['<p>By The Numbers</p>', undefined, 'en'],
])('the author stands behind the word for it: %s', (html, author, language) => {
  expect(of(html, language).author?.text).toBe(author);
});

it('a line that names the author of the structured data is theirs; a headline that names the firm is not', () => {
  const by = (name: string) =>
    `<script type="application/ld+json">{"@type":"BlogPosting","author":{"@type":"Organization","name":"${name}"}}</script>`;
  expect(of(`${by('Ada Brandt')}<h1>How to mend a boat</h1><p>Ada Brandt · 4 min</p>`).author?.text).toBe(
    'Ada Brandt',
  );
  expect(of(`${by('Boats')}<h1>How to mend what Boats made</h1>`).author).toBeNull();
});

it('a long line that tells when the article was changed tells its date', () => {
  const line =
    'Geschreven door de redactie van het botenhuis · laatst bijgewerkt op 18 augustus 2026 · terug naar de kennisbank';
  expect(of(`<p>${line}</p>`, 'nl').published?.text).toBe(line);
});

it('an open range of years goes on to this day', () => {
  expect(of('<p>©2019- BOATS.EXAMPLE</p>').newestYear).toBeNull();
  expect(of('<p>© 2019–2021 Boats</p>').newestYear).toBe(2021);
});

it('tells of a line that is newer than the one of the rights', () => {
  expect(of('<p>© 2018 Boats</p>').newerElsewhere).toBeNull();
  expect(of('<p>Opens in June 2026</p><p>© 2018 Boats</p>').newerElsewhere?.text).toContain('June');
});
