import { expect, test } from 'vitest';
import { upgradeWords } from './upgrade-words.ts';

test('the limit says how many analyses it is', () => {
  const offer = { trigger: 'free_limit', returnTo: '/analyze' } as const;
  expect(upgradeWords(offer, 3).text).toMatch(/^You’ve used your 3 free analyses for this month\./);
  expect(upgradeWords(offer, undefined).text).toMatch(/^You’ve used your free analyses for this month\./);
});
