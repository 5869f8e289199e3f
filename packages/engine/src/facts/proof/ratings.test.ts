import { expect, it } from 'vitest';
import { readingIn } from '../../language/reading.ts';
import { wordsFor } from '../../language/words-for.ts';
import { PageModel } from '../../page/page-model.ts';
import { FactContext } from '../fact-context.ts';
import { readBody } from '../testing/read.ts';
import { renderedSnapshot } from '../testing/snapshots.ts';
import { isOfMany, ratingsOf } from './ratings.ts';

it.each([
  ['5.0 on Chrome Web Store', 5],
  ['Google 4.8', 4.8],
])('"%s" is a rating', (text, average) => {
  expect(ratingsOf(readBody(`<p>${text}</p>`)).summaries).toMatchObject([{ average }]);
});

it.each([
  ['Rated 4.8 of 5 by 1,204 customers', 1204],
  ['★ 4.9 from 86 happy clients', 86],
  ['Rated 4.8 of 5 by customers', null],
  ['Overall Rating: 5.0 / 5.0 · 8 Reviews', 8],
])('of "%s" the count is %s', (text, count) => {
  expect(ratingsOf(readBody(`<p>${text}</p>`)).summaries).toMatchObject([{ count }]);
});

it('a version is none', () => {
  expect(ratingsOf(readBody('<p>Now with release 4.8</p>')).count).toBe(0);
});

it.each([
  ['<a href="/book">Book a 20-minute review</a>', 0],
  ['<button>Book 2 design reviews</button>', 0],
  ['<p>Every customer gets a 20-minute review.</p>', 0],
  ['<a href="/reviews">Read our 128 reviews</a>', 1],
  ['<a href="/reviews">128 reviews</a>', 1],
])('what visitors are asked to book is none: %s', (html, count) => {
  expect(ratingsOf(readBody(html)).count).toBe(count);
});

it('stars that are drawn one by one, with space between them in the source, are a rating', () => {
  const star = '<svg viewBox="0 0 24 24"><path d="M12 2l2.9 6.26L22 9.27l-5 4.87L18.18 21 12 17.27z"/></svg>';
  expect(ratingsOf(readBody(`<div>\n${`${star}\n`.repeat(5)}</div>`)).count).toBe(1);
});

it('stars whose outline ends where it began are a rating', () => {
  const corners = '12 3 15 9 21 10 17 14 18 20 12 17 6 20 7 14 3 10 9 9 12 3';
  const star = `<svg viewBox="0 0 24 24"><polygon points="${corners}"></polygon></svg>`;
  expect(ratingsOf(readBody(`<div>${star.repeat(5)}</div>`)).count).toBe(1);
});

it('the number of a slide is none', () => {
  expect(ratingsOf(readBody('<div role="group" aria-label="4 / 5">Show</div>')).count).toBe(0);
  expect(ratingsOf(readBody('<span role="img" aria-label="4 / 5"></span><p>Shop</p>')).count).toBe(1);
});

it('what a label says of a part with other words is none, as visitors don’t see it', () => {
  const label = 'aria-label="Rated 4.9 of 5 by 3,200 customers. 30-day guarantee."';
  expect(ratingsOf(readBody(`<h1 ${label}>Start your free trial</h1>`)).count).toBe(0);
  expect(ratingsOf(readBody(`<button ${label}>Order now</button>`)).count).toBe(0);
  expect(ratingsOf(readBody(`<span ${label}>★★★★★</span>`)).count).toBe(1);
  expect(ratingsOf(readBody(`<span ${label}>★★★★★ (3,200)</span>`)).summaries).toMatchObject([
    { average: 4.9 },
  ]);
});

it('the reviews that a plan sells are none', () => {
  const plan = '<div><h3>Starter</h3><p>149 € a month</p><ul><li>Up to 10 reviews answered</li></ul></div>';
  expect(ratingsOf(readBody(plan)).count).toBe(0);
  expect(ratingsOf(readBody('<p>Based on 10 reviews</p>')).count).toBe(1);
});

it('a whole number of five is none where nothing says that it rates', () => {
  expect(ratingsOf(readBody('<p>Claim 1 of 5 Spots</p>')).count).toBe(0);
  expect(ratingsOf(readBody('<p>4.9/5</p>')).count).toBe(1);
  expect(ratingsOf(readBody('<p>Rated 5/5 by users</p>')).count).toBe(1);
});

it('comments below a post are no reviews', () => {
  expect(ratingsOf(readBody('<p>32 comentários</p>', 'pt')).count).toBe(0);
  expect(ratingsOf(readBody('<p>9 commentaires</p>', 'fr')).count).toBe(0);
});

it.each([
  [4.9, null, true],
  [5, 40, true],
  [5, null, false],
  [null, null, false],
])('an average of %s from %s ratings is of many: %s', (average, count, ofMany) => {
  expect(isOfMany({ average, count })).toBe(ofMany);
});

it('the label of a part that draws no stars is none', () => {
  const label = 'aria-label="Rated 4.9 of 5"';
  expect(ratingsOf(readBody(`<div ${label}><img src="logo.png"></div><p>Shop</p>`)).count).toBe(0);
  expect(ratingsOf(readBody(`<hr ${label}><p>Shop</p>`)).count).toBe(0);
  expect(ratingsOf(readBody(`<div class="rating" ${label}><b style="width:98%"></b></div>`)).count).toBe(1);
});

it('the label of a part that is larger than stars are is none', () => {
  const labeled = (box: string) => {
    const html = `<div role="img" aria-label="Rated 4.9 of 5" data-box="${box}"><svg data-box="${box}"></svg></div>`;
    return ratingsOf(new FactContext(new PageModel(renderedSnapshot(html)), wordsFor('en'))).count;
  };
  expect(labeled('0 0 120 24')).toBe(1);
  expect(labeled('0 0 1350 400')).toBe(0);
  expect(labeled('0 0 1350 80')).toBe(0);
});

it('the count beside the stars takes nothing away from their label', () => {
  const stars = '<span aria-label="4,7 von 5 Sternen">★★★★★ (212)</span>';
  const { summaries } = ratingsOf(readBody(`<p>Rucksack</p>${stars}`, 'de'));
  expect(summaries.map(({ average }) => average)).toEqual([4.7]);
});

it.each([
  ['ja', 'Googleのクチコミ386件で、5点満点中4.7点。'],
  ['ko', 'Google 리뷰 386개 기준 5점 만점에 4.7점.'],
  ['ru', 'Оценка 4,7 из 5 по 386 отзывам в Яндекс Картах.'],
  ['hu', 'Értékelés: 5-ből 4,7, 386 Google-vélemény alapján.'],
])('the number of reviews may follow their name, and a period the average, in %s', (language, line) => {
  const { summaries } = readingIn([language], () => ratingsOf(readBody(`<p>${line}</p>`, language)));
  expect(summaries).toMatchObject([{ average: 4.7, count: 386 }]);
});
