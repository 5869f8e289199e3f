import { withoutSecrets } from './access/redact.ts';
import { isOwn } from './access/site-access.ts';
import { availableBrowser } from './browser/available-browser.ts';
import { createBrowserPool } from './browser/browser.ts';
import { createDeviceSets } from './browser/device-sets.ts';
import { type FoundBrowser, isExecutable } from './browser/system-browser.ts';
import type { WallState } from './browser/wall/walls.ts';
import { DEFAULT_BUDGET_MS } from './budget.ts';
import { type Captured, type CaptureOptions, captureRendered } from './capture.ts';
import { createEgressGuard } from './egress/egress.ts';
import { DEFAULT_POLICY, type EgressPolicy } from './egress/policy.ts';
import type { Resolve } from './egress/resolve.ts';
import { captureStatic } from './load/static.ts';
import { withStaticFallback } from './load/static-fallback.ts';
import { parsePageAddress } from './target.ts';
import { text } from './text.ts';
import { type TrialPageOptions, type TrialWork, withTrialPage } from './trial/trial-page.ts';
import { asUploaded } from './upload/as-uploaded.ts';
import { text as warnings } from './warnings.text.ts';

export interface CapturerOptions {
  /** What may be reached; only public targets by default. */
  policy?: EgressPolicy;
  /** Path of the browser; `none` for static mode; null, missing or a path that leads nowhere to find one. */
  chromePath?: string | null;
  /** Whole time of a capture that is given none, in milliseconds; 45,000 by default. */
  budgetMs?: number;
  /** Called with what an operator should know: no browser, no sandbox. */
  onWarning?: (message: string) => void;
  /** Called with whether the system restricts the browser to the guarded proxy, when the first one starts. */
  onWall?: (state: WallState) => void;
  /** Called for every browser that ended on its own. */
  onBrowserLost?: () => void;
  /** Another way to resolve names, for tests. */
  resolve?: Resolve;
}

/** Captures pages until it is closed. Safe to use for several pages at the same time. */
export interface Capturer {
  mode: 'rendered' | 'static';
  /**
   * Opens the page and reads it.
   *
   * @param url any text; what is no http or https address rejects with `TargetError`. Unread if there is an upload
   * @throws `CaptureError` where the page could not be seen, `signal.reason` where the caller gave up
   */
  capture(url: string, options?: CaptureOptions): Promise<Captured>;
  /**
   * Opens the page again, on both devices, to try changes on it. Null where there is no browser.
   *
   * @throws like `capture`
   */
  tryOut:
    | (<Result>(url: string, options: TrialPageOptions, work: TrialWork<Result>) => Promise<Result>)
    | null;
  /** Prepares what the next capture needs, so that it starts right away. Resolves when it is ready, or can't be. */
  prepare(): Promise<void>;
  /** Ends all browsers and removes their profiles. */
  close(): Promise<void>;
}

/** Finds a browser, which the first capture starts and which is then kept warm. */
export async function createCapturer(options: CapturerOptions = {}): Promise<Capturer> {
  const { policy = DEFAULT_POLICY, chromePath, onWarning, onWall, onBrowserLost, resolve } = options;
  const timed = (given: CaptureOptions = {}) => ({
    budgetMs: options.budgetMs ?? DEFAULT_BUDGET_MS,
    ...given,
  });
  const guard = createEgressGuard(policy, resolve);
  const found = await findBrowser(chromePath || null, onWarning);

  if (found === null) {
    if (chromePath !== 'none') onWarning?.(text.operator.noBrowser);
    return {
      mode: 'static',
      capture: (url, given) =>
        captureAs(url, timed(given), (address, captureOptions) =>
          captureStatic(guard, address, captureOptions, warnings.noBrowser),
        ),
      tryOut: null,
      prepare: async () => undefined,
      close: async () => undefined,
    };
  }
  const pool = createBrowserPool({ found, onWarning, onWall, onLost: onBrowserLost });
  const sets = createDeviceSets(pool, guard);
  return {
    mode: 'rendered',
    capture: (url, given) =>
      captureAs(url, timed(given), (address, captureOptions) =>
        withStaticFallback(
          (left) => captureRendered(sets, address, left),
          (left) => captureStatic(guard, address, left, warnings.browserUnfinished),
          captureOptions,
        ),
      ),
    tryOut: async (url, trialOptions, work) =>
      withTrialPage(sets, trialOptions.upload?.address ?? parsePageAddress(url), trialOptions, work),
    prepare: () => sets.prepare(),
    async close() {
      await sets.close();
      await pool.close();
    },
  };
}

/** The capture of an address or a file, with what its reader should know about how it was opened. */
async function captureAs(
  url: string,
  options: CaptureOptions,
  capture: (address: string, options: CaptureOptions) => Promise<Captured>,
): Promise<Captured> {
  const { access, upload } = options;
  const address = upload?.address ?? parsePageAddress(url);
  const captured = await withoutSecrets(access, () => capture(address, options));
  if (access !== undefined && isOwn(captured.snapshot.finalUrl, access))
    captured.snapshot.warnings.push(warnings.opened);
  return upload === undefined ? captured : asUploaded(upload, captured);
}

async function findBrowser(
  setting: string | null,
  onWarning: CapturerOptions['onWarning'],
): Promise<FoundBrowser | null> {
  if (setting === 'none') return null;
  if (setting !== null && isExecutable(setting)) return { executablePath: setting, env: {} };
  if (setting !== null) onWarning?.(text.operator.unusableBrowser({ path: setting }));
  return availableBrowser();
}
