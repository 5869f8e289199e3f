import { CATEGORIES, CATEGORY_LABELS } from '@liftmark/contract/categories';
import type { ConversionReport } from '@liftmark/contract/report';
import { scoreBelow } from '../gate.ts';
import type { BaselinePage } from './baseline-file.ts';
import { measureOf } from './baseline-file.ts';
import { text } from './ci.text.ts';
import type { Rules } from './config.ts';

/** One rule, and what broke it. */
export interface RuleOutcome {
  /** Such as `min-score` or `must-pass:headline`. */
  id: string;
  title: string;
  problems: Problem[];
}

interface Problem {
  message: string;
  /** The check that it speaks of; null for the score. */
  check: string | null;
}

/** Whether two measures differ only by what the page itself is. */
export function isComparable(before: BaselinePage, now: BaselinePage): boolean {
  return (
    before.rubricVersion === now.rubricVersion &&
    before.mode === now.mode &&
    before.pageType === now.pageType &&
    before.devices.join() === now.devices.join()
  );
}

/** Holds a report against the rules. @param before null where there is nothing to compare with */
export function outcomesOf(
  report: ConversionReport,
  rules: Rules,
  before: BaselinePage | null,
): RuleOutcome[] {
  return [
    ...scoreRules(report, rules),
    ...(rules.mustPass ?? []).map((check) => mustPass(report, check)),
    ...(before === null ? [] : baselineRules(report, rules, before)),
  ];
}

function scoreRules({ overall, scores }: ConversionReport, rules: Rules): RuleOutcome[] {
  const { minScore, minCategoryScores = {} } = rules;
  const outcomes: RuleOutcome[] = [];
  if (minScore !== undefined) {
    const score = scoreBelow(overall, minScore);
    const message = score === null ? null : text.problem.minScore({ score, least: minScore });
    outcomes.push(outcome('min-score', text.rule.minScore({ least: minScore }), message));
  }
  for (const key of CATEGORIES) {
    const least = minCategoryScores[key];
    if (least === undefined) continue;
    const score = scores[key];
    const category = CATEGORY_LABELS[key];
    const shown = score === null ? text.noScore : String(score);
    const isBelow = score === null || score < least;
    const message = isBelow ? text.problem.category({ category, score: shown, least }) : null;
    outcomes.push(outcome(`min-score:${key}`, text.rule.category({ category, least }), message));
  }
  return outcomes;
}

function outcome(id: string, title: string, message: string | null): RuleOutcome {
  return { id, title, problems: message === null ? [] : [{ message, check: null }] };
}

/** A check that couldn't be measured doesn't pass, like a page without a score. */
function mustPass({ findings }: ConversionReport, check: string): RuleOutcome {
  const finding = findings.find((one) => one.check === check);
  const rule = { id: `must-pass:${check}`, title: text.rule.mustPass({ check }) };
  if (finding?.outcome === 'pass' || finding?.outcome === 'notApplicable') return { ...rule, problems: [] };
  const title = finding?.title ?? check;
  const isMeasured = finding !== undefined && finding.outcome !== 'notMeasured';
  const message = isMeasured ? text.problem.mustPass({ title }) : text.problem.unmeasured({ title });
  return { ...rule, problems: [{ message, check }] };
}

function baselineRules(report: ConversionReport, rules: Rules, before: BaselinePage): RuleOutcome[] {
  const { allowedDrop = 0, allowedRegressions = [] } = rules;
  const now = measureOf(report);
  const isDrop = before.score !== null && (now.score === null || before.score - now.score > allowedDrop);
  const message = isDrop
    ? text.problem.drop({ before: before.score ?? 0, now: now.score ?? 0, allowed: allowedDrop })
    : null;
  const regressed = report.findings.filter(
    ({ check, outcome: result }) =>
      before.passing.includes(check) &&
      (result === 'fail' || result === 'partial') &&
      !allowedRegressions.includes(check),
  );
  return [
    outcome('max-drop', text.rule.drop({ allowed: allowedDrop }), message),
    {
      id: 'regressions',
      title: text.rule.regressions,
      problems: regressed.map(({ check, title }) => ({ message: text.problem.regression({ title }), check })),
    },
  ];
}
