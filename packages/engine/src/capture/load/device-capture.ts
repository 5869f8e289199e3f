import type { CDPSession, Page } from 'playwright-core';
import type { SiteAccess } from '../access/site-access.ts';
import type { DeviceSet } from '../browser/device-sets.ts';
import type { SerialQueue } from '../queue.ts';
import type { ViewportCapture, ViewportName } from '../snapshot.ts';
import type { UploadedSite } from '../upload/uploaded-site.ts';
import type { DocumentLog, Navigation } from './navigation.ts';
import type { NetworkLog } from './network-log.ts';

export interface DeviceCaptureOptions {
  devices: DeviceSet;
  url: string;
  access: SiteAccess | undefined;
  upload: UploadedSite | undefined;
  viewport: ViewportName;
  /** Null for a capture without a screenshot and without scrolling. */
  screenshotFile: string | null;
  /** `performance.now()` when the capture began. */
  beganAt: number;
  /** How long reading the loaded page may take before it counts as hung, in milliseconds. */
  readMs: number;
  /** Ends the capture at once; it then rejects with the signal's reason. */
  signal: AbortSignal;
  /** Large pages are read one after the other, so that only one device's data is in memory at a time. */
  queue: SerialQueue;
  onLarge: (() => Promise<void>) | undefined;
  onStep: (step: CaptureStep) => void;
}

/** The server answered, the page loaded, and the page was read. */
export type CaptureStep = 'answered' | 'loaded' | 'read';

export interface DeviceCapture {
  capture: ViewportCapture;
  navigation: Navigation;
  screenshot: Uint8Array | null;
  /** Sentences for a person. */
  warnings: string[];
}

/** What capturing on one device works with. */
export interface DeviceTools {
  page: Page;
  session: CDPSession;
  documents: DocumentLog;
  network: NetworkLog;
  scriptErrors: readonly string[];
  largestPaint: () => number | null;
}
