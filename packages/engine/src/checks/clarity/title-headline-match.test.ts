import { expect, it } from 'vitest';
import { adviceOf, outcomeOf } from '../test-facts.ts';
import { organizationIdentity } from '../trustCredibility/organization-identity/rule.ts';
import { titleHeadlineMatch } from './title-headline-match.ts';

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
  const told = { goal: null, trafficSource: 'ads' as const };
  expect(adviceOf(titleHeadlineMatch, page).steps.join()).not.toContain('ads');
  expect(adviceOf(titleHeadlineMatch, { ...page, told }).steps.at(-1)).toContain('come from ads');
});

it('names neighbors of the title as they stand there, and no word that names nothing', () => {
  const page = {
    document: { title: 'Start – Art by Sven Van Dorst', siteName: null },
    content: { titleMatch: { words: ['Start', 'Art', 'Sven', 'Van', 'Dorst'], found: ['Art'] } },
  };
  expect(outcomeOf(titleHeadlineMatch, page)).toMatchObject({
    observed:
      'Of the title “Start – Art by Sven Van Dorst” 1 of 4 content words stands in the first screen. Not there: “Sven Van Dorst”.',
  });
  expect(adviceOf(titleHeadlineMatch, page).steps[0]).toMatch(/^Bring “Sven Van Dorst” into/);
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
])('a title that nobody has written names nothing: %s', (title, siteName) => {
  const page = { document: { title, siteName }, content: { titleMatch: { words: [], found: [] } } };
  expect(outcomeOf(titleHeadlineMatch, page)).toMatchObject({ score: 0.2 });
  expect(adviceOf(titleHeadlineMatch, page).title).toContain(title);
});

it('a title that says where one is and what is offered is compared', () => {
  const page = { document: { title: 'Home | Boat rental booking', siteName: 'Harbor' } };
  expect(outcomeOf(titleHeadlineMatch, page)).toMatchObject({ score: 1 });
});

it('takes no label of a page for the name of the site', () => {
  const page = {
    document: { title: 'Quest Arena - Home Page', siteName: 'Home Page' },
    content: { titleMatch: { words: ['Quest', 'Arena'], found: ['Quest'] } },
  };
  expect(outcomeOf(titleHeadlineMatch, page)).toMatchObject({
    observed: expect.not.stringContaining('the name of the site'),
  });
  const nobody = { trust: { organization: { legalName: null } } };
  expect(adviceOf(organizationIdentity, { ...page, ...nobody }).title).toBe(
    'Show who’s behind the page “Quest Arena - Home Page”',
  );
});

it('accuses no short title of one part, which may be a name that a logo shows', () => {
  const titleMatch = { words: ['Anna', 'Berg'], found: [] };
  const page = (title: string) => ({ document: { title, siteName: null }, content: { titleMatch } });
  expect(outcomeOf(titleHeadlineMatch, page('Anna Berg')).kind).toBe('notMeasured');
  expect(outcomeOf(titleHeadlineMatch, page('Anna Berg paints harbors at night'))).toMatchObject({
    score: 0.2,
  });
});

it('says of a name beside “Home” that it is alone, not that it names nothing', () => {
  const document = { title: 'Home - Kitchen Decorators', siteName: 'Kitchen Decorators' };
  expect(outcomeOf(titleHeadlineMatch, { document })).toMatchObject({
    score: 0.2,
    observed:
      'The title “Home - Kitchen Decorators” holds a name and a word for any start page, and nothing besides.',
  });
});
