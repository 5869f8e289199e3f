import { expect, it } from 'vitest';
import { evidence, type Overrides } from '../../checks/testing/test-facts.ts';
import type { Proof, Testimonial } from '../../facts/types/proof.ts';
import { judgedCheck } from '../../findings/testing/judged-check.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { weakProof } from './rule.ts';

const NONE = { count: 0, evidence: [], searched: [] };

function quoteBy(name: string | null, given: Partial<Testimonial> = {}): Testimonial {
  const text = given.text ?? `We stopped double-booking our pontoons, says ${name}`;
  return {
    text,
    name,
    initialsOnly: false,
    role: null,
    firm: null,
    place: null,
    photo: false,
    waits: false,
    evidence: evidence(text),
    ...given,
  };
}

function of(items: Testimonial[], proof: Overrides<Proof> = {}) {
  return diagnosed(weakProof, {
    facts: {
      proof: {
        testimonials: { ...NONE, count: items.length, items },
        ratings: { ...NONE, summaries: [] },
        reviewProvenance: { present: false },
        ...proof,
      },
    },
  });
}

const bare: Overrides<Proof> = { customerLogos: NONE, namedCases: NONE, press: NONE, reviews: [] };

it('is not said of initials where only buyers may write', () => {
  const buyers = [quoteBy('Maria K.', { initialsOnly: true }), quoteBy('Tom R.', { initialsOnly: true })];
  expect(of(buyers)).not.toBeNull();
  expect(of(buyers, { reviewProvenance: { present: true }, ...bare })).toBeNull();
});

it('is not said of quotes by people that visitors can look up', () => {
  expect(diagnosed(weakProof, {})).toBeNull();
  expect(of([quoteBy('Owner One', { firm: 'Lakeside Boats' }), quoteBy('Manager Two')])).toBeNull();
});

it('names who hides behind initials', () => {
  const initials = { initialsOnly: true };
  expect(of([quoteBy('Ann B.', initials), quoteBy('Carl D.', initials)])?.title).toBe(
    'Show the full name behind “Ann B.”',
  );
});

it('doesn’t take a label that signs every quote for a name', () => {
  const problem = of([
    quoteBy('Google review'),
    quoteBy('Google review', { text: 'Quick and friendly help.' }),
  ]);
  expect(problem?.title).toBe('Show the full name behind “Google review”');
});

it('asks where quotes were published that nothing vouches for', () => {
  const items = [quoteBy('Owner One'), quoteBy('Manager Two')];
  expect(of(items)?.title).toMatch(/^Show where “We stopped/);
  expect(of(items, { reviewProvenance: { present: true } })).toBeNull();
});

it('takes cards with an icon for a role for no quotes', () => {
  expect(of([quoteBy('Fully insured', { role: '🛡️' }), quoteBy('Green supplies', { role: '🧽' })])).toBeNull();
});

it('is gravest where the same quote has two authors', () => {
  const text = 'The waiver is signed before they even reach the dock.';
  expect(of([quoteBy('Owner One', { text }), quoteBy('Manager Two', { text })])?.severity).toBeGreaterThan(
    2.5,
  );
});

it('asks for a customer where only figures speak', () => {
  expect(of([], bare)?.title).toBe('Back up “1,400 rental fleets” with names and faces');
  expect(of([], { ...bare, press: { ...NONE, count: 1 } })).toBeNull();
});

it('asks how many reviews are behind a rating, unless a count stands anywhere', () => {
  const stars = {
    average: 4.9,
    scale: 5,
    count: null,
    item: null,
    depth: { desktop: 0.4, mobile: 0.4 },
    nearTitle: true,
    evidence: evidence('4.9 stars'),
  };
  const rated = (count: number | null) =>
    of([], { ...bare, ratings: { ...NONE, count: 1, summaries: [{ ...stars, count }] } });
  expect(rated(null)?.title).toBe('Say how many reviews are behind “4.9 stars”');
  expect(rated(212)).toBeNull();
});

it('asks to move up proof that starts far down', () => {
  const first = {
    evidence: evidence('1,400 rental fleets'),
    depth: { desktop: 5.2, mobile: 7 },
    nearAction: false,
  };
  const items = [quoteBy('Owner One', { firm: 'Lakeside Boats' }), quoteBy('Manager Two')];
  expect(of(items, { first })?.title).toBe('Move “1,400 rental fleets” up: it’s 5 screens down');
});

it('is said of percentages without a source where the page has no other flaw', () => {
  const of = (text: string) => {
    const claim = judgedCheck({ id: 'claim-sources', score: 0.4 });
    const outcome = { ...claim.outcome, evidence: [evidence(text)] };
    return diagnosed(weakProof, {
      facts: { proof: { testimonials: { ...NONE, items: [] } } },
      judged: [{ ...claim, outcome }],
    });
  };
  expect(of('Up 320% in four months')).toMatchObject({
    title: 'Change what claim-sources saw',
    severity: 1.2,
  });
  expect(of('Select the day that suits you best')).toBeNull();
});

it('is minor where the people have a name, though not a full one', () => {
  expect(of([quoteBy('Ana'), quoteBy('Bo')])?.slight).toBe(true);
  expect(of([quoteBy(null), quoteBy(null, { text: 'The piers fill up by themselves now' })])?.slight).toBe(
    false,
  );
});

it('takes no weight or time for each customer for their number', () => {
  const served = [evidence('Max 60 kg per guest.')];
  expect(of([], { ...bare, numbers: { ...NONE, served } })).toBeNull();
});
