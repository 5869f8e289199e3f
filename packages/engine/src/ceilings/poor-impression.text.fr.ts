import { list } from '../checks/shared/phrasing.ts';
import type { Text } from './poor-impression.text.ts';

const because = (seen: readonly string[]) => (seen.length === 0 ? '' : ` : ${list(seen, seen.length)}`);

export const text: Text = {
  title: 'La première impression rebute les visiteurs',
  measure:
    'Fait baisser le score de 18 % si les deux critères de première impression (visual-order, visual-quality) obtiennent 0,5 en moyenne, de 36 % s’ils obtiennent 0,3, et de 50 % s’ils obtiennent 0,1 ou moins. À partir de 0,7, le score ne baisse pas. La première impression colore tout ce que l’on voit ensuite.',
  mildTitle: 'La première impression pourrait être meilleure',
  reason: {
    mild: ({ seen }) =>
      `Au premier coup d’œil, la page paraît moins soignée qu’elle ne pourrait l’être${because(seen)}.`,
    poor: ({ seen }) =>
      `Au premier coup d’œil, la page ne paraît pas professionnelle${because(seen)}. Les visiteurs jugent la suite d’après cet aspect.`,
  },
};
