import { CATEGORY_LABELS, type Category } from '@liftmark/contract/categories';
import { gradeFor } from '@liftmark/contract/grade';
import type { Finding } from '@liftmark/contract/report';
import { figure, lowerFirst, toldOnce } from '../checks/shared/phrasing.ts';
import { faultedBy } from '../diagnoses/faulted.ts';
import type { AnalystInput, Words } from './analyst.ts';
import { basisOf } from './category-basis.ts';
import { text } from './category-insights.text.ts';

/** More problems than this are counted, not named. */
const NAMED = 2;

/** A smaller loss isn't mentioned. */
const NOTABLE_POINTS = 0.05;

/** Nor is a smaller share of the category that counts as average. */
const NOTABLE_SHARE = 0.1;

/** Two paragraphs for each category, on lines of their own: its score with what costs points, and what works. */
export function categoryInsights({
  findings,
  scores,
  changes,
  ceilings,
}: AnalystInput): Words['categoryInsights'] {
  const isFaulted = faultedBy(changes, ceilings);
  const insight = (category: Category) =>
    insightOf(
      category,
      scores[category] ?? null,
      findings.filter((finding) => finding.category === category),
      isFaulted,
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

function insightOf(
  category: Category,
  score: number | null,
  findings: readonly Finding[],
  isFaulted: (finding: Finding) => boolean,
): string {
  const costs = [standing(category, score), lost(findings), filled(score, findings)];
  const works = [working(findings, isFaulted), unmeasured(findings)];
  return [costs, works]
    .map((sentences) => sentences.filter((sentence) => sentence !== null).join(' '))
    .filter((paragraph) => paragraph !== '')
    .join('\n');
}

function standing(category: Category, score: number | null): string {
  const label = CATEGORY_LABELS[category];
  return score === null
    ? text.unscored({ category: label })
    : text.scored({ category: label, score, grade: gradeFor(score) });
}

function lost(findings: readonly Finding[]): string | null {
  const costly = findings
    .filter(({ outcome, points }) => outcome !== 'pass' && points >= NOTABLE_POINTS)
    .toSorted((a, b) => b.points - a.points);
  if (costly.length === 0) return null;
  const sentences = toldOnce(costly.slice(0, 2).map(({ observed }) => observed));
  const rest = costly.slice(2);
  if (rest.length === 0) return sentences;
  const gaps = rest.length;
  const points = figure(sum(rest), 1);
  const titles = rest.map(({ title }) => lowerFirst(title)).join('; ');
  return `${sentences} ${gaps > NAMED ? text.countedGaps({ gaps, points }) : text.namedGaps({ gaps, points, titles })}`;
}

/** Where few checks apply, the score leans on the rest of the page. */
function filled(score: number | null, findings: readonly Finding[]): string | null {
  const { judged, fillerShare } = basisOf(findings);
  if (score === null || fillerShare < NOTABLE_SHARE) return null;
  return text.filled({ judged: judged.length });
}

/** The weightiest check that passes in full; what a change faults isn’t praised. */
function working(findings: readonly Finding[], isFaulted: (finding: Finding) => boolean): string | null {
  const passed = findings.filter(({ outcome }) => outcome === 'pass');
  const best = passed
    .filter((finding) => finding.score === 1 && !isFaulted(finding))
    .toSorted((a, b) => b.weight - a.weight)[0];
  return best ? text.working({ observed: best.observed, others: passed.length - 1 }) : null;
}

function unmeasured(findings: readonly Finding[]): string | null {
  const checks = findings.filter(({ outcome }) => outcome === 'notMeasured').length;
  return checks === 0 ? null : text.unmeasured({ checks });
}

function sum(findings: readonly Finding[]): number {
  return findings.reduce((total, { points }) => total + points, 0);
}
