import { labelOf } from '@liftmark/contract/check-labels';
import type { MethodCheck, Methodology } from '@liftmark/contract/methodology';
import order from '../../data/models/order.json' with { type: 'json' };
import standing from '../../data/models/standing.json' with { type: 'json' };
import weights from '../../data/models/weights.json' with { type: 'json' };
import { CEILINGS } from '../ceilings/registry.ts';
import type { Check } from '../checks/check.ts';
import { CHECKS } from '../checks/registry.ts';
import { DIAGNOSES } from '../diagnoses/registry.ts';
import { OMISSIONS } from '../evidence/omissions.ts';
import { sourcesOf } from '../evidence/sources.ts';
import { MULTIPLIERS } from '../score/multipliers.ts';
import { RUBRIC_VERSION } from '../score/rubric.ts';
import { toScale } from '../score/scale.ts';
import { SCORING } from '../score/score.ts';
import { FAILS, PASSES } from '../score/thresholds.ts';
import { text } from './methodology.text.ts';

/** Shares of the checks' points that show the scale. */
const SHARES = [0.2, 0.4, 0.6, 0.8, 1];

const FACTORS: Readonly<Record<string, number>> = weights.factors;

/** The whole rubric as plain data: checks, ceilings, multipliers, constants, and what is left out on purpose. */
export function methodology(): Methodology {
  const cited = [
    ...CHECKS.flatMap(({ evidence }) => evidence),
    ...DIAGNOSES.flatMap(({ evidence }) => evidence),
    ...OMISSIONS.flatMap(({ sources }) => sources),
  ];
  return {
    rubricVersion: RUBRIC_VERSION,
    checks: CHECKS.map(methodCheck),
    multipliers: MULTIPLIERS,
    ceilings: CEILINGS.map(({ id, title, measure }) => ({ id, title, measure })),
    diagnoses: DIAGNOSES.map(({ id, question, measure }) => ({ id, label: labelOf(id), question, measure })),
    order: { pages: order.fitted.pages },
    scoring: {
      passes: PASSES,
      fails: FAILS,
      ...SCORING,
      scale: SHARES.map((share) => ({ share, score: Math.round(toScale(share)) })),
    },
    standing: {
      pages: standing.all.reduce((sum, count) => sum + count, 0),
      measured: standing.measured,
    },
    omissions: OMISSIONS.map(({ title, reason, sources }) => ({ title, reason, sources: [...sources] })),
    sources: sourcesOf(cited),
  };
}

function methodCheck(check: Check): MethodCheck {
  const { id, category, title, why, measure, weight, group, pageTypes, evidence } = check;
  return {
    id,
    label: labelOf(id),
    category,
    passes: title.passes,
    fails: title.fails,
    why,
    measure,
    weight,
    factor: Math.round((FACTORS[id] ?? 1) * 100) / 100,
    group,
    pageTypes: pageTypes === 'all' ? 'all' : [...pageTypes],
    limits: limitsOf(check),
    sources: [...evidence],
  };
}

function limitsOf({ measurable }: Check): string[] {
  return [
    measurable.static === 'no' ? text.limits.needsRendering : '',
    measurable.static === 'partly' ? text.limits.partlyWithoutRendering : '',
    measurable.withoutWordList === 'no' ? text.limits.needsWordList : '',
    measurable.withoutWordList === 'partly' ? text.limits.partlyWithoutWordList : '',
  ].filter(Boolean);
}
