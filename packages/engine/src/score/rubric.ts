import { createHash } from 'node:crypto';
import impression from '../../data/models/impression.json' with { type: 'json' };
import scale from '../../data/models/scale.json' with { type: 'json' };
import usual from '../../data/models/usual.json' with { type: 'json' };
import weights from '../../data/models/weights.json' with { type: 'json' };
import { CEILINGS } from '../ceilings/registry.ts';
import type { Check } from '../checks/check.ts';
import { CHECKS } from '../checks/registry.ts';
import { FORFEITS } from './forfeits.ts';
import { MULTIPLIERS } from './multipliers.ts';
import { SCORING } from './score.ts';
import { FAILS, PASSES } from './thresholds.ts';

/**
 * A short name for the rubric as it stands: it changes with every weight, measure, page type, ceiling,
 * multiplier, fitted coefficient and constant, and with nothing else. A change of scoring belongs into the check's `measure`.
 */
export function rubricVersion(checks: readonly Check[]): string {
  const content = {
    checks: checks.map(({ id, category, weight, group, measure, pageTypes, measurable }) => ({
      id,
      category,
      weight,
      group,
      measure,
      pageTypes,
      measurable,
    })),
    ceilings: CEILINGS.map(({ id, measure }) => ({ id, measure })),
    multipliers: MULTIPLIERS,
    scoring: SCORING,
    forfeits: FORFEITS,
    scale: scale.points,
    weights: weights.factors,
    usual: usual.scores,
    impression: impression.halves,
    bands: { passes: PASSES, fails: FAILS },
  };
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
}

/** That of the rubric by which reports are judged now. */
export const RUBRIC_VERSION = rubricVersion(CHECKS);
