import { expect, it } from 'vitest';
import { keywordsOf } from './keywords.ts';

it.each([
  ['rivers', 'Give a river back its fish', 'we plant the banks of rivers'],
  ['in Japanese', '川に魚を取り戻す', '古い堰を取り除き、魚を返します'],
  ['in Chinese', '把鱼还给河流', '我们让河流重新流动'],
  ['in Korean', '물고기에게 강을', '물고기를 돌려주세요'],
])('finds what a line names in another, whatever its form: %s', (_, line, other) => {
  expect(keywordsOf(line).some((word) => word.isIn(other))).toBe(true);
});

it('takes endings for no name', () => {
  expect(keywordsOf('です ます から')).toEqual([]);
});
