import type { ReportResults } from '@liftmark/contract/analysis';
import type { CompetitorReport, CompetitorResults } from '@liftmark/contract/competitor';
import type { CopyReport, CopyResults } from '@liftmark/contract/copy';
import type { ConversionReport } from '@liftmark/contract/report';
import type { SwotReport, SwotResults } from '@liftmark/contract/swot';
import {
  competitorResults,
  conversionResults,
  copyResults,
  openWords,
  swotResults,
  withoutEvidence,
} from './locking.ts';

/**
 * What a link to the summary gives of each kind of report: score, grade, categories, summary and titles, whatever plan the
 * owner or the reader has. Evidence, advice, trials and suggestions aren't sent.
 */

export function conversionSummary(stored: ConversionReport): ReportResults {
  const results = conversionResults(stored, false);
  const {
    secondOpinion: _opinion,
    trials: _trials,
    rewrites: _rewrites,
    message: _message,
    ...open
  } = results;
  const failed = stored.findings.filter(({ outcome }) => outcome === 'fail' || outcome === 'partial');
  return {
    ...open,
    ...openWords({ ...stored, ...stored.builtInWords }, failed),
    findings: results.findings.map(withoutEvidence),
    recommendations: results.recommendations.map(({ id, type, title, place, category, checks, settles }) => ({
      ...{ id, type, title, place, category, checks },
      ...(settles !== undefined && { settles }),
      locked: true as const,
    })),
    actionPlan: [],
    ...(open.ceilings && {
      ceilings: open.ceilings.map((ceiling) => ({ ...ceiling, reason: ceiling.title, evidence: [] })),
    }),
    sources: {},
    facts: {},
    screenshots: { desktop: null, mobile: null },
    locked: true,
    lockedCount: results.recommendations.length,
  };
}

export function competitorSummary(stored: CompetitorReport): CompetitorResults {
  const { lockedCount, insights, ...results } = competitorResults(stored, false);
  return {
    ...results,
    insights: { ...insights, recommendations: [], differences: [] },
    lockedCount: lockedCount + insights.recommendations.length,
  };
}

export function swotSummary(stored: SwotReport): SwotResults {
  const results = swotResults(stored, false);
  return {
    ...results,
    strengths: results.strengths.map((entry) => ({ ...entry, description: '' })),
    weaknesses: results.weaknesses.map((entry) => ({ ...entry, description: '', suggestion: '' })),
    lockedCount: results.lockedCount + Math.min(2, results.weaknesses.length),
  };
}

export function copySummary(stored: CopyReport): CopyResults {
  const { rewrites: _rewrites, ...results } = copyResults(stored, false);
  return {
    ...results,
    copyAnalysis: {
      headline: { ...results.copyAnalysis.headline, current: null },
      callToActions: [],
    },
    priorityFixes: results.priorityFixes.map((fix) => ({
      ...fix,
      current: null,
      suggested: '',
      reasoning: '',
    })),
    overallRecommendations: [],
  };
}
