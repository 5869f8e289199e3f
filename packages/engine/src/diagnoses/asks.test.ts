import { expect, it } from 'vitest';
import { pageFacts } from '../checks/testing/test-facts.ts';
import { nextStepOf } from './asks.ts';

const { asks, primaryAction } = pageFacts();
const [first] = asks;
if (!first || !primaryAction) throw new Error('The test page has a button.');
const main = { ...first, text: primaryAction.text };
const next = (...given: (typeof first)[]) => nextStepOf({ asks: given, forms: [], primaryAction });

it('takes the main CTA for the next step, and another only if the main one leads to reading on', () => {
  const quote = { ...first, key: 'quote', text: 'Get a quote', filled: false };
  expect(next(main, quote)).toBe(primaryAction.text);
  expect(next({ ...main, kind: 'read' }, quote)).toBe('Get a quote');
  expect(next({ ...main, kind: 'read' })).toBe(primaryAction.text);
});
