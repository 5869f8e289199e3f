import { expect, test } from 'vitest';
import { upgradeWords } from './upgrade-words.ts';

test('the limit says how many analyses it is', () => {
  const offer = { trigger: 'free_limit', returnTo: '/analyze' } as const;
  expect(upgradeWords(offer, 3).text).toMatch(/^You have used the 3 free analyses of this month\./);
  expect(upgradeWords(offer, undefined).text).toMatch(/^You have used the free analyses of this month\./);
});
