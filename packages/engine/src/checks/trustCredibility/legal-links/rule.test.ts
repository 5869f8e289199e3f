import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf, pageFacts } from '../../test-facts.ts';
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

it('is not measured where links could not be told', () => {
  expect(outcomeOf(legalLinks, { trust: { privacyPolicy: { present: null } } }).kind).toBe('notMeasured');
});

it('says what is linked beside what is missing', () => {
  expect(outcomeOf(legalLinks, links(true, false))).toMatchObject({
    observed: 'A privacy policy is linked; no link to terms was found.',
  });
  expect(outcomeOf(legalLinks, links(false, false))).toMatchObject({
    observed: 'No link to privacy and terms was found.',
  });
});

it('asks for the terms of what the page asks for', () => {
  const stepFor = (...purposes: ('donation' | 'booking' | 'signup')[]) => {
    const forms = purposes.flatMap((purpose) => pageFacts().forms.map((form) => ({ ...form, purpose })));
    return adviceOf(legalLinks, { ...links(true, false), forms }).steps.join(' ');
  };
  expect(stepFor('donation')).toContain('what a gift is used for');
  expect(stepFor('donation')).not.toMatch(/orders|books|signs up/);
  expect(stepFor('booking')).toContain('when somebody books here');
  expect(stepFor('signup')).toContain('when somebody orders or signs up here');
});

it('tells what stands there instead of a link that leads to the text', () => {
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
      'No link to privacy and terms was found: “Datenschutz” (“#datenschutz”) and “Privacy” (no address) lead nowhere.',
  });
  expect(outcomeOf(legalLinks, instead(['Impressum · Datenschutz', null]))).toMatchObject({
    observed:
      'No link to privacy and terms was found: “Impressum · Datenschutz” stands there without a link.',
  });
  expect(adviceOf(legalLinks, instead(['Datenschutz', '#'])).steps[0]).toBe(
    'Let “Datenschutz”, which stands there already, lead to the text.',
  );
});
