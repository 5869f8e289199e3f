import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { browserEnvironment } from './browser-environment.ts';
import { FEATURES_FLAG } from './browser-features.ts';
import type { FoundBrowser } from './browser-path.ts';
import { guardMemory } from './memory-guard.ts';

/** A browser on loan for one analysis. */
export interface BrowserLease {
  browser: Browser;
  /** Whether one of its processes was ended because of its memory. */
  hasOutgrown(): boolean;
  /** Gives it back. After misbehaviour nobody else gets it. */
  release(outcome: 'fine' | 'misbehaved'): void;
}

export interface BrowserPool {
  /**
   * The warm browser, started if need be. Rejects where none can be started.
   * @param alone for a browser of its own, which no other analysis can take along and which is ended afterwards
   */
  lease(alone?: boolean): Promise<BrowserLease>;
  /** The warm browser without a claim to it: it may be ended at any time. Rejects where none can be started. */
  warm(): Promise<Browser>;
  /** Ends every browser and removes its profile. */
  close(): Promise<void>;
}

export interface BrowserPoolOptions {
  found: FoundBrowser;
  /** Told once where the browser can't be sandboxed. */
  onWarning?: ((message: string) => void) | undefined;
  /** Told of every browser that ended on its own. */
  onLost?: (() => void) | undefined;
}

/** Analyses that one browser serves before a fresh one takes over. */
const LEASES_PER_BROWSER = 50;

const LAUNCH_TIMEOUT_MS = 20_000;
const CLOSE_TIMEOUT_MS = 5_000;

/** A proxy that never answers: whatever is not given its own guarded way out has none. */
const NO_WAY_OUT = 'http://127.0.0.1:9';

const FLAGS = [
  FEATURES_FLAG,
  '--disable-quic',
  '--disable-background-networking',
  '--disable-domain-reliability',
  '--dns-prefetch-disable',
  '--no-pings',
  // Chrome knows the first spelling, the headless shell only the second.
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  // The proxies resolve names; the browser itself can't.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  '--js-flags=--max-old-space-size=1024',
  '--hide-scrollbars',
  '--mute-audio',
];

/** Defaults of the driver that a page could turn against us. */
const DROPPED_FLAGS = ['--disable-popup-blocking', '--disable-ipc-flooding-protection'];

const PROFILE_PREFIX = 'liftmark-browser-';

interface Running {
  context: BrowserContext;
  browser: Browser;
  profile: string;
  leases: number;
  open: number;
  retired: boolean;
  /** Whether one of its processes was ended because of its memory. */
  hasOutgrown: boolean;
}

export function createBrowserPool({ found, onWarning, onLost }: BrowserPoolOptions): BrowserPool {
  let current: Promise<Running> | null = null;
  const endings = new Set<Promise<void>>();
  const running = new Set<Running>();
  let closed = false;

  function end(one: Running): void {
    if (!running.delete(one)) return;
    const ending = stop(one).finally(() => endings.delete(ending));
    endings.add(ending);
  }

  function retire(one: Running): void {
    if (!one.retired) current = null;
    one.retired = true;
    if (one.open === 0) end(one);
  }

  async function start(alone: boolean): Promise<Running> {
    const one = await launch(found, onWarning);
    // Nobody else is given it.
    one.retired = alone;
    running.add(one);
    one.browser.once('disconnected', () => {
      if (running.has(one)) onLost?.();
      retire(one);
      end(one);
    });
    try {
      const isBusy = () => one.open > 0;
      const onEnded = () => {
        one.hasOutgrown = true;
      };
      one.browser.once('disconnected', await guardMemory(one.browser, isBusy, onEnded));
    } catch (cause) {
      end(one);
      throw cause;
    }
    return one;
  }

  // A browser may die while it starts through no fault of its own: the machine was out of memory, say.
  function startSurely(alone: boolean): Promise<Running> {
    return start(alone)
      .catch(() => start(alone))
      .catch((cause) => {
        throw new Error(`The browser could not be started: ${reasonOf(cause)}`, { cause });
      });
  }

  function startShared(): Promise<Running> {
    current ??= startSurely(false).catch((cause) => {
      current = null;
      throw cause;
    });
    return current;
  }

  return {
    async lease(alone = false) {
      if (closed) throw new Error('The browser pool is closed.');
      const one = await (alone ? startSurely(true) : startShared());
      one.leases += 1;
      one.open += 1;
      if (one.leases >= LEASES_PER_BROWSER) retire(one);
      let returned = false;
      return {
        browser: one.browser,
        hasOutgrown: () => one.hasOutgrown,
        release(outcome) {
          if (returned) return;
          returned = true;
          one.open -= 1;
          if (outcome === 'misbehaved' || one.retired) retire(one);
        },
      };
    },
    async warm() {
      if (closed) throw new Error('The browser pool is closed.');
      const { browser } = await startShared();
      return browser;
    },
    async close() {
      closed = true;
      await current?.catch(() => undefined);
      for (const one of [...running]) end(one);
      await Promise.all(endings);
    },
  };
}

async function launch(found: FoundBrowser, onWarning?: (message: string) => void): Promise<Running> {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    onWarning?.('The browser runs without its sandbox because this process runs as root. Use another user.');
    return launchWith(found, false);
  }
  try {
    return await launchWith(found, true);
  } catch (cause) {
    if (!/sandbox|namespace/i.test(String(cause))) throw cause;
    onWarning?.('The browser runs without its sandbox because this system does not allow it.');
    return launchWith(found, false);
  }
}

async function launchWith(found: FoundBrowser, chromiumSandbox: boolean): Promise<Running> {
  await removeOrphans();
  const profile = await mkdtemp(join(tmpdir(), `${PROFILE_PREFIX}${process.pid}-`));
  try {
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: found.executablePath,
      env: browserEnvironment(found, profile),
      chromiumSandbox,
      args: FLAGS,
      ignoreDefaultArgs: DROPPED_FLAGS,
      proxy: { server: NO_WAY_OUT },
      timeout: LAUNCH_TIMEOUT_MS,
      handleSIGHUP: false,
      handleSIGINT: false,
      handleSIGTERM: false,
    });
    const browser = context.browser();
    if (browser === null) throw new Error('The browser could not be controlled.');
    return { context, browser, profile, leases: 0, open: 0, retired: false, hasOutgrown: false };
  } catch (cause) {
    await rm(profile, { recursive: true, force: true });
    throw cause;
  }
}

/** The one line that tells most of what a driver reports in many. */
function reasonOf(cause: unknown): string {
  const report = cause instanceof Error ? cause.message : String(cause);
  const missing = /error while loading shared libraries: [^\n]*/.exec(report)?.[0];
  return missing ?? report.split('\n', 1)[0]?.replace(/^browserType\.\w+: /, '') ?? '';
}

async function stop({ browser, profile }: Running): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, CLOSE_TIMEOUT_MS);
  await Promise.race([browser.close().catch(() => undefined), late]);
  clearTimeout(timer);
  await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

/** Removes profiles of processes that were killed before they could. */
async function removeOrphans(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = name.startsWith(PROFILE_PREFIX)
      ? Number.parseInt(name.slice(PROFILE_PREFIX.length), 10)
      : NaN;
    if (Number.isNaN(pid) || isAlive(pid)) continue;
    await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined);
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
