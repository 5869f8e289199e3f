import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { testimonialOriginality } from './rule.ts';

function said(...pairs: [name: string | null, text: string][]) {
  const items = pairs.map(([name, text]) => ({
    text,
    name,
    initialsOnly: false,
    role: null,
    firm: null,
    place: null,
    photo: false,
    waits: false,
    evidence: evidence(text),
  }));
  return { proof: { testimonials: { count: items.length, items } } };
}

const long = 'The best decision we made in the whole of last year.';

it('passes testimonials that differ, and copies of one slide', () => {
  expect(outcomeOf(testimonialOriginality)).toMatchObject({ score: 1 });
  expect(outcomeOf(testimonialOriginality, said(['Owner', long], ['Owner', long]))).toMatchObject({
    score: 1,
  });
  expect(outcomeOf(testimonialOriginality, said(['A', 'Great boats!'], ['B', 'Great boats!']))).toMatchObject(
    {
      score: 1,
    },
  );
});

it('fails the same words under two names, and quotes them', () => {
  const page = said(['Owner One', long], ['Owner Two', long.toUpperCase()]);
  expect(outcomeOf(testimonialOriginality, page)).toMatchObject({ score: 0, certain: true });
  expect(adviceOf(testimonialOriginality, page).steps[0]).toContain('“Owner One” and “Owner Two”');
});

it('fails text left over from a template', () => {
  expect(outcomeOf(testimonialOriginality, said(['Client Name', 'A fine tool']))).toMatchObject({ score: 0 });
  expect(outcomeOf(testimonialOriginality, said(['John Doe', 'A fine tool']))).toMatchObject({ score: 0 });
});

it('asks to delete filler, not to look for the customer who wrote it', () => {
  const page = said(['John Doe', 'A fine tool'], ['Jane Roe', 'Your testimonial text goes here. Tell more.']);
  expect(outcomeOf(testimonialOriginality, page)).toMatchObject({
    observed: expect.stringMatching(/template.*“John Doe” and “Jane Roe”/),
  });
  const { title, steps } = adviceOf(testimonialOriginality, page);
  expect(title).toBe('Remove the 2 testimonials left over from a template: “John Doe” and “Jane Roe”');
  expect(steps.join(' ')).not.toMatch(/mail|the one name/);
});

it('does not praise a single testimonial for being distinct', () => {
  expect(outcomeOf(testimonialOriginality, said(['Owner', long])).kind).toBe('notApplicable');
});

it('does not apply without testimonial', () => {
  expect(outcomeOf(testimonialOriginality, said()).kind).toBe('notApplicable');
});

it('is not measured where the words could not be read', () => {
  const page = { proof: { testimonials: { count: 3, items: [] } } };
  expect(outcomeOf(testimonialOriginality, page).kind).toBe('notMeasured');
});
