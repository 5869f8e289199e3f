import { type PatternName, pattern } from '../../language/patterns.ts';

const COUNTS = counted(['countTwo', 'countThree', 'countFour', 'countFive'], 2);
const ORDINALS = counted(
  ['ordinalFirst', 'ordinalSecond', 'ordinalThird', 'ordinalFourth', 'ordinalFifth'],
  1,
);
const LAST = pattern('ordinalLast');

/** How many are asked for; null where the question doesn't say. */
export function countIn(question: string): number | null {
  return COUNTS.find(({ words }) => words.test(question))?.count ?? null;
}

/** The place in a list that is asked about, from 0; null where none is named. */
export function placeIn(question: string, length: number): number | null {
  if (LAST.test(question)) return length - 1;
  const ordinal = ORDINALS.find(({ words }) => words.test(question));
  return ordinal === undefined ? null : ordinal.count - 1;
}

function counted(names: readonly PatternName[], from: number) {
  return names.map((name, index) => ({ words: pattern(name), count: from + index }));
}
