import type { MethodCheck, Methodology } from '@liftmark/contract/methodology';
import type { Check } from './checks/check.ts';
import { CHECKS } from './checks/registry.ts';
import { OMISSIONS } from './evidence/omissions.ts';
import { sourcesOf } from './evidence/sources.ts';
import { FAILS, labelOf, PASSES } from './score/findings.ts';
import { MULTIPLIERS } from './score/multipliers.ts';
import { RUBRIC_VERSION } from './score/rubric.ts';
import { SCORING } from './score/score.ts';

/** The rubric in full, as plain data: every check, the multipliers, the constants, and what is left out. */
export function methodology(): Methodology {
  const cited = [
    ...CHECKS.flatMap(({ evidence }) => evidence),
    ...OMISSIONS.flatMap(({ sources }) => sources),
  ];
  return {
    rubricVersion: RUBRIC_VERSION,
    checks: CHECKS.map(methodCheck),
    multipliers: MULTIPLIERS,
    scoring: { passes: PASSES, fails: FAILS, ...SCORING },
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
    group,
    pageTypes: pageTypes === 'all' ? 'all' : [...pageTypes],
    limits: limitsOf(check),
    sources: [...evidence],
  };
}

function limitsOf({ measurable }: Check): string[] {
  return [
    measurable.static === 'no' ? 'needs a rendered page' : '',
    measurable.static === 'partly' ? 'in part without rendering' : '',
    measurable.withoutWordList === 'no' ? 'needs a language with a word list' : '',
    measurable.withoutWordList === 'partly' ? 'in part without a word list' : '',
  ].filter(Boolean);
}
