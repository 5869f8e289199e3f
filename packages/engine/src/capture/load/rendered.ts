import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { giveAccess } from '../access/give-access.ts';
import type { Device } from '../browser/devices.ts';
import { within } from '../budget.ts';
import { CaptureError, FloodError, UnsentError } from '../capture-error.ts';
import { requireRealPage } from '../gate/gate.ts';
import { boxWarnings } from '../read/fonts.ts';
import { readLoadedPage } from '../read/loaded-page.ts';
import { contained } from '../read/node-text.ts';
import { openPageWorld, type PageWorld } from '../read/page-world.ts';
import { pictureStatistics } from '../read/picture-statistics.ts';
import { seenTexts } from '../read/seen-texts.ts';
import { vitalsOf, watchLargestPaint } from '../read/vitals.ts';
import type { MotionSample, ViewportCapture, ViewportName } from '../snapshot.ts';
import { serveUpload } from '../upload/serve-upload.ts';
import { text } from '../warnings.text.ts';
import { WEB_PROTOCOLS } from '../web-protocols.ts';
import type { DeviceCapture, DeviceCaptureOptions, DeviceTools } from './device-capture.ts';
import { lookAhead } from './look-ahead.ts';
import {
  isHtml,
  limitDocument,
  logDocuments,
  type Navigation,
  openPage,
  refuseBrokenAnswers,
  shownDocument,
} from './navigation.ts';
import { logNetwork } from './network-log.ts';
import { collectScriptErrors, keepAlone, limitCookies } from './page-guards.ts';
import { withRetry } from './retry.ts';
import { logAnswers } from './unshown-answer.ts';

/** How long to wait for the load event before the page is read as it is. */
const LOAD_MS = 12_000;
/** After this, the page is shown without the stylesheets that are still missing. */
const SLOW_MS = 6_000;
/** How long a page may take to answer meanwhile. */
const ANSWER_MS = 5_000;
/** How long the rest may take to load once a blocking script was stopped. */
const UNHELD_MS = 2_000;
const MAX_RESTARTS = 3;
const MAX_URL = 4_096;

/** Loads the page as one device would, reads it and lets the gate judge it. Rejects with `CaptureError`. */
export function captureDevice(options: DeviceCaptureOptions): Promise<DeviceCapture> {
  return withRetry(options.signal, () => captureOnce(options));
}

/** On its own device, without state from an earlier try. */
async function captureOnce(options: DeviceCaptureOptions): Promise<DeviceCapture> {
  const { devices, viewport, signal } = options;
  signal.throwIfAborted();
  const ended = Promise.withResolvers<never>();
  // It may end before it is awaited.
  ended.promise.catch(() => undefined);
  const abort = () => ended.reject(signal.reason);
  signal.addEventListener('abort', abort);
  try {
    const device = await Promise.race([devices.open(viewport), ended.promise]);
    try {
      return await Promise.race([captureOn(options, device, ended.reject), ended.promise]);
    } finally {
      void device.close();
    }
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

async function captureOn(
  options: DeviceCaptureOptions,
  device: Device,
  fail: (reason: unknown) => void,
): Promise<DeviceCapture> {
  const { tools, opened } = await openOn(options, device, fail);
  options.onStep('answered');
  return withRestarts(tools.page, () => readDocument(options, tools, opened));
}

/**
 * Opens the page on a device until its document begins to arrive.
 * @param fail called when the page turns out to be unusable, at any time
 */
export async function openOn(
  {
    url,
    access,
    upload,
    devices: { egress },
  }: Pick<DeviceCaptureOptions, 'url' | 'access' | 'upload' | 'devices'>,
  device: Device,
  fail: (reason: unknown) => void,
): Promise<{ tools: DeviceTools; opened: Navigation }> {
  const { page, session } = device;
  if (access !== undefined) await giveAccess(device, egress, access);
  if (upload !== undefined) await serveUpload(page, egress, upload);
  const network = logNetwork(page, egress);
  const scriptErrors = collectScriptErrors(page, () => fail(new FloodError('its messages are endless')));
  limitCookies(session, () => fail(new FloodError('its cookies are endless')));
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
  return { tools: { page, session, documents, network, scriptErrors, largestPaint }, opened };
}

/** Reads again what a page shows that went on to another document meanwhile. */
export async function withRestarts<Result>(page: Page, read: () => Promise<Result>): Promise<Result> {
  for (let restart = 0; ; restart += 1) {
    try {
      return await read();
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

/** Waits for the load event, and goes on without what holds it up. */
export async function waitForLoad(
  tools: Pick<DeviceTools, 'page' | 'session' | 'documents'>,
): Promise<{ loaded: boolean; isUnsent: boolean; warnings: string[] }> {
  const { page } = tools;
  const warnings: string[] = [];
  let isUnsent = false;
  let loaded = await isLoaded(page, SLOW_MS);
  if (!loaded) {
    const givingUp = askShown<number>(tools.session, 'unblock').catch(() => 0);
    if (((await soon(givingUp)) ?? 0) > 0) warnings.push(text.stylesheetMissing);
    loaded = await isLoaded(page, LOAD_MS - SLOW_MS);
    if (!loaded && (await soon(givingUp, 0)) === null) {
      await soon(tools.session.send('Runtime.terminateExecution').catch(() => undefined));
      warnings.push(text.scriptStopped);
      loaded = await isLoaded(page, UNHELD_MS);
    }
    if (!loaded) {
      isUnsent = tools.documents.isArriving();
      // Pending requests would keep the page from being painted.
      await stopLoading(tools.session);
      if (isUnsent && (await isBlank(tools.session))) throw new UnsentError('nothing to read has come');
    }
  }
  return { loaded, isUnsent, warnings };
}

/** Reads the document that is loaded now; rejects with a plain error if it goes away meanwhile. */
async function readDocument(
  options: DeviceCaptureOptions,
  tools: DeviceTools,
  opened: Navigation,
): Promise<DeviceCapture> {
  const { loaded, isUnsent, warnings } = await waitForLoad(tools);
  options.onStep('loaded');
  if (!loaded) warnings.push(text.unfinished);

  const shown = await within(options.readMs, 'reading the page', readShown(options, tools, opened));
  const { navigation, shot, world, nodesById } = shown;
  if (shown.truncated) warnings.push(text.truncated);
  if (options.devices.egress.exhausted()) warnings.push(text.tooHeavy);
  if (options.screenshotFile !== null && shot === null) warnings.push(text.noPicture);
  warnings.push(...(await boxWarnings(world)));
  const landed = { ...navigation, finalUrl: finalUrlOf(shown, tools) };
  const capture = await captureOf(shown, tools, options.viewport, landed.finalUrl);
  judge(landed, capture, loaded, isUnsent);
  options.onStep('read');
  // What moves is judged as a desktop shows it.
  if (shot !== null && options.viewport === 'desktop') await readOn(capture, tools, world, nodesById);
  return { navigation: landed, screenshot: shot?.bytes ?? null, warnings, capture };
}

type ShownPage = Awaited<ReturnType<typeof readShown>>;

/** The address that the page ended up at; rejects with `CaptureError` for one that isn't on the web. */
function finalUrlOf({ unreachableUrl, navigation }: ShownPage, { page, documents }: DeviceTools): string {
  const shownUrl = unreachableUrl ?? page.url();
  if (!WEB_PROTOCOLS.has(URL.parse(shownUrl)?.protocol ?? ''))
    throw new CaptureError('unstable', `led to ${shownUrl.slice(0, 200)}`);
  return bounded(documents.isRenaming() ? navigation.finalUrl : shownUrl);
}

async function captureOf(
  shown: ShownPage,
  { network, scriptErrors }: DeviceTools,
  name: ViewportName,
  finalUrl: string,
): Promise<ViewportCapture> {
  const { nodesById, measures, screen, motion, pinned, shot, lcpId } = shown;
  const placed = <Item>(items: Item[], ids: number[]) =>
    items.flatMap((item, position) => {
      const node = nodesById.get(ids[position] ?? -1);
      return node === undefined ? [] : [{ node, item }];
    });
  return {
    viewport: { name, ...screen },
    page: measures.page,
    nodes: shown.nodes,
    styles: shown.styles,
    truncated: shown.truncated,
    images: measures.images,
    vitals: vitalsOf(measures, lcpId === null ? null : (nodesById.get(lcpId) ?? null), shown.waited),
    requests: await network.requests(finalUrl),
    scriptErrors: [...scriptErrors],
    motion: placed(motion.samples, motion.ids).map(({ node, item }) => ({ node, ...item })),
    pinned: pinned && placed(pinned.boxes, pinned.ids).map(({ node, item }) => ({ node, box: item })),
    screenshot: shot?.screenshot ?? null,
    pictureStatistics: shot && (await pictureStatistics(shot.bytes, screen.height)),
    ...(shot && (await seenTexts(shot.bytes, screen.height, shown))),
    readAtMs: shown.readAtMs,
  };
}

/** Scripts can make the address of a page as long as they like. */
function bounded(url: string): string {
  return url.length <= MAX_URL ? url : url.slice(0, MAX_URL).replace(/[?#].*$/s, '');
}

async function isLoaded(page: Page, ms: number): Promise<boolean> {
  return page.waitForLoadState('load', { timeout: ms }).then(
    () => true,
    () => false,
  );
}

async function stopLoading(session: CDPSession): Promise<void> {
  await soon(session.send('Page.stopLoading').catch(() => undefined));
}

/** Whether the page shows nothing yet; false if it doesn't answer. */
async function isBlank(session: CDPSession): Promise<boolean> {
  return (await soon(askShown<boolean>(session, 'blank').catch(() => false))) ?? false;
}

/** What the script says of the document that is shown. */
async function askShown<Answer>(session: CDPSession, script: string): Promise<Answer> {
  const { frameId } = await shownDocument(session);
  return (await openPageWorld(session, frameId)).run<Answer>(script);
}

/** The answer of the page, or null if it takes longer. */
function soon<Answer>(answer: Promise<Answer>, ms = ANSWER_MS): Promise<Answer | null> {
  return Promise.race([answer, delay(ms, null, { ref: false })]);
}

/** Runs the gate, which may call a page empty only if it finished loading. */
function judge(navigation: Navigation, capture: ViewportCapture, loaded: boolean, isUnsent: boolean): void {
  try {
    requireRealPage({ navigation, capture, mode: 'rendered' });
  } catch (cause) {
    const cutOff = cause instanceof CaptureError && cause.code === 'empty' && !loaded;
    if (!cutOff) throw cause;
    const detail = `did not finish loading: ${cause.detail}`;
    throw isUnsent ? new UnsentError(detail) : new CaptureError('timeout', detail);
  }
}

/** Reads the document that is shown now, which may not be the one that was opened, and how it arrived. */
async function readShown(options: DeviceCaptureOptions, tools: DeviceTools, opened: Navigation) {
  const shown = await shownDocument(tools.session);
  const navigation = (await tools.documents.arrivalOf(shown)) ?? opened;
  requireHtml(navigation);
  const reading = await readLoadedPage(options, tools, shown, navigation);
  return { ...reading, navigation, unreachableUrl: shown.unreachableUrl };
}

/** Adds what keeps moving and what appears over the page later. */
async function readOn(
  capture: ViewportCapture,
  { page, session }: DeviceTools,
  world: PageWorld,
  nodesById: ReadonlyMap<number, number>,
): Promise<void> {
  const { turning, changing, layers } = await lookAhead(page, session, world);
  const add = (ids: number[], kind: MotionSample['kind']) => {
    for (const id of ids) {
      const node = nodesById.get(id);
      if (node !== undefined)
        capture.motion.push({ node, kind, durationMs: null, muted: null, controls: null });
    }
  };
  add(turning, 'changed-position');
  add(changing, 'changed-content');
  capture.lateLayers = layers.map(({ id, layer }) => ({
    node: nodesById.get(id ?? -1) ?? null,
    ...layer,
    selector: contained(layer.selector),
    text: contained(layer.text),
    controls: layer.controls.map((control) => ({ ...control, label: contained(control.label) })),
  }));
}
