import type { AnalyzeUrlResponse, ReportResults, ReportView } from '@liftmark/contract/analysis';
import type { ReportListItem } from '@liftmark/contract/dashboard';
import type { ConversionReport, Finding } from '@liftmark/contract/report';
import type { Actor } from '../../access/actor.ts';
import { isOwner, isUnlocked } from '../../access/policy.ts';
import type { Report } from './find-report.ts';
import type { ListedReport } from './list-reports.ts';

/**
 * Everything of a report that leaves the server passes through here. What a viewer may not see is not sent, so
 * that no screen has to hide it.
 */

/** Recommendations that everybody sees whole. */
const OPEN_RECOMMENDATIONS = 2;

/** `GET /api/reports/{id}`: names no person, no serial number, no conversion rate. */
export function presentReport(report: Report, viewer: Actor): ReportView {
  const screenshot = (file: string | null, viewport: string) =>
    file === null ? null : `/api/reports/${report.secureId}/screenshots/${viewport}`;
  return {
    secureId: report.secureId,
    title: report.title,
    url: report.url ?? '',
    inputType: report.inputType,
    createdAt: report.createdAt.toISOString(),
    overallScore: report.overallScore,
    isOwner: isOwner(viewer, report),
    screenshots: {
      desktop: screenshot(report.desktopScreenshotFile, 'desktop'),
      mobile: screenshot(report.mobileScreenshotFile, 'mobile'),
    },
    analysisResults: presentResults(report.analysisResults, isUnlocked(viewer, report.owner)),
  };
}

/** The answer of `POST /api/analyze/url`. */
export function presentAnalysis(report: Report, viewer: Actor): AnalyzeUrlResponse {
  const results = presentResults(report.analysisResults, isUnlocked(viewer, report.owner));
  return {
    reportId: report.secureId,
    url: results.url,
    overallScore: results.overall.grade,
    scores: results.scores,
    recommendations: results.recommendations,
    categoryInsights: results.categoryInsights,
    summary: results.summary,
    pageType: results.pageType,
    pageTypeInsights: results.pageTypeInsights,
    metadata: results.warnings.length > 0 ? { warning: results.warnings.join(' ') } : {},
    analysisResults: results,
  };
}

/** One entry of the owner's list. */
export function presentListItem(report: ListedReport): ReportListItem {
  return {
    ...report,
    recommendations: report.recommendations.map(({ id, type, title }) => ({ id, type, title })),
    createdAt: report.createdAt.toISOString(),
    optimizedAt: report.optimizedAt?.toISOString() ?? null,
    cvrTrackedAt: report.cvrTrackedAt?.toISOString() ?? null,
  };
}

/**
 * The results as a viewer may see them. Scores, insights, outcomes and points are open to all, because a score has
 * to be explainable; of what is locked, evidence, advice and action plan stay here.
 */
function presentResults(report: ConversionReport, isOpen: boolean): ReportResults {
  if (isOpen) return { ...report, locked: false, lockedCount: 0 };
  const open = report.recommendations.slice(0, OPEN_RECOMMENDATIONS);
  const locked = report.recommendations.slice(OPEN_RECOMMENDATIONS);
  const openIds = new Set(open.map(({ id }) => id));
  const openChecks = new Set(open.flatMap(({ checks }) => checks));
  const findings = report.findings.map((finding) =>
    isAdvisedOn(finding) && !openChecks.has(finding.check) ? withoutEvidence(finding) : finding,
  );
  const cited = new Set([...open, ...findings].flatMap(({ sources }) => sources));
  return {
    ...report,
    findings,
    recommendations: [
      ...open,
      ...locked.map(({ id, type, title }) => ({ id, type, title, locked: true as const })),
    ],
    actionPlan: report.actionPlan.filter(({ recommendation }) => openIds.has(recommendation)).slice(0, 1),
    sources: Object.fromEntries(Object.entries(report.sources).filter(([id]) => cited.has(id))),
    // The facts hold the evidence of every finding.
    facts: {},
    locked: true,
    lockedCount: locked.length,
  };
}

function isAdvisedOn({ outcome }: Finding): boolean {
  return outcome === 'fail' || outcome === 'partial';
}

function withoutEvidence(finding: Finding): Finding {
  return { ...finding, observed: '', evidence: [], searched: [], sources: [] };
}
