import type { ErrorCode } from '@liftmark/contract/errors';
import type { InputType } from '@liftmark/contract/report-view';

interface OnPage {
  /** The title is null if the page couldn't be read. */
  page: { title: string | null; address: string };
}

interface InReport extends OnPage {
  /** The secure id. */
  reportId: string;
  score: number | null;
  previousScore: number | null;
  /** Whether one rubric judged both; true without a previous report. */
  isComparable: boolean;
}

/** Something that happened to a page of a user, as the code that noticed it knows it. */
export type PageEvent =
  | ({ type: 'analysis.finished'; kind: InputType; isScheduled: boolean; grade: string } & InReport)
  | ({
      type: 'analysis.failed';
      kind: InputType;
      isScheduled: boolean;
      code: ErrorCode;
      message: string;
    } & OnPage)
  | ({ type: 'score.dropped'; pointsLost: number; brokenAgain: readonly string[] } & InReport)
  | ({ type: 'fix.verified'; fixes: readonly string[] } & InReport)
  | ({
      type: 'schedule.skipped';
      reason: 'no_pro' | 'archived';
      every: 'week' | 'month';
      nextAt: Date;
    } & OnPage);
