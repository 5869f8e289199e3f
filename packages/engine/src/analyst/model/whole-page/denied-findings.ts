import type { ConversionReport } from '@liftmark/contract/report';
import { CHECKS } from '../../../checks/registry.ts';
import { contentStems } from '../../../language/stem.ts';
import { ENGLISH } from '../../../language/words-for.ts';
import type { Insight } from '../tasks/insights.ts';

/** Of the content words with which a check says that it failed. */
const SHARE = 0.75;
const LEAST_WORDS = 2;

const FAILURES = new Map(
  CHECKS.map(({ id, title }) => [id, [...new Set(contentStems(title.fails, ENGLISH))]]),
);

/**
 * Whether an insight denies what was measured: it names only findings that passed, or says in one sentence what a check
 * that passed would say had it failed.
 */
export function deniesFinding({ findings, title, problem }: Insight, report: ConversionReport): boolean {
  const outcomes = new Map(report.findings.map(({ check, outcome }) => [check, outcome]));
  const named = findings.flatMap((id) => outcomes.get(id) ?? []);
  if (named.length > 0 && named.every((outcome) => outcome === 'pass')) return true;
  const sentences = [title, ...problem.split(/(?<=[.!?])\s+/)].map(
    (text) => new Set(contentStems(text, ENGLISH)),
  );
  return report.findings.some(({ check, outcome }) => {
    const failure = FAILURES.get(check) ?? [];
    if (outcome !== 'pass' || failure.length < LEAST_WORDS) return false;
    return sentences.some(
      (stems) => failure.filter((stem) => stems.has(stem)).length >= SHARE * failure.length,
    );
  });
}
