import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { testimonialAttribution } from './rule.ts';

function quoted(given: { name?: string | null; initialsOnly?: boolean; photo?: boolean; place?: string }) {
  const item = {
    text: 'It saved our season',
    name: null,
    initialsOnly: false,
    role: null,
    firm: null,
    place: null,
    photo: false,
    waits: false,
    evidence: evidence('It saved our season'),
    ...given,
  };
  return { proof: { testimonials: { count: 1, items: [item] } } };
}

it('passes testimonials with name, role and photo', () => {
  expect(outcomeOf(testimonialAttribution)).toMatchObject({ score: 1 });
});

it('fails an anonymous sentence, and says what it lacks', () => {
  expect(outcomeOf(testimonialAttribution, quoted({}))).toMatchObject({ score: 0 });
  expect(adviceOf(testimonialAttribution, quoted({})).steps[0]).toContain(
    'a name, a role, company or place and a photo',
  );
});

it('asks for a photo alone where name and place are there, after those that lack more', () => {
  const signed = quoted({ name: 'Chris Thomas', place: 'Brighton' });
  const [item] = signed.proof.testimonials.items;
  const [unsigned] = quoted({}).proof.testimonials.items;
  if (!item || !unsigned) throw new Error('no testimonial');
  const advice = adviceOf(testimonialAttribution, signed);
  expect(advice.title).toBe('Add a photo of the person who said “It saved our season”');
  expect(advice.copyExamples).toEqual([]);
  const both = { proof: { testimonials: { count: 2, items: [item, { ...unsigned, text: 'Worth it' }] } } };
  expect(adviceOf(testimonialAttribution, both).title).toBe('Show who said “Worth it”');
});

it('gives half for initials', () => {
  const page = quoted({ name: 'J. D.', initialsOnly: true, photo: true });
  expect(outcomeOf(testimonialAttribution, page)).toMatchObject({ score: 0.5 });
});

it('doesn’t ask for a company where the place is given', () => {
  const page = quoted({ name: 'Claire D.', initialsOnly: true, place: 'Rezé' });
  expect(adviceOf(testimonialAttribution, page).copyExamples).toEqual([
    { before: 'Claire D.', after: '[Name], Rezé' },
  ]);
});

it('asks for what was bought instead of role or company, where goods are sold', () => {
  const page = {
    ...quoted({ name: 'Karen P.', initialsOnly: true }),
    pageType: { type: 'ecommerce-product' as const },
  };
  const advice = adviceOf(testimonialAttribution, page);
  expect(advice.copyExamples?.[0]?.after).toBe('[Name], bought [product] in [month and year]');
  expect(JSON.stringify(advice)).not.toMatch(/\b(role|company)\b/);
  expect(outcomeOf(testimonialAttribution, page)).toMatchObject({
    observed: expect.not.stringMatching(/role|company/),
  });
});

it('does not apply without testimonial', () => {
  const page = { proof: { testimonials: { count: 0, items: [] } } };
  expect(outcomeOf(testimonialAttribution, page).kind).toBe('notApplicable');
});

it('leaves reviews alone', () => {
  const { testimonials } = quoted({}).proof;
  const reviews = [
    {
      text: 'It saved our season',
      stars: 5,
      date: null,
      author: 'J.',
      verified: true,
      platform: null,
      evidence: evidence('It saved our season'),
    },
  ];
  expect(outcomeOf(testimonialAttribution, { proof: { testimonials, reviews } }).kind).toBe('notApplicable');
});

it('is not measured where testimonials could not be read', () => {
  const page = { proof: { testimonials: { count: null, items: [] } } };
  expect(outcomeOf(testimonialAttribution, page).kind).toBe('notMeasured');
});

it('asks nothing of text left over from a template', () => {
  const page = quoted({});
  const [item] = page.proof.testimonials.items;
  if (!item) throw new Error('no testimonial');
  const left = { ...item, text: '[Member quote 1 — paste a real message or review here.]' };
  expect(
    outcomeOf(testimonialAttribution, { proof: { testimonials: { count: 1, items: [left] } } }).kind,
  ).toBe('notApplicable');
});
