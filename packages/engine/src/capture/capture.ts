import { setTimeout as delay } from 'node:timers/promises';
import type { SiteAccess } from './access/site-access.ts';
import type { BrowserLease } from './browser/browser.ts';
import type { DeviceSet, DeviceSets } from './browser/device-sets.ts';
import { withBudget } from './budget.ts';
import { CaptureError, FloodError, OutgrownError } from './capture-error.ts';
import { isLarge } from './free-memory.ts';
import type { CaptureStep, DeviceCapture, DeviceCaptureOptions } from './load/device-capture.ts';
import { refusalWarnings } from './load/refusals.ts';
import { captureDevice } from './load/rendered.ts';
import { createSerialQueue, type SerialQueue } from './queue.ts';
import { type PageSnapshot, VIEWPORTS, type ViewportName } from './snapshot.ts';
import { unreadWarning } from './unread-device.ts';
import type { UploadedSite } from './upload/uploaded-site.ts';
import { text as warnings } from './warnings.text.ts';

export interface CaptureOptions {
  /** Whole time of the capture in milliseconds; 45,000 by default. */
  budgetMs?: number;
  /** Ends the capture immediately, which then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** The devices to open the page on; both by default. */
  devices?: readonly ViewportName[];
  /** What opens the page, for its site alone. */
  access?: SiteAccess | undefined;
  /** The page comes from this file, and nothing from anywhere else. */
  upload?: UploadedSite | undefined;
  onProgress?: (stage: CaptureStage) => void;
  /** Called for each step of each device, as it happens. */
  onStep?: (step: CaptureStep) => void;
  /** Called and awaited before a device is read that takes a lot of memory. */
  onLarge?: () => Promise<void>;
  /** Whether a later, separate load is needed to see if a claim holds. Asked once, after the first. */
  wantsLaterLoad?: (snapshot: PageSnapshot) => boolean | Promise<boolean>;
}

/** Opening both devices, both read, waiting for the later load, the later load read. */
type CaptureStage = 'opening' | 'captured' | 'waiting' | 'reloaded';

export interface Captured {
  snapshot: PageSnapshot;
  /** Picture bytes by the file name that the snapshot gives them. */
  screenshots: Map<string, Uint8Array>;
}

const DEVICES = Object.keys(VIEWPORTS) as ViewportName[];

/** How long after the first was read the later load begins. */
const LATER_LOAD_MS = 8_000;

/** How long the slower device may take at least once the other is read. */
const STRAGGLER_MS = 12_000;

/** How long reading a loaded page may take at least, and of a large budget, before it counts as hung. */
const READ_MS = 20_000;
const READ_SHARE = 0.4;

/** Time reserved in the budget, so that one hanging device loses neither the other one nor the HTML. */
const RESERVE_MS = 2_500;

/** Failures after which a page may still be running, so its browser is ended too. */
const MISBEHAVIOR: ReadonlySet<CaptureError['code']> = new Set(['timeout', 'crash', 'too_large', 'unstable']);

/** Captures both devices at the same time, each in its own context. Rejects with `CaptureError`. */
export function captureRendered(sets: DeviceSets, url: string, options: CaptureOptions): Promise<Captured> {
  return withBudget(options, async (signal, budgetMs) => {
    const beganAt = performance.now();
    const deadline = beganAt + budgetMs - RESERVE_MS;
    try {
      return await captureOnce(await sets.take(), url, options, signal, deadline);
    } catch (cause) {
      // A browser may die for reasons other than its page, so each page gets one more try in a new browser.
      const isInTime = !signal.aborted && performance.now() < deadline;
      if (!(cause instanceof BrowserLost) || !isInTime) throw causeOf(cause);
      return await captureOnce(await sets.take(true), url, options, signal, deadline).catch((again) => {
        throw causeOf(again);
      });
    }
  });
}

class BrowserLost extends Error {
  readonly failure: CaptureError;

  constructor({ hasOutgrown }: BrowserLease, detail: string) {
    super(detail);
    this.failure = hasOutgrown() ? new OutgrownError(detail) : new CaptureError('crash', detail);
  }
}

function causeOf(cause: unknown): unknown {
  return cause instanceof BrowserLost ? cause.failure : cause;
}

/** One try to capture a page in one browser. */
interface Attempt {
  devices: DeviceSet;
  url: string;
  options: CaptureOptions;
  /** Of the whole capture. */
  signal: AbortSignal;
  beganAt: number;
  /** How long reading a device may take, in milliseconds. */
  readMs: number;
  /** Ends this try. */
  ending: AbortController;
  queue: SerialQueue;
  outcome: 'fine' | 'misbehaved';
}

async function captureOnce(
  devices: DeviceSet,
  url: string,
  options: CaptureOptions,
  signal: AbortSignal,
  deadline: number,
): Promise<Captured> {
  const beganAt = performance.now();
  const capturedAt = new Date().toISOString();
  devices.lease.watch();
  const queue = createSerialQueue();
  const ending = new AbortController();
  const endPasses = () => ending.abort(signal.reason);
  signal.addEventListener('abort', endPasses);
  const timer = setTimeout(
    () => ending.abort(new CaptureError('timeout', 'budget')),
    Math.max(0, deadline - beganAt),
  );
  const readMs = Math.max(READ_MS, READ_SHARE * (deadline - beganAt));
  const attempt: Attempt = { devices, url, options, signal, beganAt, readMs, ending, queue, outcome: 'fine' };
  try {
    options.onProgress?.('opening');
    const read = await readDevices(attempt);
    options.onProgress?.('captured');
    const captured = compose(url, capturedAt, read);
    const { snapshot } = captured;
    snapshot.warnings.push(...refusalWarnings(devices.egress, snapshot));
    await addLaterLoad(attempt, snapshot);
    return captured;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', endPasses);
    void devices.end(attempt.outcome);
  }
}

type ReadDevices = ReadonlyMap<ViewportName | undefined, PromiseSettledResult<DeviceCapture>>;

/**
 * Reads all devices at once, and gives one up that takes more than twice the time of the other, as on a busy machine both
 * take long. Rejects if none could be read.
 */
async function readDevices(attempt: Attempt): Promise<ReadDevices> {
  const { options, ending, devices } = attempt;
  const opened = DEVICES.filter((viewport) => options.devices?.includes(viewport) ?? true);
  const captures = opened.map((viewport) =>
    readDevice(attempt, { viewport, screenshotFile: `${viewport}.jpg` }),
  );
  const hurry = Promise.any(captures).then(
    () => {
      const patienceMs = Math.max(STRAGGLER_MS, performance.now() - attempt.beganAt);
      return setTimeout(() => ending.abort(new CaptureError('timeout', 'the slower device')), patienceMs);
    },
    () => undefined,
  );
  const settled = await Promise.allSettled(captures);
  clearTimeout(await hurry);
  const failures = settled.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  // Else the page could choose which device sees it.
  const flood = failures.find((failure) => failure instanceof FloodError);
  if (flood !== undefined) throw flood;
  if (failures.length === settled.length) throw failureOf(failures, devices.lease);
  return new Map(settled.map((result, at) => [opened[at], result]));
}

async function readDevice(
  attempt: Attempt,
  part: Pick<DeviceCaptureOptions, 'viewport' | 'screenshotFile'>,
): Promise<DeviceCapture> {
  const { devices, url, options, beganAt, readMs, ending, queue } = attempt;
  try {
    return await captureDevice({
      ...part,
      devices,
      url,
      access: options.access,
      upload: options.upload,
      beganAt,
      readMs,
      signal: ending.signal,
      queue,
      onLarge: options.onLarge,
      onStep: options.onStep ?? (() => undefined),
    });
  } catch (cause) {
    const failure = toCaptureError(cause);
    if (MISBEHAVIOR.has(failure.code)) attempt.outcome = 'misbehaved';
    // The other device would only be waited for.
    if (failure instanceof FloodError) ending.abort(failure);
    throw failure;
  }
}

/** Why no device could be read. */
function failureOf(failures: readonly CaptureError[], lease: BrowserLease): unknown {
  const [first] = failures;
  if (!lease.browser.isConnected()) return new BrowserLost(lease, 'the browser ended');
  const hasCrashed = failures.every(({ code }) => code === 'crash');
  return hasCrashed ? new BrowserLost(lease, toCaptureError(first).detail) : first;
}

/** Loads the page again later, where it claims something that only this can show. */
async function addLaterLoad(attempt: Attempt, snapshot: PageSnapshot): Promise<void> {
  const { options, signal, beganAt, ending } = attempt;
  if (snapshot.desktop === null || isLarge(snapshot) || !(await options.wantsLaterLoad?.(snapshot))) return;
  options.onProgress?.('waiting');
  try {
    const waitMs = beganAt + snapshot.desktop.readAtMs + LATER_LOAD_MS - performance.now();
    await delay(Math.max(0, waitMs), undefined, { signal: ending.signal });
    const later = await readDevice(attempt, { viewport: 'desktop', screenshotFile: null });
    snapshot.later = later.capture;
    options.onProgress?.('reloaded');
  } catch {
    signal.throwIfAborted();
    snapshot.warnings.push(warnings.notReloaded);
  }
}

function compose(url: string, capturedAt: string, devices: ReadDevices): Captured {
  const [desktop, mobile] = DEVICES.map((viewport) => devices.get(viewport));
  const seen = [...devices.values()].flatMap((result) =>
    result.status === 'fulfilled' ? [result.value] : [],
  );
  const [first] = seen;
  if (first === undefined) throw new CaptureError('crash', 'no device was read');
  const failed = [
    ...(desktop?.status === 'rejected' ? [unreadWarning('desktop', desktop.reason)] : []),
    ...(mobile?.status === 'rejected' ? [unreadWarning('mobile', mobile.reason)] : []),
  ];
  const screenshots = new Map<string, Uint8Array>();
  for (const { capture, screenshot } of seen) {
    if (capture.screenshot !== null && screenshot !== null)
      screenshots.set(capture.screenshot.file, screenshot);
  }
  const { finalUrl, status, contentType, redirects } = first.navigation;
  return {
    screenshots,
    snapshot: {
      version: 1,
      url,
      finalUrl,
      mode: 'rendered',
      capturedAt,
      status,
      contentType,
      redirects,
      desktop: desktop?.status === 'fulfilled' ? desktop.value.capture : null,
      mobile: mobile?.status === 'fulfilled' ? mobile.value.capture : null,
      later: null,
      warnings: [...failed, ...new Set(seen.flatMap(({ warnings }) => warnings))],
    },
  };
}

function messageOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}

/** The failure on a device as a `CaptureError`: a driver whose browser is gone rejects with its own errors. */
function toCaptureError(cause: unknown): CaptureError {
  return cause instanceof CaptureError ? cause : new CaptureError('crash', messageOf(cause));
}
