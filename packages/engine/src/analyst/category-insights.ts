import { CATEGORY_LABELS, type Category } from '@liftmark/contract/categories';
import { gradeFor } from '@liftmark/contract/grade';
import type { Finding } from '@liftmark/contract/report';
import { amount, toldOnce } from '../checks/phrasing.ts';
import { SCORING } from '../score/score.ts';
import type { Material, Words } from './analyst.ts';
import { basisOf } from './neutral-share.ts';

/** Less is not worth a word. */
const NOTABLE_POINTS = 0.05;

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
    neutral(score, findings),
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
  return rest.length === 0
    ? sentences
    : `${sentences} ${amount(rest.length, 'smaller gap')} cost another ${sum(rest).toFixed(1)} points.`;
}

/** Where little applied, what is neutral holds the number and neither praises nor blames. */
function neutral(score: number | null, findings: readonly Finding[]): string | null {
  const { telling, neutralShare } = basisOf(findings);
  if (score === null || neutralShare === 0) return null;
  const held = `the neutral ${100 * SCORING.neutralScore}`;
  if (telling.length === 0) {
    const earned = findings.some(({ score, points }) => score !== null && points >= NOTABLE_POINTS);
    return `Nothing here speaks for or against the page, so the category holds ${held}: no fault${earned ? ', and points that only more to go by would earn' : ', and nothing to change'}.`;
  }
  const missing = 100 - score;
  const share = Math.round(100 * (1 - SCORING.neutralScore) * neutralShare);
  const part = share >= missing ? allOfThem(missing) : `${share} of the ${missing} points`;
  const taken = missing === 0 || share === 0 ? '' : ` and takes ${part} missing to 100`;
  const tell = telling.length === 1 ? 'tells' : 'tell';
  return `${amount(telling.length, 'check')} ${tell} something here, too few to fill the category; the rest counts as ${held}${taken}.`;
}

function allOfThem(points: number): string {
  return points === 1 ? 'the one point' : `all ${points} points`;
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
