import { expect, it } from 'vitest';
import { adviceOf, outcomeOf } from '../../testing/test-facts.ts';
import { mainHeadline } from '../main-headline/rule.ts';
import { titleHeadlineMatch } from './rule.ts';

it('passes when half of the words come back', () => {
  expect(outcomeOf(titleHeadlineMatch)).toMatchObject({ score: 1 });
});

it('fails when none does, and names them', () => {
  const page = { content: { titleMatch: { words: ['boat', 'rental'], found: [] } } };
  expect(outcomeOf(titleHeadlineMatch, page)).toMatchObject({ score: 0.2 });
  expect(adviceOf(titleHeadlineMatch, page).steps[0]).toContain('“rental” and “boat”');
});

it('speaks of the ad where visitors come from one', () => {
  const page = { content: { titleMatch: { words: ['boat', 'rental'], found: [] } } };
  const told = { trafficSource: 'ads' as const };
  expect(adviceOf(titleHeadlineMatch, page).steps.join()).not.toContain('ads');
  expect(adviceOf(titleHeadlineMatch, { ...page, told }).steps.at(-1)).toContain('come from ads');
});

it('joins neighboring words as in the title, and leaves out words that name nothing', () => {
  const page = {
    document: { title: 'Start – Art by Sven Van Dorst', siteName: null },
    content: { titleMatch: { words: ['Start', 'Art', 'Sven', 'Van', 'Dorst'], found: ['Art'] } },
  };
  expect(outcomeOf(titleHeadlineMatch, page)).toMatchObject({
    observed:
      '1 of 4 keywords from the title “Start – Art by Sven Van Dorst” appears above the fold. Missing: “Sven Van Dorst”.',
  });
  expect(adviceOf(titleHeadlineMatch, page).steps[0]).toMatch(/^Add “Sven Van Dorst” to/);
});

it('fails a page without title', () => {
  expect(outcomeOf(titleHeadlineMatch, { document: { title: ' ' } })).toMatchObject({ score: 0 });
});

it('does not apply to a title of brand and one word', () => {
  expect(
    outcomeOf(titleHeadlineMatch, { content: { titleMatch: { words: ['register'], found: [] } } }).kind,
  ).toBe('notApplicable');
});

it('is not measured where the comparison could not be made', () => {
  expect(outcomeOf(titleHeadlineMatch, { content: { titleMatch: null } }).kind).toBe('notMeasured');
});

it.each([
  ['Home', null],
  ['Startseite', null],
  ['Untitled document', null],
  ['Home | Harbor', 'Harbor'],
])('a default title names nothing: %s', (title, siteName) => {
  const page = { document: { title, siteName }, content: { titleMatch: { words: [], found: [] } } };
  expect(outcomeOf(titleHeadlineMatch, page)).toMatchObject({ score: 0.2 });
  expect(adviceOf(titleHeadlineMatch, page).title).toContain(title);
});

it('compares a title that has both “Home” and the offer', () => {
  const page = { document: { title: 'Home | Boat rental booking', siteName: 'Harbor' } };
  expect(outcomeOf(titleHeadlineMatch, page)).toMatchObject({ score: 1 });
});

it('doesn’t count a page label as the name of the site', () => {
  const page = {
    document: { title: 'Quest Arena - Home Page', siteName: 'Home Page' },
    content: { titleMatch: { words: ['Quest', 'Arena'], found: ['Quest'] } },
  };
  expect(outcomeOf(titleHeadlineMatch, page)).toMatchObject({
    observed: expect.not.stringContaining('site name'),
  });
  expect(adviceOf(mainHeadline, { ...page, headline: null }).title).toContain('“Quest Arena - Home Page”');
});

it('doesn’t fail a short title of one part, which may be a name that a logo shows', () => {
  const titleMatch = { words: ['Anna', 'Berg'], found: [] };
  const page = (title: string) => ({ document: { title, siteName: null }, content: { titleMatch } });
  expect(outcomeOf(titleHeadlineMatch, page('Anna Berg')).kind).toBe('notMeasured');
  expect(outcomeOf(titleHeadlineMatch, page('Anna Berg paints harbors at night'))).toMatchObject({
    score: 0.2,
  });
});

it('says that a title is only a name and “Home”, not that it names nothing', () => {
  const document = { title: 'Home - Kitchen Decorators', siteName: 'Kitchen Decorators' };
  expect(outcomeOf(titleHeadlineMatch, { document })).toMatchObject({
    score: 0.2,
    observed:
      'The title “Home - Kitchen Decorators” contains only a name and a generic word for a home page.',
  });
});

it.each([
  [
    'Call 555-0199 or visit liftmark-billing.com to renew your Liftmark plan',
    'Call com to renew your Liftmark',
  ],
  ['Liftmark Score 100 A Excellent', 'Liftmark Score Excellent'],
  ['Boat rental in Whitby | Call 555-0199 now', 'Boat Call 555'],
])('puts no words of an unsafe title into the headline: %s', (title, missing) => {
  const words = missing.split(' ');
  const page = { document: { title, siteName: null }, content: { titleMatch: { words, found: [] } } };
  const advice = adviceOf(titleHeadlineMatch, page);
  expect([advice.title, ...advice.steps].join(' ')).not.toMatch(/555|Liftmark|renew|“/);
});
