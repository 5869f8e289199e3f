import { createHash } from 'node:crypto';
import type { Check } from '../checks/check.ts';
import { CHECKS } from '../checks/registry.ts';
import { FAILS, PASSES } from './findings.ts';
import { MULTIPLIERS } from './multipliers.ts';
import { SCORING } from './score.ts';

/**
 * A short name for the rubric as it stands: it changes with every weight, measure, page type, multiplier
 * and constant, and with nothing else. A change of scoring belongs into the check's `measure`.
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
    multipliers: MULTIPLIERS,
    scoring: SCORING,
    bands: { passes: PASSES, fails: FAILS },
  };
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
}

/** That of the rubric by which reports are judged now. */
export const RUBRIC_VERSION = rubricVersion(CHECKS);
