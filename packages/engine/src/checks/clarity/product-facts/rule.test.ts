import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { productFacts } from './rule.ts';

function course(...missing: string[]) {
  const facts = ['length', 'syllabus', 'teacher', 'access'].map((name) => {
    const found = !missing.includes(name);
    return { name, found, inPassing: false, evidence: found ? evidence(name) : null };
  });
  return { pageType: { type: 'course' as const }, product: { facts } };
}

it('passes when all facts are there', () => {
  expect(outcomeOf(productFacts, course())).toMatchObject({ score: 1 });
});

it('fails when three of four are missing, and names them', () => {
  const page = course('length', 'syllabus', 'teacher');
  expect(outcomeOf(productFacts, page)).toMatchObject({ score: 0 });
  expect(adviceOf(productFacts, page).title).toContain('the length, the syllabus and the teacher');
});

it('does not apply to software', () => {
  expect(outcomeOf(productFacts).kind).toBe('notApplicable');
});

it('is not measured where a foreign frame could hold the facts', () => {
  const frame = {
    kind: 'frame' as const,
    host: 'tables.example',
    purpose: null,
    firstScreenShare: { desktop: 0, mobile: 0 },
    evidence: evidence('', {
      boxes: { desktop: { x: 0, y: 900, width: 800, height: 600 }, mobile: null },
    }),
  };
  const page = { ...course('length', 'syllabus', 'teacher'), layout: { unread: [frame] } };
  expect(outcomeOf(productFacts, page).kind).toBe('notMeasured');
});

it('says what would count, and names the people of the page', () => {
  const facts = [
    { name: 'place', found: true, inPassing: false, evidence: evidence('4 Harbor Street') },
    { name: 'times', found: false, inPassing: false, evidence: null },
  ];
  const page = { pageType: { type: 'hospitality' as const }, product: { facts } };
  expect(outcomeOf(productFacts, page)).toMatchObject({
    observed:
      'Of the facts guests look for, the page includes the location, but not opening or check-in times.',
  });
});

it('lists facts found in passing neither as found nor as missing', () => {
  const page = (...inPassing: string[]) => ({
    pageType: { type: 'service' as const },
    product: {
      facts: ['services', 'area', 'procedure', 'people'].map((name) => ({
        name,
        found: name !== 'procedure',
        inPassing: inPassing.includes(name),
        evidence: null,
      })),
    },
  });
  expect(outcomeOf(productFacts, page('area', 'people'))).toMatchObject({
    observed: 'Of the facts customers look for, the page includes the services, but not the process.',
  });
  expect(outcomeOf(productFacts, page('services', 'area', 'people')).kind).toBe('notMeasured');
});
