import { OPEN_PIECES, type ReportResults } from '@liftmark/contract/analysis';
import type { CompetitorReport, CompetitorResults } from '@liftmark/contract/competitor';
import type { CopyReport, CopyResults } from '@liftmark/contract/copy';
import type { ConversionReport, Finding, Recommendation } from '@liftmark/contract/report';
import type { ReportChanges, ReportChangesView } from '@liftmark/contract/report-changes';
import type { SwotReport, SwotResults } from '@liftmark/contract/swot';
import { TOGETHER, type Trial } from '@liftmark/contract/trials';

/**
 * What a viewer without access gets of each kind of report. Scores, insights, outcomes and points are open to
 * everyone, because the score must be explainable, and so are ceilings with their reasons. Evidence and advice of
 * locked findings aren't sent.
 */

export function conversionResults(stored: ConversionReport, isOpen: boolean): ReportResults {
  const { builtInWords, rewrites, ...report } = stored;
  if (isOpen) return { ...report, ...(rewrites && { rewrites }), locked: false, lockedCount: 0 };
  const open = report.recommendations.slice(0, OPEN_PIECES);
  const locked = report.recommendations.slice(OPEN_PIECES);
  const openIds = new Set(open.map(({ id }) => id));
  const openChecks = new Set(open.flatMap(({ checks }) => checks));
  const isLocked = ({ outcome, check }: Finding) =>
    (outcome === 'fail' || outcome === 'partial') && !openChecks.has(check);
  const findings = report.findings.map((finding) => (isLocked(finding) ? withoutEvidence(finding) : finding));
  const cited = new Set([...open, ...findings].flatMap(({ sources }) => sources));
  return {
    ...report,
    findings,
    recommendations: [...open, ...locked.map(lockedRecommendation)],
    actionPlan: report.actionPlan.filter(({ recommendation }) => openIds.has(recommendation)).slice(0, 1),
    ...openWords({ ...report, ...builtInWords }, report.findings.filter(isLocked)),
    sources: Object.fromEntries(Object.entries(report.sources).filter(([id]) => cited.has(id))),
    // Levels are open like scores; what they are based on isn't.
    ...(report.secondOpinion && {
      secondOpinion: {
        ...report.secondOpinion,
        opinions: report.secondOpinion.opinions.map((opinion) => ({ ...opinion, reason: '' })),
      },
    }),
    ...(report.trials && { trials: openTrials(report.trials, openIds) }),
    // The facts contain the evidence of every finding.
    facts: {},
    locked: true,
    lockedCount: locked.length,
  };
}

function lockedRecommendation(recommendation: Recommendation) {
  const { id, type, title, place, question, category, checks, settles, ceilings, scoreOnceFixed, patch } =
    recommendation;
  const { suggestedBy, wordedBy } = recommendation;
  // Words that don't exist yet claim no gain.
  const isClaimed = scoreOnceFixed !== undefined && patch?.placeholder !== true;
  return {
    ...{ id, type, title, place, question, category, checks },
    ...(ceilings !== undefined && { ceilings }),
    ...(settles !== undefined && { settles }),
    ...(suggestedBy !== undefined && { suggestedBy }),
    ...(wordedBy !== undefined && { wordedBy }),
    ...(isClaimed && { scoreOnceFixed }),
    locked: true as const,
  };
}

/** The action plan is left out where a link shows no tasks. */
export function withTasks(results: ReportResults, hasTasks: boolean): ReportResults {
  return hasTasks ? results : { ...results, actionPlan: [] };
}

/** A trial shows its fix, and one of several together shows each of them. */
export function openTrials(trials: readonly Trial[], openIds: ReadonlySet<string>): Trial[] {
  return trials.filter(({ recommendation, includes }) => {
    const shown = recommendation === TOGETHER ? includes : [recommendation];
    return shown.length > 0 && shown.every((id) => openIds.has(id));
  });
}

export function withoutEvidence(finding: Finding): Finding {
  return { ...finding, observed: '', evidence: [], searched: [], sources: [] };
}

type WrittenParts = Pick<ConversionReport, 'summary' | 'categoryInsights' | 'pageTypeInsights'>;

/** The written parts, with the title of a locked finding in place of its observation. */
export function openWords(
  { summary, categoryInsights, pageTypeInsights }: WrittenParts,
  locked: readonly Finding[],
): WrittenParts {
  const open = (text: string) => locked.reduce(withoutSeen, text);
  const insights = Object.entries(categoryInsights).map(([category, text]) => [category, open(text)]);
  return {
    summary: open(summary),
    categoryInsights: Object.fromEntries(insights) as ConversionReport['categoryInsights'],
    pageTypeInsights: pageTypeInsights.map(open),
  };
}

/** In brackets or after a colon, a finding's words only add to the words before them. */
function withoutSeen(text: string, { observed, title }: Finding): string {
  const seen = observed.replace(/\.$/, '');
  const at = text.toLowerCase().indexOf(seen.toLowerCase());
  if (seen === '' || at < 0) return text;
  const before = text.slice(0, at);
  const after = text.slice(at + seen.length);
  if (before.endsWith(' (') && after.startsWith(')')) return before.slice(0, -2) + after.slice(1);
  if (before.endsWith(': ')) return before.slice(0, -2) + (after === '.' ? '' : after);
  return before + title + after;
}

export function competitorResults(stored: CompetitorReport, isOpen: boolean): CompetitorResults {
  const { builtInWords, rewrites, suggestions, ...report } = stored;
  if (isOpen) {
    const open = { ...(rewrites && { rewrites }), ...(suggestions && { suggestions }) };
    return { ...report, ...open, locked: false, lockedCount: 0 };
  }
  const { summary, recommendations } = builtInWords ?? report.insights;
  const open = recommendations.slice(0, OPEN_PIECES);
  return {
    ...report,
    insights: { ...report.insights, summary, recommendations: open, differences: [] },
    locked: true,
    lockedCount: recommendations.length - open.length + countOf(suggestions),
  };
}

export function swotResults(stored: SwotReport, isOpen: boolean): SwotResults {
  if (isOpen) return { ...stored, locked: false, lockedCount: 0 };
  const { rewrites: _withheld, suggestions, ...report } = stored;
  const weaknesses = report.weaknesses.map((entry, index) =>
    index < OPEN_PIECES ? entry : { ...entry, description: '', suggestion: '' },
  );
  return {
    ...report,
    weaknesses,
    opportunities: report.opportunities.map((entry) => ({ ...entry, description: '', actionable: '' })),
    threats: report.threats.map((entry) => ({ ...entry, description: '', mitigation: '' })),
    locked: true,
    lockedCount:
      Math.max(0, weaknesses.length - OPEN_PIECES) +
      report.opportunities.length +
      report.threats.length +
      countOf(suggestions),
  };
}

export function copyResults(stored: CopyReport, isOpen: boolean): CopyResults {
  if (isOpen) return { ...stored, locked: false, lockedCount: 0 };
  const { suggestions, ...report } = stored;
  const { copyAnalysis, priorityFixes, overallRecommendations } = report;
  const { headline, callToActions } = copyAnalysis;
  return {
    ...report,
    copyAnalysis: {
      headline: { current: headline.current, issues: [], rewriteExample: '', suggestions: [] },
      callToActions: callToActions.map((action) => ({ ...action, rewriteExample: null, issues: [] })),
    },
    priorityFixes: priorityFixes.map((fix, index) =>
      index < OPEN_PIECES ? fix : { ...fix, current: null, suggested: '', reasoning: '' },
    ),
    overallRecommendations: overallRecommendations.slice(0, OPEN_PIECES),
    ...(report.rewrites && { rewrites: report.rewrites.map((part) => ({ ...part, candidates: [] })) }),
    locked: true,
    lockedCount:
      1 +
      callToActions.length +
      Math.max(0, priorityFixes.length - OPEN_PIECES) +
      Math.max(0, overallRecommendations.length - OPEN_PIECES) +
      countOf(suggestions),
  };
}

/** What a model suggests is withheld as a whole, because each suggestion is advice. */
function countOf(suggestions: SwotReport['suggestions']): number {
  return suggestions?.length ?? 0;
}

/** Verdicts and points are open; what was seen then and now isn't. */
export function changesFor(
  stored: ReportChanges | null,
  isOpen: boolean,
  isByLink: boolean,
): ReportChangesView | null {
  const changes = stored && {
    ...stored,
    previous: { ...stored.previous, ...(isByLink && { secureId: null }) },
  };
  if (changes === null || isOpen) return changes;
  const unseen = <Entry extends object>(entry: Entry) => ({ ...entry, before: null, after: null });
  return {
    ...changes,
    score: { ...changes.score, lines: changes.score.lines.map(unseen) },
    followUps: changes.followUps.map(({ recommendation: { checks: _, ...recommendation }, ...followUp }) =>
      unseen({ ...followUp, recommendation }),
    ),
    worse: changes.worse.map(unseen),
  };
}
