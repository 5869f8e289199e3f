import { CATEGORY_LABELS, type Category } from '@liftmark/contract/categories';
import { gradeFor } from '@liftmark/contract/grade';
import type { Finding } from '@liftmark/contract/report';
import { amount, lowerFirst, toldOnce } from '../checks/phrasing.ts';
import type { Material, Words } from './analyst.ts';
import { basisOf } from './category-basis.ts';

/** More smaller gaps than these are only counted. */
const NAMED = 2;

/** Less is not worth a word. */
const NOTABLE_POINTS = 0.05;

/** A smaller part of a category that is filled up is not worth a word either. */
const NOTABLE_SHARE = 0.1;

/** A paragraph for each category: where it stands, what holds it back on this page, what already works. */
export function categoryInsights({ findings, scores }: Material): Words['categoryInsights'] {
  const insight = (category: Category) =>
    insightOf(
      category,
      scores[category] ?? null,
      findings.filter((finding) => finding.category === category),
    );
  return {
    clarity: insight('clarity'),
    urgency: insight('urgency'),
    socialProof: insight('socialProof'),
    offerStrength: insight('offerStrength'),
    structure: insight('structure'),
    trustCredibility: insight('trustCredibility'),
  };
}

function insightOf(category: Category, score: number | null, findings: readonly Finding[]): string {
  return [
    standing(category, score),
    lost(findings),
    filled(score, findings),
    working(findings),
    unread(findings),
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}

function standing(category: Category, score: number | null): string {
  const label = CATEGORY_LABELS[category];
  return score === null
    ? `${label}: too little of it could be measured for a number, so it is left out of the score.`
    : `${label} stands at ${score} of 100 (${gradeFor(score)}).`;
}

function lost(findings: readonly Finding[]): string | null {
  const costly = findings
    .filter(({ outcome, points }) => outcome !== 'pass' && points >= NOTABLE_POINTS)
    .toSorted((a, b) => b.points - a.points);
  if (costly.length === 0) return null;
  const sentences = toldOnce(costly.slice(0, 2).map(({ observed }) => observed));
  const rest = costly.slice(2);
  if (rest.length === 0) return sentences;
  const points = sum(rest).toFixed(1);
  return rest.length > NAMED
    ? `${sentences} ${rest.length} smaller gaps cost another ${points} points; they stand among the findings.`
    : `${sentences} ${rest.length === 1 ? 'A smaller gap' : 'Smaller gaps'}, ${points} points: ${rest.map(({ title }) => lowerFirst(title)).join('; ')}.`;
}

/** Where few checks apply, the number leans on the rest of the page. */
function filled(score: number | null, findings: readonly Finding[]): string | null {
  const { judged, fillerShare } = basisOf(findings);
  if (score === null || fillerShare < NOTABLE_SHARE) return null;
  return `Only ${amount(judged.length, 'check')} had something to judge here; the rest counts like the page's average.`;
}

function working(findings: readonly Finding[]): string | null {
  const passed = findings.filter(({ outcome }) => outcome === 'pass');
  const best = passed.filter(({ score }) => score === 1).toSorted((a, b) => b.weight - a.weight)[0];
  if (!best) return null;
  const others = passed.length - 1;
  const rest = others === 0 ? '' : ` ${amount(others, 'more check')} passed.`;
  return `Works already: ${best.observed}${rest}`;
}

function unread(findings: readonly Finding[]): string | null {
  const count = findings.filter(({ outcome }) => outcome === 'notMeasured').length;
  return count === 0 ? null : `${amount(count, 'check')} could not be measured here.`;
}

function sum(findings: readonly Finding[]): number {
  return findings.reduce((total, { points }) => total + points, 0);
}
