import type { CDPSession } from 'playwright-core';
import { within } from '../budget.ts';
import { CaptureError } from '../capture-error.ts';
import { LARGE_PAGE_NODES, withFreedMemory } from '../free-memory.ts';
import { MOUNT_POINTS } from '../gate/signs.ts';
import type { DeviceCaptureOptions, DeviceTools } from '../load/device-capture.ts';
import { type Navigation, type ShownDocument, shownDocument } from '../load/navigation.ts';
import type { Box, MotionSample } from '../snapshot.ts';
import { MAX_ACCESSIBLE_NODES, readAccessibility } from './accessibility.ts';
import { type Accessibility, captureDom, flatten } from './flatten.ts';
import { requireReadable } from './page-size.ts';
import { openPageWorld, type PageWorld } from './page-world.ts';
import { takeScreenshot } from './screenshot.ts';
import { MOTION, QUIET, QUIET_AFTER_SCROLL, SCROLL } from './settling.ts';
import { type PageMeasures, readWaiting } from './vitals.ts';

/** How long a nearly empty page may take to fill itself, and an empty one with scripts. */
const FILL = { maxMs: 3_000, emptyMs: 8_000, mountPoints: MOUNT_POINTS.source };
/** How long the browser is given to draw the whole page. */
const SHOT_MS = 8_000;

/** The part of the page that is seen at first, in its CSS pixels. */
export interface ScreenSize {
  width: number;
  height: number;
}

/** A page that is quiet and was scrolled through once. */
export interface SettledPage {
  world: PageWorld;
  waited: number | null;
  lcpId: number | null;
  motion: Awaited<ReturnType<typeof readMotion>>;
  pinned: Awaited<ReturnType<typeof readPinned>>;
  /** In milliseconds after the capture began. */
  readAtMs: number;
}

/** Waits until the page is quiet, scrolls through it once, freezes it, and reads it. */
export async function readLoadedPage(
  options: DeviceCaptureOptions,
  tools: DeviceTools,
  shown: ShownDocument,
  { status }: Navigation,
) {
  const page = await settlePage(options, tools, shown, status < 400);
  const file = options.screenshotFile;
  const shoot = (measures: PageMeasures) => (file === null ? null : pictureOf(tools.session, measures, file));
  return { ...page, ...(await readSettledPage(options, tools.session, shown, page.world, shoot)) };
}

/** Waits until the page is quiet, and scrolls through it once. */
export async function settlePage(
  options: Pick<DeviceCaptureOptions, 'screenshotFile' | 'beganAt'>,
  { session, network, largestPaint }: Pick<DeviceTools, 'session' | 'network' | 'largestPaint'>,
  { frameId }: ShownDocument,
  isPage: boolean,
): Promise<SettledPage> {
  const world = await openPageWorld(session, frameId);
  const settle = (limits: { quietMs: number; maxMs: number }) =>
    Promise.all([network.quiet(limits), world.run('quiet', limits)]);

  const watching = options.screenshotFile !== null;
  const measured = world.run<number>('size').then(requireReadable);
  await Promise.all([measured, watching ? world.run('watch') : null, settle(QUIET)]);
  if (isPage && (await world.run<boolean>('filled', FILL))) await settle(QUIET);

  // Before our own scrolling, which paints and waits too.
  const waited = await readWaiting(session);
  const lcpId = largestPaint();
  const motion = watching ? await readMotion(world) : { samples: [], ids: [] };
  const pinned = watching ? await readPinned(world) : null;
  if (watching) await settle(QUIET_AFTER_SCROLL);
  return { world, waited, lcpId, motion, pinned, readAtMs: Math.round(performance.now() - options.beganAt) };
}

/**
 * Freezes the page, and reads it as it is now.
 * @param shoot takes the pictures, once the nodes are read
 */
export async function readSettledPage<Shot>(
  options: Pick<DeviceCaptureOptions, 'queue' | 'onLarge'>,
  session: CDPSession,
  { loaderId }: ShownDocument,
  world: PageWorld,
  shoot: (measures: PageMeasures, screen: ScreenSize) => Promise<Shot> | null,
) {
  // Sent in this order, without waiting for the answers in between.
  const [, measures, { cssVisualViewport: seen }] = await Promise.all([
    world.run('freeze'),
    world.run<PageMeasures>('measure'),
    // The part seen at first: phones show a page without a mobile layout wider and smaller.
    session.send('Page.getLayoutMetrics'),
  ]);
  requireReadable(measures.elements);
  const screen = { width: Math.round(seen.clientWidth), height: Math.round(seen.clientHeight) };
  const hasRoles = measures.elements <= MAX_ACCESSIBLE_NODES;
  const read = () => readNodes(session, hasRoles, () => shoot(measures, screen));
  const readAlone = async () => {
    if (measures.elements <= LARGE_PAGE_NODES) return read();
    await options.onLarge?.();
    return withFreedMemory(read);
  };
  const { shooting, nodesById, ...flat } = await (hasRoles ? read() : options.queue(readAlone));
  const shot = await shooting;

  const after = await shownDocument(session);
  if (after.loaderId !== loaderId) throw new Error('The document was replaced while it was read.');
  return { ...flat, nodesById, measures, screen, shot };
}

/** Null if the browser doesn't get to draw it. */
async function pictureOf(...shot: Parameters<typeof takeScreenshot>) {
  try {
    return await within(SHOT_MS, 'the picture', takeScreenshot(...shot));
  } catch (cause) {
    if (cause instanceof CaptureError) return null;
    throw cause;
  }
}

/**
 * The nodes in order, while the browser already paints. Its answer is many times larger and is freed before the
 * screenshot is awaited.
 */
async function readNodes<Shooting>(session: CDPSession, hasRoles: boolean, shoot: () => Shooting) {
  const [dom, accessibility] = await Promise.all([
    captureDom(session),
    hasRoles ? readAccessibility(session).catch((): Accessibility => new Map()) : new Map(),
  ]);
  // Returned as a promise inside an object: otherwise it would be awaited here.
  const shooting = shoot();
  const { indexOf: nodesById, ...flat } = flatten(dom, accessibility);
  return { ...flat, nodesById, shooting };
}

async function readMotion(world: PageWorld) {
  const samples = await world.run<Omit<MotionSample, 'node'>[]>('motion', MOTION);
  return { samples, ids: samples.length === 0 ? [] : await world.nodesOf('moving') };
}

async function readPinned(world: PageWorld) {
  const boxes = await world.run<Box[] | null>('scroll', SCROLL);
  if (boxes === null) return null;
  return { boxes, ids: boxes.length === 0 ? [] : await world.nodesOf('pinned') };
}
