import type { ConversionReport } from '@liftmark/contract/report';
import type { ReportChanges } from '@liftmark/contract/report-changes';
import { compareReports } from '../../reports/compare.ts';
import { competitorReport } from '../../reports/competitor.ts';
import { reportChanges } from '../../reports/report-changes.ts';
import type { KeptReport, Run, Workspace } from '../workspace.ts';

export interface TestWorkspace extends Workspace {
  reports: Map<string, KeptReport>;
  /** Reports on the same page, the earlier one first. */
  earlier: Map<string, ConversionReport>;
  pictures: Map<string, Uint8Array>;
  /** What an analysis does instead of ending right away. */
  during: (run: Run) => Promise<void>;
}

export const PREVIOUS_ID = '00000000-0000-4000-8000-00000000000f';

/** A workspace in memory in which every page has the same report. */
export function createTestWorkspace(report: ConversionReport): TestWorkspace {
  const reports = new Map<string, KeptReport>();
  const earlier = new Map<string, ConversionReport>();
  const pictures = new Map<string, Uint8Array>();
  const open = { locked: false, lockedCount: 0 };
  const workspace: TestWorkspace = {
    reports,
    earlier,
    pictures,
    during: async () => undefined,
    isRendered: true,
    tryFix: null,
    async analyze({ url }, run) {
      await workspace.during(run);
      const id = `00000000-0000-4000-8000-${String(reports.size + 1).padStart(12, '0')}`;
      const kept = { id, createdAt: report.capturedAt, results: { ...report, url, finalUrl: url, ...open } };
      reports.set(id, kept);
      return kept;
    },
    async compare({ competitorUrls }, run) {
      await workspace.during(run);
      const others = competitorUrls.map((url) => ({ ...report, url, finalUrl: url }));
      return { id: null, results: { ...competitorReport(report, others), ...open } };
    },
    async list({ from, count }) {
      const entries = [...reports.values()].toReversed().map(({ id, createdAt, results }) => ({
        id,
        createdAt,
        url: results.url,
        title: results.title,
        score: String(results.overall.percent),
      }));
      return { entries: entries.slice(from, from + count), total: entries.length };
    },
    find: async (id) => reports.get(id) ?? null,
    async changes(id): Promise<ReportChanges | null> {
      const before = earlier.get(id);
      return before ? reportChanges(PREVIOUS_ID, compareReports(before, report)) : null;
    },
    screenshot: async (id, device) => pictures.get(`${id} ${device}`) ?? null,
  };
  return workspace;
}
