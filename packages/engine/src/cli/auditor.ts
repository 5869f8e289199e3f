import type { TrackRecords } from '@liftmark/contract/track-record';
import type { ThreadedAudit } from '../pipeline/audit-in-thread.ts';
import type { Arguments } from './arguments.ts';

/** A report with the screenshots it speaks of, and the capture where this machine made it. */
export type Audit = (Pick<ThreadedAudit, 'report' | 'screenshots'> | ThreadedAudit) & {
  /** What became of the same advice before, as a server knows it. */
  trackRecords?: TrackRecords | undefined;
};

export const isCaptured = (audit: Audit): audit is ThreadedAudit => 'packed' in audit;

/** Analyzes pages, on this machine or on a server. */
export interface Auditor {
  audit(url: string, args: Arguments, signal: AbortSignal): Promise<Audit>;
  close(): Promise<void>;
}
