import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { contentDates } from './rule.ts';

const year = (newestYear: number | null) => ({ trust: { dates: { newestYear } } });

it('passes this year and the last', () => {
  expect(outcomeOf(contentDates)).toMatchObject({ score: 1 });
  expect(outcomeOf(contentDates, year(2025))).toMatchObject({ score: 1 });
});

it('fails an old year, measured from the visit, and names it', () => {
  expect(outcomeOf(contentDates, year(2022))).toMatchObject({ score: expect.closeTo(0.3) });
  expect(adviceOf(contentDates, year(2022)).steps[0]).toContain('2022');
});

it('asks articles for date and author', () => {
  const article = {
    pageType: { type: 'article' as const },
    trust: { dates: { published: evidence('May 2, 2026') } },
  };
  expect(outcomeOf(contentDates, article)).toMatchObject({ score: 0.5 });
  expect(adviceOf(contentDates, article).title).toContain('the author');
});

it('does not apply without a date', () => {
  expect(outcomeOf(contentDates, year(null)).kind).toBe('notApplicable');
});

it('is not measured on an article in a language without word list', () => {
  expect(outcomeOf(contentDates, { pageType: { type: 'article' }, wordLists: false }).kind).toBe(
    'notMeasured',
  );
});

it('shows a date on the author’s line once', () => {
  const byline = (text: string, date: string) => ({
    pageType: { type: 'article' as const },
    trust: { dates: { published: evidence(date), author: evidence(text) } },
  });
  expect(outcomeOf(contentDates, byline('Ana Ruiz May 2, 2026', 'May 2, 2026'))).toMatchObject({
    observed: 'The article shows “May 2, 2026” and the author “Ana Ruiz”.',
  });
  expect(outcomeOf(contentDates, byline('By Ana on May 2', 'By Ana on May 2'))).toMatchObject({
    observed: 'The article shows “By Ana on May 2” and an author on the same line.',
  });
});

it('does not call a page old that is newer elsewhere', () => {
  const page = { trust: { dates: { newestYear: 2020, newerElsewhere: evidence('Opening June 2026') } } };
  expect(outcomeOf(contentDates, page).kind).toBe('notMeasured');
});

it('leaves out the initials of an avatar before the author', () => {
  const page = {
    pageType: { type: 'article' as const },
    trust: { dates: { published: null, author: evidence('PM Pablo Moreno') } },
  };
  expect(outcomeOf(contentDates, page)).toMatchObject({
    observed: 'The article shows no date and the author “Pablo Moreno”.',
  });
});
