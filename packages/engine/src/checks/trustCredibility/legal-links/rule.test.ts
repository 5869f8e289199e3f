import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf, pageFacts } from '../../testing/test-facts.ts';
import { legalLinks } from './rule.ts';

const links = (privacy: boolean, terms: boolean) => ({
  trust: { privacyPolicy: { present: privacy, evidence: [] }, terms: { present: terms, evidence: [] } },
});

it('passes both links', () => {
  expect(outcomeOf(legalLinks)).toMatchObject({ score: 1 });
});

it('weighs them where an account is asked for, and names what is missing', () => {
  expect(outcomeOf(legalLinks, links(true, false))).toMatchObject({ score: 0.6 });
  expect(outcomeOf(legalLinks, links(false, true))).toMatchObject({ score: 0.4 });
  expect(adviceOf(legalLinks, links(false, false)).title).toContain('privacy policy and terms');
});

it('asks only for privacy elsewhere', () => {
  const quiet = { forms: [], leadForm: null, offer: { prices: [] } };
  expect(outcomeOf(legalLinks, { ...quiet, ...links(true, false) })).toMatchObject({ score: 1 });
});

it('is not measured if links couldn’t be determined', () => {
  expect(outcomeOf(legalLinks, { trust: { privacyPolicy: { present: null } } }).kind).toBe('notMeasured');
});

it('says what is linked beside what is missing', () => {
  expect(outcomeOf(legalLinks, links(true, false))).toMatchObject({
    observed: 'A privacy policy is linked; no link to terms was found.',
  });
  expect(outcomeOf(legalLinks, links(false, false))).toMatchObject({
    observed: 'No link to a privacy policy or terms was found.',
  });
});

it('asks for the terms of what the page asks for', () => {
  const stepFor = (...purposes: ('donation' | 'booking' | 'signup')[]) => {
    const forms = purposes.flatMap((purpose) => pageFacts().forms.map((form) => ({ ...form, purpose })));
    return adviceOf(legalLinks, { ...links(true, false), forms }).steps.join(' ');
  };
  expect(stepFor('donation')).toContain('what donations are used for');
  expect(stepFor('donation')).not.toMatch(/order|book|sign up/);
  expect(stepFor('booking')).toContain('when they book here');
  expect(stepFor('signup')).toContain('when they order or sign up here');
});

it('says what the page has instead of a working link', () => {
  const instead = (...unlinked: [text: string, address: string | null][]) => ({
    ...links(false, false),
    trust: {
      privacyPolicy: {
        present: unlinked.some(([, address]) => address !== null),
        evidence: [],
        unlinked: unlinked.map(([text, address]) => ({ evidence: evidence(text), address })),
      },
      terms: { present: false, evidence: [] },
    },
  });
  expect(outcomeOf(legalLinks, instead(['Datenschutz', '#datenschutz'], ['Privacy', '']))).toMatchObject({
    score: 0,
    observed:
      'No link to a privacy policy or terms was found: “Datenschutz” (“#datenschutz”) and “Privacy” (no address) lead nowhere.',
  });
  expect(outcomeOf(legalLinks, instead(['Impressum · Datenschutz', null]))).toMatchObject({
    observed: 'No link to a privacy policy or terms was found: “Impressum · Datenschutz” isn’t linked.',
  });
  expect(adviceOf(legalLinks, instead(['Datenschutz', '#'])).steps[0]).toBe(
    'Turn “Datenschutz”, which is already on the page, into a link to the full text.',
  );
});
