import { figureAsIs, percentWords } from '@liftmark/contract/figures';
import { type Points, ramp } from './check.ts';
import { text } from './scale.text.ts';

export interface Scale {
  at(value: number): number;
  /**
   * As the methodology prints it: "1 up to 5, 0.7 at 9, 0.2 from 16".
   * @param unit after each value; a percentage for shares
   */
  words(unit?: string): string;
}

export function scale(...points: Points): Scale {
  return {
    at: (value) => ramp(value, ...points),
    words: (unit = '') =>
      points
        .map(([value, score], at) => `${figureAsIs(score)} ${valueWords(value, unit, placeOf(at, points))}`)
        .join(text.separator),
  };
}

type Place = 'first' | 'middle' | 'last';

function placeOf(at: number, { length }: Points): Place {
  return at === 0 ? 'first' : at === length - 1 ? 'last' : 'middle';
}

/** "up to 5", "at 9", "from 16"; nothing is below 0 or above all. */
function valueWords(number: number, unit: string, place: Place): string {
  if (number === 0 && unit === '') return text.none;
  const isBound = unit === '%' && number === 1;
  const value = unit === '%' ? percentWords(Math.round(number * 100)) : `${figureAsIs(number)}${unit}`;
  if (place === 'first' && number > 0) return text.upTo({ value });
  return place === 'last' && !isBound ? text.from({ value }) : text.at({ value });
}
