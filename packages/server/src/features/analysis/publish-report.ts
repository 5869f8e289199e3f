import type { Transaction } from '../../database/connection.ts';
import type { reports } from '../../database/schema.ts';
import type { Publisher } from '../webhooks/publish.ts';
import { isOtherRubric } from './page-version.ts';

interface StoredReport {
  report: Pick<
    typeof reports.$inferSelect,
    'secureId' | 'title' | 'url' | 'inputType' | 'scorePercent' | 'overallScore' | 'changes' | 'rubricVersion'
  >;
  /** The version of the page before that was captured alike. */
  previous: Pick<typeof reports.$inferSelect, 'scorePercent' | 'rubricVersion'> | null;
  isScheduled: boolean;
}

/** Tells the webhooks of its workspace of a new report, and of the fixes that it verified. */
export async function publishReport(
  transaction: Transaction,
  publisher: Publisher,
  workspaceId: string,
  { report, previous, isScheduled }: StoredReport,
): Promise<void> {
  const { secureId: reportId, title, url, inputType: kind, scorePercent: score, changes } = report;
  const inReport = {
    page: { title, address: url ?? title },
    reportId,
    score,
    previousScore: previous?.scorePercent ?? null,
    isComparable: previous === null || !isOtherRubric(report, previous),
  };
  await publisher.publish(transaction, workspaceId, {
    type: 'analysis.finished',
    kind,
    isScheduled,
    grade: report.overallScore,
    ...inReport,
  });
  const fixes = changes?.followUps.flatMap(({ verdict, recommendation }) =>
    verdict === 'fixed' ? [recommendation.title] : [],
  );
  if (!fixes?.length) return;
  await publisher.publish(transaction, workspaceId, { type: 'fix.verified', fixes, ...inReport });
}
