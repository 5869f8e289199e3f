import { expect, it } from 'vitest';
import { asksForChange } from './asks-for-change.ts';

it('asks for no change of a label that nothing is against', () => {
  expect(asksForChange({ priority: 'low', issues: [], rewriteExample: null })).toBe(false);
  expect(asksForChange({ priority: 'low', issues: ['It names nothing.'], rewriteExample: null })).toBe(true);
  expect(asksForChange({ priority: 'low', issues: [], rewriteExample: 'Book a table' })).toBe(true);
});

it('tells that a label asks for a change to whoever may not read which', () => {
  expect(asksForChange({ priority: 'high', issues: [], rewriteExample: null })).toBe(true);
});
