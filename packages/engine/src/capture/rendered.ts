import type { CDPSession, Page } from 'playwright-core';
import { MAX_ACCESSIBLE_NODES, readAccessibility } from './accessibility.ts';
import { within } from './budget.ts';
import { CaptureError } from './capture-error.ts';
import type { DeviceSet } from './device-sets.ts';
import type { Device } from './devices.ts';
import { type Accessibility, captureDom, flatten } from './flatten.ts';
import { judgePage } from './gate.ts';
import { LARGE_PAGE_NODES, makingRoom } from './let-go.ts';
import {
  type DocumentLog,
  isHtml,
  limitDocument,
  logDocuments,
  type Navigation,
  openPage,
  refuseBrokenAnswers,
  type ShownDocument,
  shownDocument,
} from './navigation.ts';
import { logNetwork, type NetworkLog } from './network-log.ts';
import { collectScriptErrors, keepAlone } from './page-guards.ts';
import { requireReadable } from './page-size.ts';
import { openPageWorld, type PageWorld } from './page-world.ts';
import { takeScreenshot } from './screenshot.ts';
import type { Box, MotionSample, ViewportCapture, ViewportName } from './snapshot.ts';
import { readTurning } from './turning.ts';
import type { Turns } from './turns.ts';
import { logAnswers } from './unshown-answer.ts';
import { type PageMeasures, readWaiting, vitalsOf, watchLargestPaint } from './vitals.ts';

export interface PassOptions {
  devices: DeviceSet;
  url: string;
  viewport: ViewportName;
  /** Null for a pass that needs no picture and no look at what scrolls. */
  screenshotFile: string | null;
  /** `performance.now()` when the capture began. */
  beganAt: number;
  /** Ends the pass at once; it then rejects with the signal's reason. */
  signal: AbortSignal;
  /** Large pages are read in turns, so that what the browser answers is held for one device at a time. */
  turns: Turns;
  onLarge: (() => Promise<void>) | undefined;
  onStep: (step: PassStep) => void;
}

/** The server answered, the page loaded, and it is all read. */
export type PassStep = 'answered' | 'loaded' | 'read';

export interface Pass {
  capture: ViewportCapture;
  navigation: Navigation;
  screenshot: Uint8Array | null;
  /** Sentences for a person. */
  warnings: string[];
}

/** What one pass works with. */
interface Tools {
  page: Page;
  session: CDPSession;
  documents: DocumentLog;
  network: NetworkLog;
  scriptErrors: readonly string[];
  largestPaint: () => number | null;
}

/** How long the load event is waited for before the page is read as far as it came. */
const LOAD_MS = 12_000;
/** How long reading a loaded page may take before it counts as hung. */
const READ_MS = 20_000;
const QUIET = { quietMs: 100, maxMs: 2_500 };
const QUIET_AFTER_SCROLL = { quietMs: 40, maxMs: 1_500 };
/** How long a page that shows next to nothing is given to fill itself. */
const FILL_MS = 3_000;
const MAX_RESTARTS = 3;
const SCROLL = { maxSteps: 24, maxPinned: 40 };
const MOTION = { maxSamples: 40 };

/** Loads the page as one device would, reads it and lets the gate judge it. Rejects with `CaptureError`. */
export async function capturePass(options: PassOptions): Promise<Pass> {
  const { devices, viewport, signal } = options;
  signal.throwIfAborted();
  const ended = Promise.withResolvers<never>();
  // It may end before anybody waits for it.
  ended.promise.catch(() => undefined);
  const abort = () => ended.reject(signal.reason);
  signal.addEventListener('abort', abort);
  try {
    const device = await Promise.race([devices.open(viewport), ended.promise]);
    try {
      return await Promise.race([readPage(options, device, ended.reject), ended.promise]);
    } finally {
      void device.close();
    }
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

async function readPage(
  options: PassOptions,
  { page, session }: Device,
  fail: (reason: unknown) => void,
): Promise<Pass> {
  const { url } = options;
  const { egress } = options.devices;
  const network = logNetwork(page, egress);
  const scriptErrors = collectScriptErrors(page);
  keepAlone(page);
  page.once('crash', () => fail(new CaptureError('crash', 'the page crashed')));
  const largestPaint = watchLargestPaint(session);
  limitDocument(session, (size) => fail(new CaptureError('too_large', `over ${size} bytes`)));

  const unshown = logAnswers(session);
  const documents = logDocuments(page, session, egress, (count) =>
    fail(new CaptureError('unstable', `${count} documents in a row`)),
  );
  refuseBrokenAnswers(page, fail);
  const opened = await openPage(page, egress, url, unshown);
  requireHtml(opened);
  options.onStep('answered');
  for (let restart = 0; ; restart += 1) {
    try {
      const tools = { page, session, documents, network, scriptErrors, largestPaint };
      return await readDocument(options, tools, opened);
    } catch (cause) {
      if (cause instanceof CaptureError) throw cause;
      if (page.isClosed()) throw new CaptureError('crash', String(cause));
      if (restart >= MAX_RESTARTS) throw new CaptureError('unstable', String(cause));
    }
  }
}

function requireHtml({ contentType }: Navigation): void {
  if (!isHtml(contentType)) throw new CaptureError('not_html', contentType);
}

/** Reads the document that is loaded now; rejects with a plain error where it goes away meanwhile. */
async function readDocument(options: PassOptions, tools: Tools, opened: Navigation): Promise<Pass> {
  const { page, network } = tools;
  const warnings: string[] = [];
  const loaded = await page.waitForLoadState('load', { timeout: LOAD_MS }).then(
    () => true,
    () => false,
  );
  options.onStep('loaded');
  if (!loaded) warnings.push('The page did not finish loading, so it was read as far as it came.');

  const reading = await within(READ_MS, 'reading the page', readShown(options, tools, opened));
  const {
    navigation,
    unreachableUrl,
    measures,
    waited,
    lcpId,
    screen,
    motion,
    pinned,
    readAtMs,
    shot,
    world,
    ...read
  } = reading;
  const { nodesById, ...nodes } = read;
  if (nodes.truncated) warnings.push('The page has more elements than are read; the rest was left out.');
  if (options.devices.egress.exhausted())
    warnings.push('The page is so heavy that a part of it was not loaded.');

  const finalUrl = unreachableUrl ?? page.url();
  if (!/^https?:/.test(finalUrl)) throw new CaptureError('unstable', `led to ${finalUrl.slice(0, 200)}`);
  const placed = <Item>(items: Item[], ids: number[]) =>
    items.flatMap((item, position) => {
      const node = nodesById.get(ids[position] ?? -1);
      return node === undefined ? [] : [{ node, item }];
    });
  const capture: ViewportCapture = {
    viewport: { name: options.viewport, ...screen },
    page: measures.page,
    nodes: nodes.nodes,
    styles: nodes.styles,
    truncated: nodes.truncated,
    images: measures.images,
    vitals: vitalsOf(measures, lcpId === null ? null : (nodesById.get(lcpId) ?? null), waited),
    requests: await network.requests(finalUrl),
    scriptErrors: [...tools.scriptErrors],
    motion: placed(motion.samples, motion.ids).map(({ node, item }) => ({ node, ...item })),
    pinned: pinned && placed(pinned.boxes, pinned.ids).map(({ node, item }) => ({ node, box: item })),
    screenshot: shot?.screenshot ?? null,
    readAtMs,
  };
  const landed = { ...navigation, finalUrl };
  judge(landed, capture, loaded);
  options.onStep('read');
  // What moves is judged as a desktop shows it.
  if (shot !== null && options.viewport === 'desktop')
    capture.motion.push(...(await readOn(tools.session, world, nodesById)));
  return { navigation: landed, screenshot: shot?.bytes ?? null, warnings, capture };
}

/** The gate, which calls a page empty only where all of it came. */
function judge(navigation: Navigation, capture: ViewportCapture, loaded: boolean): void {
  try {
    judgePage({ navigation, capture, mode: 'rendered' });
  } catch (cause) {
    const cutOff = cause instanceof CaptureError && cause.code === 'empty' && !loaded;
    throw cutOff ? new CaptureError('timeout', `did not finish loading: ${cause.detail}`) : cause;
  }
}

/** Reads the document that is shown, which need not be the one that was opened, with how it came. */
async function readShown(options: PassOptions, tools: Tools, opened: Navigation) {
  const shown = await shownDocument(tools.session);
  const navigation = (await tools.documents.arrivalOf(shown)) ?? opened;
  requireHtml(navigation);
  const reading = await readSettled(options, tools, shown, navigation);
  return { ...reading, navigation, unreachableUrl: shown.unreachableUrl };
}

/** Waits until the page is quiet, passes over it once, holds it still, and reads it. */
async function readSettled(
  options: PassOptions,
  { session, network, largestPaint }: Tools,
  { frameId, loaderId }: ShownDocument,
  { status }: Navigation,
) {
  const world = await openPageWorld(session, frameId);
  const settle = (limits: { quietMs: number; maxMs: number }) =>
    Promise.all([network.quiet(limits), world.run('quiet', limits)]);

  const watching = options.screenshotFile !== null;
  const measured = world.run<number>('size').then(requireReadable);
  await Promise.all([measured, watching ? world.run('watch') : null, settle(QUIET)]);
  const isPage = status < 400;
  if (isPage && (await world.run<boolean>('filled', { maxMs: FILL_MS }))) await settle(QUIET);

  // Before our own scrolling, which paints and waits too.
  const waited = await readWaiting(session);
  const lcpId = largestPaint();
  const motion = watching ? await readMotion(world) : { samples: [], ids: [] };
  const pinned = watching ? await readPinned(world) : null;
  if (watching) await settle(QUIET_AFTER_SCROLL);

  const readAtMs = Math.round(performance.now() - options.beganAt);
  // Done in this order, without waiting for the answers between.
  const [, measures, { cssVisualViewport: seen }] = await Promise.all([
    world.run('freeze'),
    world.run<PageMeasures>('measure'),
    // What is seen at first: a page that is not laid out for phones is shown wider there, and smaller.
    session.send('Page.getLayoutMetrics'),
  ]);
  requireReadable(measures.elements);
  const file = options.screenshotFile;
  const shoot = () => (file === null ? null : takeScreenshot(session, measures.page, file));
  const hasRoles = measures.elements <= MAX_ACCESSIBLE_NODES;
  const read = () => readNodes(session, hasRoles, shoot);
  const readAlone = async () => {
    if (measures.elements <= LARGE_PAGE_NODES) return read();
    await options.onLarge?.();
    return makingRoom(read);
  };
  const { shooting, nodesById, ...flat } = await (hasRoles ? read() : options.turns(readAlone));
  const shot = await shooting;

  const after = await shownDocument(session);
  if (after.loaderId !== loaderId) throw new Error('The document was replaced while it was read.');
  const screen = { width: Math.round(seen.clientWidth), height: Math.round(seen.clientHeight) };
  return { ...flat, nodesById, measures, waited, lcpId, screen, motion, pinned, readAtMs, shot, world };
}

/**
 * The nodes in order, while the browser paints already. What it answered is many times as large, and is not
 * held while the picture is waited for.
 */
async function readNodes<Shooting>(session: CDPSession, hasRoles: boolean, shoot: () => Shooting) {
  const [dom, accessibility] = await Promise.all([
    captureDom(session),
    hasRoles ? readAccessibility(session).catch((): Accessibility => new Map()) : new Map(),
  ]);
  // Handed back as it is: what this function resolves to would be waited for.
  const shooting = shoot();
  const { indexOf: nodesById, ...flat } = flatten(dom, accessibility);
  return { ...flat, nodesById, shooting };
}

async function readMotion(world: PageWorld) {
  const samples = await world.run<Omit<MotionSample, 'node'>[]>('motion', MOTION);
  return { samples, ids: samples.length === 0 ? [] : await world.nodesOf('moving') };
}

/** What moves on after the first looks. */
async function readOn(
  session: CDPSession,
  world: PageWorld,
  nodesById: ReadonlyMap<number, number>,
): Promise<MotionSample[]> {
  const turning = await readTurning(session, world);
  return turning.flatMap((id) => {
    const node = nodesById.get(id);
    const endless = { kind: 'changed-position', durationMs: null, muted: null, controls: null } as const;
    return node === undefined ? [] : [{ node, ...endless }];
  });
}

async function readPinned(world: PageWorld) {
  const boxes = await world.run<Box[] | null>('scroll', SCROLL);
  if (boxes === null) return null;
  return { boxes, ids: boxes.length === 0 ? [] : await world.nodesOf('pinned') };
}
