import { inLanguage } from '@liftmark/contract/translated';
import { expect, it } from 'vitest';
import { scale } from './scale.ts';

it('slides between its points, and is flat beyond them', () => {
  const fields = scale([5, 1], [9, 0.6], [16, 0.2]);
  expect([0, 5, 7, 9, 16, 40].map(fields.at)).toEqual([1, 1, 0.8, 0.6, 0.2, 0.2]);
});

it.each([
  [scale([5, 1], [9, 0.7], [16, 0.2]).words(), '1 up to 5, 0.7 at 9, 0.2 from 16'],
  [scale([0, 0.5], [3, 1]).words(), '0.5 for none, 1 from 3'],
  [scale([0, 0.3], [1, 1]).words('%'), '0.3 at 0%, 1 at 100%'],
  [scale([2_500, 1], [8_000, 0]).words(' ms'), '1 up to 2,500 ms, 0 from 8,000 ms'],
])('prints its points: %s', (words, expected) => {
  expect(words).toBe(expected);
});

it.each([
  ['de', '1 bis 2.500 ms; 0,7 bei 3.000 ms; 0 ab 8.000 ms', '0,3 bei 0 %; 1 bei 100 %', '0,5 ohne; 1 ab 3'],
  [
    'fr',
    '1 jusqu’à 2 500 ms ; 0,7 à 3 000 ms ; 0 à partir de 8 000 ms',
    '0,3 à 0 % ; 1 à 100 %',
    '0,5 pour aucun ; 1 à partir de 3',
  ],
  [
    'es',
    '1 hasta 2500 ms; 0,7 con 3000 ms; 0 desde 8000 ms',
    '0,3 con 0 %; 1 con 100 %',
    '0,5 sin ninguno; 1 desde 3',
  ],
] as const)('prints its points in %s', (language, time, share, count) => {
  const words = inLanguage(language, () => [
    scale([2_500, 1], [3_000, 0.7], [8_000, 0]).words(' ms'),
    scale([0, 0.3], [1, 1]).words('%'),
    scale([0, 0.5], [3, 1]).words(),
  ]);
  expect(words.map((each) => each.replace(/\s/g, ' '))).toEqual([time, share, count]);
});
