import type { PatchOperation } from '@liftmark/contract/patches';
import type { Box } from '@liftmark/contract/pictures';
import type { TrialFailure } from '@liftmark/contract/trials';
import { withoutSecretsOf } from '../access/redact.ts';
import { type Device, keepScreen } from '../browser/devices.ts';
import { requireRealPage } from '../gate/gate.ts';
import type { DeviceCaptureOptions, DeviceTools } from '../load/device-capture.ts';
import { type Navigation, type ShownDocument, shownDocument } from '../load/navigation.ts';
import { openOn, waitForLoad, withRestarts } from '../load/rendered.ts';
import { readSettledPage, type ScreenSize, type SettledPage, settlePage } from '../read/loaded-page.ts';
import { pictureStatistics } from '../read/picture-statistics.ts';
import { takePicture, wholeOf } from '../read/screenshot.ts';
import { seenTexts } from '../read/seen-texts.ts';
import { type PageMeasures, vitalsOf } from '../read/vitals.ts';
import type { ViewportCapture } from '../snapshot.ts';
import { refuseSending } from './refuse-sending.ts';

/** A page as one device shows it, open for changes. */
export interface TrialDevice {
  /** The page as it is, with a picture of all of it. */
  read(): Promise<TrialReading>;
  /** Applies the operations, all or none, and waits until the page is quiet. */
  apply(operations: readonly PatchOperation[]): Promise<AppliedPatch>;
  /** The changed page, with a picture above the fold and the pictures that are asked for. */
  readChanged(wanted: WantedPictures): Promise<TrialReading>;
  /** Takes the operations back that were applied last. Resolves to whether the page is as it was when it was opened. */
  takeBack(): Promise<boolean>;
}

export interface TrialReading {
  capture: ViewportCapture;
  /** Index of each node by its id, which stays the same from one reading of this device to the next. */
  nodesById: ReadonlyMap<number, number>;
  pictures: TrialPictures;
}

interface WantedPictures {
  /** A part of the page. */
  place: Box | null;
  /** Whether all of the page is pictured, too. */
  isWhole: boolean;
}

/** JPEG bytes, with the part of the page that each shows. */
interface TrialPictures {
  /** All of the page, or its first screen once it is changed. */
  page: PagePart | null;
  place: PagePart | null;
  /** All of the page, small enough to be kept for each change. */
  whole: PagePart | null;
}

export interface PagePart {
  bytes: Uint8Array;
  box: Box;
}

export interface AppliedPatch {
  /** How many operations concern this device. */
  steps: number;
  failure: TrialFailure | null;
  /** Around the targets before the change, and around what was changed after it. */
  before: Box | null;
  after: Box | null;
}

/** Marks what was inserted, so that copies of it are noticed. */
const MARK = 'trial';
const QUIET_AFTER_PATCH = { quietMs: 120, maxMs: 1_500 };
/** For a page that was never quiet after a change: it changes by itself. */
const RESTLESS = { quietMs: 120, maxMs: 400 };
/** Width in pixels of a picture of the whole page. */
const WHOLE_WIDTH = 720;

interface Outline {
  elements: number;
  letters: number;
  width: number;
  height: number;
}

/** By how much a page may differ that shows the same: figures count up, and slides are of different heights. */
const SAME: Record<keyof Outline, (value: number) => number> = {
  elements: () => 0,
  letters: (count) => Math.max(8, count / 100),
  width: () => 0,
  height: (px) => Math.max(4, px / 200),
};

type TrialOptions = Pick<
  DeviceCaptureOptions,
  'url' | 'access' | 'upload' | 'devices' | 'viewport' | 'queue' | 'onLarge'
>;

/**
 * Loads a page to try changes on it. Once it is loaded, neither it nor a frame in it can go anywhere else, and nothing but
 * GET and HEAD requests ever goes out.
 * @param fail called when the page turns out to be unusable, at any time
 */
export async function openTrialDevice(
  options: TrialOptions,
  device: Device,
  fail: (reason: unknown) => void,
): Promise<TrialDevice> {
  const seal = await refuseSending(device.page.context());
  await keepScreen(device.session, options.viewport);
  const beganAt = performance.now();
  const { tools, opened } = await openOn(options, device, fail);
  return withRestarts(tools.page, async () => {
    const { loaded } = await waitForLoad(tools);
    const shown = await shownDocument(tools.session);
    const navigation = (await tools.documents.arrivalOf(shown)) ?? opened;
    const settling = { beganAt, screenshotFile: `${options.viewport}.jpg` };
    const settled = await settlePage(settling, tools, shown, navigation.status < 400);
    seal();
    return trialOn(options, tools, { shown, settled, navigation, loaded });
  });
}

interface OpenedPage {
  shown: ShownDocument;
  settled: SettledPage;
  navigation: Navigation;
  loaded: boolean;
}

async function trialOn(options: TrialOptions, tools: DeviceTools, opened: OpenedPage): Promise<TrialDevice> {
  const { session, network, page } = tools;
  const { settled, navigation, loaded } = opened;
  const { world } = settled;
  const outlineNow = (isApplied: boolean) => world.run<Outline>('unpatch', isApplied);
  const outlines = [await outlineNow(false)];
  let hasPatch = false;
  let quiet = QUIET_AFTER_PATCH;
  const { partOf, wholePart } = picturesIn(session);

  return {
    async read() {
      const reading = await readNow(options, tools, opened, async (measures) => ({
        page: await partOf(wholeOf(measures)),
        place: null,
        whole: await wholePart(measures),
      }));
      outlines.push(await outlineNow(false));
      const landed = { ...navigation, finalUrl: page.url() };
      if (loaded) requireRealPage({ navigation: landed, capture: reading.capture, mode: 'rendered' });
      return reading;
    },
    async apply(operations) {
      hasPatch = true;
      const argument = { operations, device: options.viewport, mark: MARK };
      const applied = await world.run<Omit<AppliedPatch, 'after'>>('patch', argument);
      if (applied.steps === 0) return { ...applied, after: null };
      const beganAt = performance.now();
      await Promise.all([network.quiet(quiet), world.run('quiet', quiet)]);
      if (performance.now() - beganAt >= quiet.maxMs) quiet = RESTLESS;
      const { holds, box } = await world.run<{ holds: boolean; box: Box | null }>('patched');
      return { ...applied, failure: holds ? null : 'overwritten', after: box };
    },
    readChanged: ({ place, isWhole }) =>
      readNow(options, tools, opened, async (measures, screen) => ({
        page: await partOf({ x: measures.seenFrom, y: 0, ...screen }),
        place: place && (await partOf(place)),
        whole: isWhole ? await wholePart(measures) : null,
      })),
    async takeBack() {
      const now = await outlineNow(hasPatch);
      hasPatch = false;
      return isSame(now, outlines);
    },
  };
}

function picturesIn(session: DeviceTools['session']) {
  const partOf = async (box: Box, scale?: number): Promise<PagePart> => ({
    box,
    bytes: await takePicture(session, box, scale),
  });
  return {
    partOf,
    wholePart(measures: PageMeasures): Promise<PagePart> {
      const box = wholeOf(measures);
      return partOf(box, Math.min(1, WHOLE_WIDTH / box.width));
    },
  };
}

/** Whether the page is as it was, as far as it stayed the same by itself. */
function isSame(now: Outline, before: readonly Outline[]): boolean {
  return Object.entries(SAME).every(([name, slackOf]) => {
    const values = before.map((outline) => outline[name as keyof Outline]);
    const [least, most] = [Math.min(...values), Math.max(...values)];
    const slack = slackOf(most) + 2 * (most - least);
    const value = now[name as keyof Outline];
    return value >= least - slack && value <= most + slack;
  });
}

/** Reads the page as it is now. What only a load shows, such as what moves, is from when it settled. */
async function readNow(
  options: TrialOptions,
  { page, session, network, scriptErrors }: DeviceTools,
  { shown, settled }: OpenedPage,
  shoot: (measures: PageMeasures, screen: ScreenSize) => Promise<TrialPictures>,
): Promise<TrialReading> {
  const { world, motion, pinned, lcpId, waited, readAtMs } = settled;
  const reading = await readSettledPage(options, session, shown, world, shoot);
  const { nodesById, measures, screen, nodes, styles, truncated } = reading;
  const pictures = reading.shot ?? { page: null, place: null, whole: null };
  const placed = <Item>(items: readonly Item[], ids: readonly number[]) =>
    items.flatMap((item, position) => {
      const node = nodesById.get(ids[position] ?? -1);
      return node === undefined ? [] : [{ node, item }];
    });
  const capture: ViewportCapture = {
    viewport: { name: options.viewport, ...screen },
    page: measures.page,
    nodes,
    styles,
    truncated,
    images: measures.images,
    vitals: vitalsOf(measures, lcpId === null ? null : (nodesById.get(lcpId) ?? null), waited),
    requests: await network.requests(page.url()),
    scriptErrors: [...scriptErrors],
    motion: placed(motion.samples, motion.ids).map(({ node, item }) => ({ node, ...item })),
    pinned: pinned && placed(pinned.boxes, pinned.ids).map(({ node, item }) => ({ node, box: item })),
    screenshot: null,
    pictureStatistics: pictures.page && (await pictureStatistics(pictures.page.bytes, screen.height)),
    ...(pictures.page && (await seenTexts(pictures.page.bytes, screen.height, { nodes, styles }))),
    readAtMs,
  };
  return { capture: withoutSecretsOf(options.access, capture), nodesById, pictures };
}
