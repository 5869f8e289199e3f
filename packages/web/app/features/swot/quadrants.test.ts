import type { SwotResults } from '@liftmark/contract/swot';
import { expect, test } from 'vitest';
import { quadrantsOf } from './quadrants.ts';

const entry = { title: 'A', description: 'Seen.', findings: ['main-headline'] };
const REPORT: SwotResults = {
  kind: 'swot',
  url: 'https://shop.test/',
  title: 'Shop',
  strengths: [
    { ...entry, title: 'Low', impact: 'low' },
    { ...entry, title: 'High', impact: 'high' },
    { ...entry, title: 'Medium', impact: 'medium' },
  ],
  weaknesses: [
    { ...entry, severity: 'high', suggestion: 'Change it.' },
    { ...entry, title: 'Locked', description: '', severity: 'medium', suggestion: '' },
  ],
  opportunities: [],
  threats: [{ ...entry, risk: 'low', mitigation: 'Watch it.' }],
  rubricVersion: '1',
  locked: true,
  lockedCount: 1,
};

test('four quadrants in their order, the highest level first', () => {
  const quadrants = quadrantsOf(REPORT);
  expect(quadrants.map(({ title }) => title)).toEqual([
    'Strengths',
    'Weaknesses',
    'Opportunities',
    'Threats',
  ]);
  expect(quadrants[0]?.entries.map(({ title }) => title)).toEqual(['High', 'Medium', 'Low']);
});

test('what was not sent is marked as locked, and nothing else', () => {
  const locked = quadrantsOf(REPORT).flatMap(({ entries }) => entries.filter(({ isLocked }) => isLocked));
  expect(locked.map(({ title }) => title)).toEqual(['Locked']);
});

test('a strength asks for nothing, everything else says what to do', () => {
  const [strengths, weaknesses, , threats] = quadrantsOf(REPORT);
  expect(strengths?.entries[0]?.action).toBeNull();
  expect(weaknesses?.entries[0]?.action).toEqual({ label: 'Suggestion', text: 'Change it.' });
  expect(threats?.entries[0]?.action).toEqual({ label: 'Mitigation', text: 'Watch it.' });
});
