import { expect, it } from 'vitest';
import { adviceOf, outcomeOf } from '../../test-facts.ts';
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

it('is not measured where the link could not be told', () => {
  expect(outcomeOf(organizationIdentity, { trust: { about: { present: null } } }).kind).toBe('notMeasured');
});

it('does not say that nobody is named where the site has a name', () => {
  const page = {
    document: { siteName: 'Harbor Boats' },
    trust: {
      about: { present: false, evidence: [] },
      organization: { legalName: null, people: [], evidence: [] },
    },
  };
  expect(outcomeOf(organizationIdentity, page)).toMatchObject({
    observed: expect.stringContaining('Beside “Harbor Boats” there is no legal name'),
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

it('names nobody twice, however the page writes it', () => {
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

it('does not say that nobody is named where somebody is in passing, and does not say who', () => {
  const page = (legalName: string | null) => ({
    trust: {
      about: { present: false, evidence: [] },
      organization: { legalName, people: [], isSomebodyNamed: true, evidence: [] },
    },
  });
  expect(outcomeOf(organizationIdentity, page('Harbor e. V.'))).toMatchObject({
    score: 0.6,
    observed: 'The page shows the name Harbor e. V.; missing: an about or imprint link.',
  });
  expect(outcomeOf(organizationIdentity, page(null))).toMatchObject({
    score: 0.3,
    observed: expect.stringMatching(/is no legal name and no about or imprint link\.$/),
  });
});
