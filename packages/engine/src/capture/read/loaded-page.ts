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
import { type PageMeasures, readWaiting } from './vitals.ts';

const QUIET = { quietMs: 100, maxMs: 2_500 };
const QUIET_AFTER_SCROLL = { quietMs: 40, maxMs: 1_500 };
/** How long a nearly empty page may take to fill itself, and an empty one with scripts. */
const FILL = { maxMs: 3_000, emptyMs: 8_000, mountPoints: MOUNT_POINTS.source };
const SCROLL = { maxSteps: 24, maxPinned: 40, maxSlideMs: 700, maxRevealMs: 2_500 };
/** How long the browser is given to draw the whole page. */
const SHOT_MS = 8_000;
const MOTION = { maxSamples: 40 };

/** Waits until the page is quiet, scrolls through it once, freezes it, and reads it. */
export async function readLoadedPage(
  options: DeviceCaptureOptions,
  { session, network, largestPaint }: DeviceTools,
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
  if (isPage && (await world.run<boolean>('filled', FILL))) await settle(QUIET);

  // Before our own scrolling, which paints and waits too.
  const waited = await readWaiting(session);
  const lcpId = largestPaint();
  const motion = watching ? await readMotion(world) : { samples: [], ids: [] };
  const pinned = watching ? await readPinned(world) : null;
  if (watching) await settle(QUIET_AFTER_SCROLL);

  const readAtMs = Math.round(performance.now() - options.beganAt);
  // Sent in this order, without waiting for the answers in between.
  const [, measures, { cssVisualViewport: seen }] = await Promise.all([
    world.run('freeze'),
    world.run<PageMeasures>('measure'),
    // The part seen at first: phones show a page without a mobile layout wider and smaller.
    session.send('Page.getLayoutMetrics'),
  ]);
  requireReadable(measures.elements);
  const file = options.screenshotFile;
  const shoot = () => (file === null ? null : pictureOf(session, measures, file));
  const hasRoles = measures.elements <= MAX_ACCESSIBLE_NODES;
  const read = () => readNodes(session, hasRoles, shoot);
  const readAlone = async () => {
    if (measures.elements <= LARGE_PAGE_NODES) return read();
    await options.onLarge?.();
    return withFreedMemory(read);
  };
  const { shooting, nodesById, ...flat } = await (hasRoles ? read() : options.queue(readAlone));
  const shot = await shooting;

  const after = await shownDocument(session);
  if (after.loaderId !== loaderId) throw new Error('The document was replaced while it was read.');
  const screen = { width: Math.round(seen.clientWidth), height: Math.round(seen.clientHeight) };
  return { ...flat, nodesById, measures, waited, lcpId, screen, motion, pinned, readAtMs, shot, world };
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
