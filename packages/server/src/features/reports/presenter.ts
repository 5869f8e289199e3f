import type { AnalyzeUrlResponse } from '@liftmark/contract/analysis';
import type { AnalyzeCompetitorResponse } from '@liftmark/contract/competitor';
import type { AnalyzeCopyResponse } from '@liftmark/contract/copy';
import type { ReportListItem } from '@liftmark/contract/dashboard';
import type { ReportDiagnoses } from '@liftmark/contract/diagnoses';
import type { ReportView } from '@liftmark/contract/report-view';
import { gradeWords } from '@liftmark/contract/score-words';
import type { LinkShows } from '@liftmark/contract/share-links';
import type { AnalyzeSwotResponse } from '@liftmark/contract/swot';
import type { TrackRecords } from '@liftmark/contract/track-record';
import type { Actor } from '../../access/actor.ts';
import { hasRole, isUnlocked } from '../../access/policy.ts';
import { AppError } from '../../errors.ts';
import { recordsOf } from '../track-record/track-records.ts';
import type { Report, StoredReport } from './find-report.ts';
import type { ListedReport } from './list-reports.ts';
import {
  changesFor,
  competitorResults,
  conversionResults,
  copyResults,
  swotResults,
  withTasks,
} from './locking.ts';
import { competitorSummary, conversionSummary, copySummary, swotSummary } from './summary.ts';

/**
 * Prepares everything about reports that leaves the server. Parts that a viewer may not see aren't sent, so that no
 * screen has to hide them.
 */

/** What an answer depends on besides the report. */
export interface Reader {
  /** True if everything is shown. */
  isOpen: boolean;
  /** True for members of its workspace. */
  isOwner: boolean;
  /** True for those of them who may change it. */
  canEdit: boolean;
  ticks: string[];
  /** What the report is called by, and what the link shows that it is read with. */
  address: string;
  linkShows: LinkShows | null;
}

/** A reader with their current rights. */
export function readerOf(report: Report, viewer: Actor): Reader {
  const { owner, role, ticks, address, link } = report;
  return {
    isOpen: isUnlocked(viewer, owner),
    isOwner: role !== null,
    canEdit: hasRole(role, 'editor'),
    ticks,
    address,
    linkShows: link?.shows ?? null,
  };
}

/** `GET /api/reports/{id}`: contains no person's name, no serial number and no conversion rate. */
export function presentReport(report: StoredReport, reader: Reader, records: TrackRecords = {}): ReportView {
  const { isOpen, isOwner, canEdit, ticks, address, linkShows } = reader;
  const isSummary = linkShows === 'summary';
  const screenshot = (file: string | null, viewport: string) =>
    file === null || isSummary ? null : `/api/reports/${address}/screenshots/${viewport}`;
  const shared = {
    secureId: address,
    title: report.title,
    url: report.url ?? '',
    createdAt: report.createdAt.toISOString(),
    overallScore: report.overallScore,
    isOwner,
    canEdit,
    linkShows,
    screenshots: {
      desktop: screenshot(report.desktopScreenshotFile, 'desktop'),
      mobile: screenshot(report.mobileScreenshotFile, 'mobile'),
    },
    ticks,
    changes: isSummary ? null : changesFor(report.changes, isOpen, linkShows !== null),
  };
  const { analysisResults: results } = report;
  switch (results.kind) {
    case 'conversion':
      return {
        ...shared,
        inputType: report.inputType === 'manual' ? 'manual' : 'url',
        analysisResults: isSummary
          ? conversionSummary(results)
          : withTasks(conversionResults(results, isOpen), linkShows !== 'full'),
        ...(!isSummary && recordsOf(results.recommendations, records)),
      };
    case 'competitor':
      return {
        ...shared,
        inputType: 'competitor',
        analysisResults: isSummary ? competitorSummary(results) : competitorResults(results, isOpen),
      };
    case 'swot':
      return {
        ...shared,
        inputType: 'swot',
        analysisResults: isSummary ? swotSummary(results) : swotResults(results, isOpen),
      };
    case 'copy':
      return {
        ...shared,
        inputType: 'copy',
        analysisResults: isSummary ? copySummary(results) : copyResults(results, isOpen),
      };
    default:
      return results satisfies never;
  }
}

/** The answer to an analysis, in the shape of its kind of report. */
export function presentAnalysis(
  report: StoredReport,
  reader: Reader,
): AnalyzeUrlResponse | AnalyzeCompetitorResponse | AnalyzeSwotResponse | AnalyzeCopyResponse {
  const { analysisResults } = presentReport(report, reader);
  const reportId = report.secureId;
  if (analysisResults.kind !== 'conversion') return { ...analysisResults, reportId };
  const results = analysisResults;
  return {
    reportId,
    url: results.url,
    overallScore: results.overall.percent === null ? null : gradeWords(results.overall),
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

/**
 * The problems that visitors run into, without findings that none of them takes up.
 * @throws AppError `conflict` for a report that isn't on one page
 */
export function presentDiagnoses(view: ReportView): ReportDiagnoses {
  const { secureId, analysisResults: results } = view;
  if (results.kind !== 'conversion') {
    throw new AppError('conflict', 'Only a report on one page has diagnoses. Get the whole report instead.');
  }
  const { url, title, overall, pageType, summary, recommendations, locked, lockedCount } = results;
  const diagnoses = recommendations.filter(({ question }) => question != null);
  const about = { reportId: secureId, url, title, overall, pageType, summary, locked, lockedCount };
  const records = 'trackRecords' in view ? view.trackRecords : undefined;
  return { ...about, diagnoses, ...recordsOf(diagnoses, records ?? {}) };
}

/** An entry of the owner's list. */
export function presentListItem(report: ListedReport): ReportListItem {
  return {
    ...report,
    recommendations: report.recommendations.map(({ id, type, title, place, suggestedBy }) => ({
      id,
      type,
      title,
      place,
      suggestedBy,
    })),
    createdAt: report.createdAt.toISOString(),
    optimizedAt: report.optimizedAt?.toISOString() ?? null,
    cvrTrackedAt: report.cvrTrackedAt?.toISOString() ?? null,
  };
}
