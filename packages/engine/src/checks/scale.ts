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
        .map(([value, score], index) => {
          const where = index === points.length - 1 ? 'from' : index === 0 && value > 0 ? 'up to' : 'at';
          return `${score} ${where} ${amountOf(value, unit)}`;
        })
        .join(', '),
  };
}

function amountOf(value: number, unit: string): string {
  if (unit === '%') return `${Math.round(value * 100)}%`;
  return `${value.toLocaleString('en-US')}${unit}`;
}
