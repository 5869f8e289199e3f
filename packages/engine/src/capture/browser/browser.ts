import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { within } from '../budget.ts';
import { type Listen, listenOnLoopback } from '../egress/listen.ts';
import { text } from '../text.ts';
import { browserEnvironment } from './environment.ts';
import { FEATURES_FLAG } from './features.ts';
import { guardMemory } from './memory-guard.ts';
import { answers, killBrowser, leaderOf, yieldProcessor } from './processes.ts';
import type { FoundBrowser } from './system-browser.ts';
import type { Wall } from './wall/wall.ts';
import { createWalls, type WallState, type Walls } from './wall/walls.ts';

/** A browser leased to one analysis, which doesn't share it. */
export interface BrowserLease {
  browser: Browser;
  /** Opens a port where this browser reaches it. */
  listen: Listen;
  /** Starts to watch its memory, from the first page on. */
  watch(): void;
  /** Whether one of its processes was killed for using too much memory. */
  hasOutgrown(): boolean;
  /** Returns it. After misbehavior it is killed right away with all its processes. */
  release(outcome: 'fine' | 'misbehaved'): void;
}

export interface BrowserPool {
  /**
   * An idle browser, else a new one. Rejects if none can be started.
   * @param fresh for one that has opened no page yet
   */
  lease(fresh?: boolean): Promise<BrowserLease>;
  /** Ends every browser and removes its profile. */
  close(): Promise<void>;
}

export interface BrowserPoolOptions {
  found: FoundBrowser;
  /** Called once if the browser can't be sandboxed. */
  onWarning?: ((message: string) => void) | undefined;
  /** Called with whether the system restricts the browser to the guarded proxy. */
  onWall?: ((state: WallState) => void) | undefined;
  /** Called for every browser that ended on its own. */
  onLost?: (() => void) | undefined;
  /** Another way to build the wall, for tests. */
  openWall?: () => Promise<Wall>;
  /** How long a browser waits for work; 10 s by default. */
  idleMs?: number;
  /** After this long, an analysis yields the processor to others; 4 seconds by default. */
  slowMs?: number;
}

/** Analyses that one browser serves before a new one replaces it. */
const LEASES_PER_BROWSER = 50;

/** How long a browser waits for work. */
const IDLE_MS = 10_000;

const LAUNCH_TIMEOUT_MS = 20_000;
/** How long a browser may take to close. */
const CLOSE_TIMEOUT_MS = 1_500;

/** An analysis that takes longer yields to others. */
const SLOW_MS = 4_000;

/** A proxy that never answers: whatever isn't given its own guarded proxy can't reach a network. */
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
  // The proxies resolve host names; the browser itself can't.
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
  /** The process of the browser itself. */
  leader: number;
  /** Null if it starts in the network of this program. */
  wall: Wall | null;
  leases: number;
  isWatched: boolean;
  /** Whether one of its processes was ended because of its memory. */
  hasOutgrown: boolean;
}

type Launched = Pick<Running, 'context' | 'browser' | 'profile' | 'leader' | 'wall'>;

/** Every analysis has its own browser, so a page that blocks the browser's main process holds up no other analysis. */
export function createBrowserPool(options: BrowserPoolOptions): BrowserPool {
  return new Browsers(options);
}

class Browsers implements BrowserPool {
  readonly #options: BrowserPoolOptions;
  readonly #walls: Walls;
  readonly #warn: (message: string) => void;
  readonly #starting = new Set<Promise<Running>>();
  readonly #running = new Set<Running>();
  readonly #waiting = new Map<Running, NodeJS.Timeout>();
  readonly #endings = new Set<Promise<void>>();
  #isClosed = false;

  constructor(options: BrowserPoolOptions) {
    this.#options = options;
    this.#walls = createWalls(options.onWall, options.openWall);
    this.#warn = oncePerMessage(options.onWarning);
  }

  async lease(fresh = false): Promise<BrowserLease> {
    if (this.#isClosed) throw new Error('The browser pool is closed.');
    const one = await (fresh ? this.#startSurely() : this.#next());
    one.leases += 1;
    const { slowMs = SLOW_MS } = this.#options;
    let returned = false;
    let isSlow = false;
    let slow: NodeJS.Timeout | undefined;
    return {
      browser: one.browser,
      listen: one.wall?.listen ?? listenOnLoopback,
      watch() {
        one.isWatched = true;
        slow ??= setTimeout(() => {
          isSlow = true;
          void yieldProcessor(one.leader);
        }, slowMs).unref();
      },
      hasOutgrown: () => one.hasOutgrown,
      release: (outcome) => {
        if (returned) return;
        returned = true;
        clearTimeout(slow);
        this.#takeBack(one, outcome, isSlow);
      },
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.allSettled(this.#starting);
    for (const one of [...this.#running]) this.#end(one, 'close');
    await Promise.all(this.#endings);
    await this.#walls.close();
  }

  #takeBack(one: Running, outcome: 'fine' | 'misbehaved', isSlow: boolean): void {
    const isUsedUp = isSlow || one.leases >= LEASES_PER_BROWSER;
    if (outcome === 'misbehaved') this.#end(one, 'kill');
    else if (this.#isClosed || isUsedUp) this.#end(one, 'close');
    else if (this.#running.has(one)) this.#keep(one);
  }

  #keep(one: Running): void {
    one.isWatched = false;
    const timer = setTimeout(() => this.#end(one, 'close'), this.#options.idleMs ?? IDLE_MS);
    timer.unref();
    this.#waiting.set(one, timer);
  }

  /** The idle browser that was returned last and still responds. */
  async #next(): Promise<Running> {
    const one = [...this.#waiting.keys()].at(-1);
    if (one === undefined) return this.#startSurely();
    clearTimeout(this.#waiting.get(one));
    this.#waiting.delete(one);
    // Behind a wall that fell, no proxy can be opened.
    if (one.wall?.isUp() !== false && (await answers(one.browser))) return one;
    this.#end(one, 'kill');
    return this.#next();
  }

  // A browser may die while starting for outside reasons, such as a machine out of memory.
  #startSurely(): Promise<Running> {
    const started = this.#start()
      .catch(() => this.#start())
      .catch((cause) => {
        throw new Error(text.operator.notStarted({ reason: reasonOf(cause) }), { cause });
      })
      .finally(() => this.#starting.delete(started));
    this.#starting.add(started);
    return started;
  }

  async #start(): Promise<Running> {
    const launched = await launch(this.#options.found, this.#walls, this.#warn);
    const one: Running = { ...launched, leases: 0, isWatched: false, hasOutgrown: false };
    this.#running.add(one);
    one.browser.once('disconnected', () => {
      if (this.#running.has(one)) this.#options.onLost?.();
      this.#end(one, 'kill');
    });
    try {
      const onEnded = () => {
        one.hasOutgrown = true;
      };
      one.browser.once('disconnected', await guardMemory(one, () => one.isWatched, onEnded));
    } catch (cause) {
      this.#end(one, 'kill');
      throw cause;
    }
    return one;
  }

  #end(one: Running, how: 'close' | 'kill'): void {
    if (!this.#running.delete(one)) return;
    clearTimeout(this.#waiting.get(one));
    this.#waiting.delete(one);
    const ending = stop(one, how).finally(() => this.#endings.delete(ending));
    this.#endings.add(ending);
  }
}

/** Browsers are started again and again, and each would repeat the same warnings. */
function oncePerMessage(tell: (message: string) => void = () => undefined): (message: string) => void {
  const told = new Set<string>();
  return (message) => {
    if (!told.has(message)) tell(message);
    told.add(message);
  };
}

async function launch(
  found: FoundBrowser,
  walls: Walls,
  onWarning: (message: string) => void,
): Promise<Launched> {
  const wall = await walls.current();
  if (wall === null) return launchSandboxed(found, null, onWarning);
  try {
    const launched = await launchSandboxed(found, wall, onWarning);
    walls.prove();
    return launched;
  } catch (cause) {
    if (walls.isProven()) throw cause;
    const launched = await launchSandboxed(found, null, onWarning);
    await walls.giveUp(reasonOf(cause));
    return launched;
  }
}

async function launchSandboxed(
  found: FoundBrowser,
  wall: Wall | null,
  onWarning: (message: string) => void,
): Promise<Launched> {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    onWarning(text.operator.unsandboxedAsRoot);
    return launchWith(found, wall, false);
  }
  try {
    return await launchWith(found, wall, true);
  } catch (cause) {
    if (!['sandbox', 'namespace'].some((sign) => String(cause).toLowerCase().includes(sign))) throw cause;
    onWarning(text.operator.unsandboxed);
    return launchWith(found, wall, false);
  }
}

async function launchWith(
  found: FoundBrowser,
  wall: Wall | null,
  chromiumSandbox: boolean,
): Promise<Launched> {
  await removeOrphans();
  const profile = await mkdtemp(join(tmpdir(), `${PROFILE_PREFIX}${process.pid}-`));
  const { executablePath, env } = wall?.behind(found) ?? found;
  let context: BrowserContext | undefined;
  try {
    context = await chromium.launchPersistentContext(profile, {
      executablePath,
      env: { ...browserEnvironment(found, profile), ...env },
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
    if (browser === null) throw new Error('The browser can’t be controlled.');
    return { context, browser, profile, leader: await leaderOf(browser), wall };
  } catch (cause) {
    await context?.close().catch(() => undefined);
    await rm(profile, { recursive: true, force: true });
    throw cause;
  }
}

/** The most telling line of a driver's long report. */
function reasonOf(cause: unknown): string {
  const report = cause instanceof Error ? cause.message : String(cause);
  const missing = /error while loading shared libraries: [^\n]*/.exec(report)?.[0];
  return missing ?? report.split('\n', 1)[0]?.replace(/^browserType\.\w+: /, '') ?? '';
}

async function stop({ browser, leader, profile }: Running, how: 'close' | 'kill'): Promise<void> {
  if (how === 'close') await within(CLOSE_TIMEOUT_MS, 'closing', browser.close()).catch(() => undefined);
  await killBrowser(leader);
  await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

/** Removes profiles left by processes that were killed. */
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
