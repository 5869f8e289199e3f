import { type Points, ramp } from './check.ts';

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
        .map(([value, score], at) => `${score} ${valueWords(value, unit, placeOf(at, points))}`)
        .join(', '),
  };
}

type Place = 'first' | 'middle' | 'last';

function placeOf(at: number, { length }: Points): Place {
  return at === 0 ? 'first' : at === length - 1 ? 'last' : 'middle';
}

/** "up to 5", "at 9", "from 16"; nothing is below 0 or above all. */
function valueWords(value: number, unit: string, place: Place): string {
  if (value === 0 && unit === '') return 'for none';
  const isBound = unit === '%' && value === 1;
  const amount = unit === '%' ? `${Math.round(value * 100)}%` : `${value.toLocaleString('en-US')}${unit}`;
  if (place === 'first' && value > 0) return `up to ${amount}`;
  return place === 'last' && !isBound ? `from ${amount}` : `at ${amount}`;
}
