import type { Evidence } from '@liftmark/contract/report';
import type { PerViewport } from '../../capture/snapshot.ts';

export interface Speed {
  lcpMs: PerViewport<number>;
  lcpElement: PerViewport<Evidence>;
  lcpBytes: number | null;
  lcpUrl: string | null;
  cls: PerViewport<number>;
  blockingMs: PerViewport<number>;
  /** The same without what the page waited for a processor of this machine. */
  ownBlockingMs: PerViewport<number>;
  ttfbMs: PerViewport<number>;
  /** Share of its working time, 0 to 1, in which the page waited for a processor of this machine. */
  waitedShare: PerViewport<number>;
  requests: number;
  bytes: number;
  bytesByType: Record<string, number>;
  thirdPartyHosts: string[];
}

export interface NetworkFacts {
  failures: {
    url: string;
    type: string;
    ownHost: boolean;
    refused: boolean;
    bothPasses: boolean;
    reason: string;
  }[];
  /** Addresses, without their queries, of files that load over HTTP on a page over HTTPS. */
  mixedContent: string[];
  scriptErrors: { text: string; bothPasses: boolean }[];
  /** Set if failed files and script errors may have gone unseen, because the page was open before it was read. */
  isPartial?: true;
}
