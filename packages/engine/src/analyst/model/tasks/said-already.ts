import type { CompetitorReport } from '@liftmark/contract/competitor';
import type { CopyReport } from '@liftmark/contract/copy';
import type { SwotReport } from '@liftmark/contract/swot';

/** What a report of another kind already says, as a title and what was seen; no insight may repeat it. */
export interface SaidAlready {
  title: string;
  observed: string;
}

export function saidInSwot({ strengths, weaknesses, opportunities, threats }: SwotReport): SaidAlready[] {
  const entries = [
    ...strengths.map((entry) => ({ ...entry, action: '' })),
    ...weaknesses.map((entry) => ({ ...entry, action: entry.suggestion })),
    ...opportunities.map((entry) => ({ ...entry, action: entry.actionable })),
    ...threats.map((entry) => ({ ...entry, action: entry.mitigation })),
  ];
  return entries.map(({ title, description, action }) => ({ title, observed: `${description} ${action}` }));
}

export function saidInCopy({
  copyAnalysis,
  priorityFixes,
  overallRecommendations,
}: CopyReport): SaidAlready[] {
  const { headline, callToActions } = copyAnalysis;
  const issues = [headline, ...callToActions].flatMap((part) => part.issues);
  return [
    ...priorityFixes.map(({ element, reasoning }) => ({ title: element, observed: reasoning })),
    ...[...issues, ...overallRecommendations].map((title) => ({ title, observed: '' })),
  ];
}

export function saidInComparison({
  insights: { differences = [], recommendations },
}: CompetitorReport): SaidAlready[] {
  return [
    ...differences.map(({ title, yours, theirs, takeOver }) => ({
      title,
      observed: [yours, theirs, takeOver ?? ''].join(' '),
    })),
    ...recommendations.map((title) => ({ title, observed: '' })),
  ];
}
