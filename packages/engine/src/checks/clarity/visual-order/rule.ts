import { defineCheck, measured, notMeasured } from '../../check.ts';
import { impressionOf } from '../../impression.ts';
import { capitalized, list } from '../../phrasing.ts';

export const visualOrder = defineCheck({
  id: 'visual-order',
  category: 'clarity',
  title: { passes: 'The layout guides the eye', fails: 'The layout gives the eye no order' },
  why: 'People form an opinion of a page within 50 milliseconds, and simple, well-ordered pages please them more. What is ordered by size, space and alignment is read first.',
  measure:
    'Sizes of type, length and height of lines, density, empty stretches, margins, columns and the fit on phones, weighed by a model that was fitted to people’s ratings of screenshots.',
  weight: 10,
  group: 'reading',
  pageTypes: 'all',
  measurable: { static: 'no', withoutWordList: 'yes' },
  evidence: ['first-impression-50ms', 'visual-complexity-tuch', 'design-look-46'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'days', impact: 'default' },
  needs: ['look', 'layout'],
  evaluate(facts) {
    const impression = impressionOf('order', facts);
    if (impression === null) return notMeasured('The page was not laid out.');
    const { score, weaknesses } = impression;
    return measured(
      score,
      weaknesses.length === 0
        ? 'Sizes, spaces and columns lead the eye down the page.'
        : `${capitalized(list(weaknesses.map(({ said }) => said)))}.`,
    );
  },
  recommend(_outcome, facts) {
    const weaknesses = impressionOf('order', facts)?.weaknesses ?? [];
    return {
      title: 'Give the layout more order',
      steps: [
        `Start with what weighs most: ${list(weaknesses.map(({ said }) => said))}.`,
        'Use one large headline, running text of 16 px or more with 1.5 line height, 45 to 85 letters a line, and even spaces between sections.',
      ],
      remedy: 'visual-order',
    };
  },
});
