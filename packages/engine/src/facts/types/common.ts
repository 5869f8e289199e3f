import type { Evidence } from '@liftmark/contract/report';

/** Whether something is there; `present` is null if that couldn't be determined. */
export interface Presence {
  present: boolean | null;
  evidence: Evidence[];
  /** If absent: the regions, links and word lists that were searched. */
  searched: string[];
  /** The reason if `present` is null. */
  notMeasured?: string;
  /** Words that name it without leading there: links with their address, plain text without one. */
  unlinked?: { evidence: Evidence; address: string | null }[];
}

/** How many there are; `count` is null if that couldn't be determined. */
export interface Count {
  count: number | null;
  evidence: Evidence[];
  searched: string[];
  notMeasured?: string;
}
