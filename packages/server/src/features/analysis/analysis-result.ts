import type { ReportChanges } from '@liftmark/contract/report-changes';
import type { CreatedReport } from './create-report.ts';

export interface AnalysisResult extends CreatedReport {
  changes: ReportChanges | null;
}
