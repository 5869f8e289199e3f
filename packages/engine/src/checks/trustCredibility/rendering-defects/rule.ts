import type { Layout } from '../../../observe/facts.ts';
import { defineCheck, measured, ramp } from '../../check.ts';
import { nodeName } from '../../node-name.ts';
import { amount, capitalized, list } from '../../phrasing.ts';

type Defect = Layout['defects'][number];

const SEEN: Record<Defect['kind'], string> = {
  covered: 'is covered by other text',
  cut: 'is cut off',
  outside: 'lies beyond the right edge of a desktop screen',
  stretched: 'is stretched',
  enlarged: 'is enlarged beyond its size',
};

const FIX: Record<Defect['kind'], string> = {
  covered: 'give the parts room, or lift it above what lies on it',
  cut: 'let the box grow with its text instead of a fixed height or width',
  outside: 'let the row that holds it wrap or shrink, so that the page is no wider than the screen',
  stretched: 'keep the proportions (object-fit: cover, or height: auto)',
  enlarged: 'serve the picture at least in the size at which it is shown',
};

function name({ evidence }: Defect): string {
  return nodeName(evidence, 'picture', { limit: 50 });
}

/** Each once, with how often it occurs. */
function told(defects: readonly Defect[]): string[] {
  const alike = Map.groupBy(defects, (defect) => `${name(defect)} ${SEEN[defect.kind]}`);
  return [...alike].map(([text, { length }]) => (length === 1 ? text : `${text} (${length} times)`));
}

export const renderingDefects = defineCheck({
  id: 'rendering-defects',
  category: 'trustCredibility',
  title: { passes: 'Text and pictures are drawn cleanly', fails: 'Text or pictures are drawn badly' },
  why: 'When 2,684 people commented on the credibility of sites, 46.1% of the comments spoke of the design look, more than of anything else. Ratings of appeal after 50 ms agree closely with those after half a second.',
  measure:
    'Text covered by other text, cut off or beyond the right edge of the desktop screen, pictures stretched by over 10% or enlarged over 1.5 times: none scores 1, one 0.7, five and more 0, in straight lines between. Fixed bars, ellipses and small decoration are no defects.',
  weight: 5,
  group: 'tech',
  pageTypes: 'all',
  measurable: { static: 'no', withoutWordList: 'yes' },
  evidence: ['design-look-46', 'first-impression-50ms', 'visual-complexity-tuch'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'defect' },
  needs: ['layout'],
  evaluate({ layout: { defects } }) {
    return measured(
      ramp(defects.length, [0, 1], [1, 0.7], [5, 0]),
      defects.length === 0
        ? 'In the flow of the page no text lies over another or is cut off by its box, and no picture is out of shape.'
        : `${amount(defects.length, 'defect')}: ${list(told(defects).slice(0, 3))}.`,
      defects.map(({ evidence }) => evidence),
      { certain: true },
    );
  },
  recommend(_outcome, { layout: { defects } }) {
    const first = defects[0];
    return {
      title: first
        ? `Repair what is drawn badly: ${name(first)} ${SEEN[first.kind]}`
        : 'Repair what is drawn badly',
      steps: defects
        .slice(0, 6)
        .map((defect) => capitalized(`${name(defect)} ${SEEN[defect.kind]}: ${FIX[defect.kind]}.`)),
      remedy: 'rendering-defects',
    };
  },
});
