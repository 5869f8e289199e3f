import type { CDPSession, Page } from 'playwright-core';
import type { DeviceSet } from './device-sets.ts';
import type { DocumentLog, Navigation } from './navigation.ts';
import type { NetworkLog } from './network-log.ts';
import type { ViewportCapture, ViewportName } from './snapshot.ts';
import type { Turns } from './turns.ts';

export interface PassOptions {
  devices: DeviceSet;
  url: string;
  viewport: ViewportName;
  /** Null for a pass without a screenshot and without scrolling. */
  screenshotFile: string | null;
  /** `performance.now()` when the capture began. */
  beganAt: number;
  /** Ends the pass at once; it then rejects with the signal's reason. */
  signal: AbortSignal;
  /** Large pages are read in turns, so that only one device's data is in memory at a time. */
  turns: Turns;
  onLarge: (() => Promise<void>) | undefined;
  onStep: (step: PassStep) => void;
}

/** The server answered, the page loaded, and the page was read. */
export type PassStep = 'answered' | 'loaded' | 'read';

export interface Pass {
  capture: ViewportCapture;
  navigation: Navigation;
  screenshot: Uint8Array | null;
  /** Sentences for a person. */
  warnings: string[];
}

/** What one pass works with. */
export interface Tools {
  page: Page;
  session: CDPSession;
  documents: DocumentLog;
  network: NetworkLog;
  scriptErrors: readonly string[];
  largestPaint: () => number | null;
}
