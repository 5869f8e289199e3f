import { expect, it } from 'vitest';
import { adviceOf, outcomeOf } from '../../testing/test-facts.ts';
import { organizationIdentity } from './rule.ts';

it('passes about link, name and people', () => {
  expect(outcomeOf(organizationIdentity)).toMatchObject({ score: 1 });
});

it('fails an anonymous page and lists what to add', () => {
  const page = {
    trust: {
      about: { present: false, evidence: [] },
      organization: { legalName: null, people: [], evidence: [] },
    },
  };
  expect(outcomeOf(organizationIdentity, page)).toMatchObject({ score: 0 });
  expect(adviceOf(organizationIdentity, page).title).toContain('Harbor');
  expect(adviceOf(organizationIdentity, page).steps).toHaveLength(3);
});

it('is content with the name on a checkout', () => {
  const page = {
    pageType: { type: 'checkout' as const },
    trust: { about: { present: false }, organization: { people: [] } },
  };
  expect(outcomeOf(organizationIdentity, page)).toMatchObject({ score: 1 });
});

it('is not measured if the about link couldn’t be determined', () => {
  expect(outcomeOf(organizationIdentity, { trust: { about: { present: null } } }).kind).toBe('notMeasured');
});

it('mentions the name of the site when nothing else is found', () => {
  const page = {
    document: { siteName: 'Harbor Boats' },
    trust: {
      about: { present: false, evidence: [] },
      organization: { legalName: null, people: [], evidence: [] },
    },
  };
  expect(outcomeOf(organizationIdentity, page)).toMatchObject({
    observed: expect.stringContaining('Apart from “Harbor Boats”, the page shows no legal name'),
  });
});

it('names people and numbers in one list, few of many', () => {
  const shows = (people: string[]) =>
    outcomeOf(organizationIdentity, {
      trust: { organization: { legalName: 'Harbor Boats Ltd', people, numbers: [] } },
    });
  expect(shows(['Ada Brandt', 'Simon Leigh'])).toMatchObject({
    observed: expect.stringContaining('the name Harbor Boats Ltd, Ada Brandt and Simon Leigh.'),
  });
  expect(shows(['Ada Brandt', 'Simon Leigh', 'Jo Fry', 'Kim Ash'])).toMatchObject({
    observed: expect.stringContaining('the name Harbor Boats Ltd, Ada Brandt, Simon Leigh and 2 more.'),
  });
});

it('lists each name once, however the page writes it', () => {
  const shows = (people: string[], numbers: string[] = [], legalName: string | null = 'Harbor e. V.') =>
    outcomeOf(organizationIdentity, { trust: { organization: { legalName, people, numbers } } });
  expect(shows([], ['ABN 27 406 545 129', 'ABN: 27 406 545 129'])).toMatchObject({
    observed: expect.stringMatching(/the name Harbor e\. V\. and ABN 27 406 545 129\.$/),
  });
  expect(shows(['Vault2Stable', '2Stable'], [], null)).toMatchObject({
    observed: expect.stringMatching(/ and 2Stable; missing: a legal name\.$/),
  });
  expect(shows(['Harbor e.V.'])).toMatchObject({
    score: 1,
    observed: expect.stringMatching(/link and the name Harbor e\. V\.$/),
  });
});

it('counts a person named in passing without listing them', () => {
  const page = (legalName: string | null) => ({
    trust: {
      about: { present: false, evidence: [] },
      organization: { legalName, people: [], isSomebodyNamed: true, evidence: [] },
    },
  });
  expect(outcomeOf(organizationIdentity, page('Harbor e. V.'))).toMatchObject({
    score: 0.6,
    observed: 'The page shows the name Harbor e. V.; missing: an “About” or legal notice link.',
  });
  expect(outcomeOf(organizationIdentity, page(null))).toMatchObject({
    score: 0.3,
    observed: expect.stringMatching(/shows no legal name and no “About” or legal notice link\.$/),
  });
});
