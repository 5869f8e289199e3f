import type { ThreadedAudit } from '../pipeline/audit-in-thread.ts';
import type { Arguments } from './arguments.ts';

/** A report with the screenshots it speaks of. */
export type Audit = Pick<ThreadedAudit, 'report' | 'screenshots'>;

/** Analyzes pages, on this machine or on a server. */
export interface Auditor {
  audit(url: string, args: Arguments, signal: AbortSignal): Promise<Audit>;
  close(): Promise<void>;
}
