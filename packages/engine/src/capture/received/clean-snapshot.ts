import { DepthLimit } from '../read/depth-limit.ts';
import { contained, readable, wordsOfNode } from '../read/node-text.ts';
import { keptAttributes, MAX_ATTRIBUTE, PageSize } from '../read/page-size.ts';
import {
  type ComputedStyle,
  type PageSnapshot,
  type SnapshotNode,
  STYLE_PROPERTIES,
  type ViewportCapture,
  type ViewportName,
} from '../snapshot.ts';
import { parsePageAddress, TargetError } from '../target.ts';
import { text } from './text.ts';
import { UnfitCaptureError } from './unfit-capture-error.ts';

/**
 * A snapshot rebuilt from one that was sent, whose shape was tested: only what a snapshot has, and no more of
 * it than a capture keeps.
 */

const MAX_NODES = 30_000;
const MAX_STYLES = 20_000;
const MAX_IMAGES = 2_000;
const MAX_REQUESTS = 1_000;
const MAX_MOTION = 80;
const MAX_PINNED = 40;
const MAX_NAME = 500;
const MAX_TAG = 100;
const MAX_FRAME = 1_000;
const MAX_SCREEN = 10_000;
const MAX_PAGE = 1_000_000;
const MAX_READ_MS = 600_000;

/**
 * @param receivedAt whose clock is ours
 * @throws UnfitCaptureError
 */
export function cleanSnapshot(sent: PageSnapshot, receivedAt: string): PageSnapshot {
  if (sent.mode !== 'rendered' || sent.capturedWith !== 'extension')
    throw new UnfitCaptureError(text.damaged);
  const url = addressIn(sent.finalUrl);
  return {
    version: 1,
    url,
    finalUrl: url,
    mode: 'rendered',
    capturedWith: 'extension',
    capturedAt: receivedAt,
    status: 200,
    contentType: sent.contentType.slice(0, MAX_TAG),
    redirects: [],
    desktop: sent.desktop && cleanCapture('desktop', sent.desktop),
    mobile: sent.mobile && cleanCapture('mobile', sent.mobile),
    later: null,
    warnings: [],
  };
}

function addressIn(sent: string): string {
  try {
    return parsePageAddress(sent);
  } catch (cause) {
    if (!(cause instanceof TargetError)) throw cause;
    throw new UnfitCaptureError(text.address({ reason: cause.message }), { cause });
  }
}

function cleanCapture(name: ViewportName, sent: ViewportCapture): ViewportCapture {
  const { width, height } = sent.viewport;
  const styles = sent.styles.slice(0, MAX_STYLES).map(cleanStyle);
  const { nodes, truncated } = cleanNodes(sent.nodes, styles.length);
  const isKept = ({ node }: { node: number }) => node < nodes.length;
  return {
    viewport: { name, width: within(width, 1, MAX_SCREEN), height: within(height, 1, MAX_SCREEN) },
    page: { width: within(sent.page.width, 0, MAX_PAGE), height: within(sent.page.height, 0, MAX_PAGE) },
    nodes,
    styles,
    truncated: truncated || sent.truncated,
    images: cleanImages(sent.images),
    vitals: null,
    requests: sent.requests.slice(0, MAX_REQUESTS).map(cleanRequest),
    scriptErrors: [],
    motion: sent.motion.filter(isKept).slice(0, MAX_MOTION).map(cleanMotion),
    pinned:
      sent.pinned
        ?.filter(isKept)
        .slice(0, MAX_PINNED)
        .map(({ node, box }) => ({ node, box: cleanBox(box) })) ?? null,
    screenshot: null,
    readAtMs: within(sent.readAtMs, 0, MAX_READ_MS),
  };
}

function cleanNodes(
  sent: readonly SnapshotNode[],
  styles: number,
): { nodes: SnapshotNode[]; truncated: boolean } {
  const depth = new DepthLimit();
  const size = new PageSize(MAX_NODES);
  const nodes: SnapshotNode[] = [];
  for (const raw of sent) {
    if (size.isFull) return { nodes, truncated: true };
    const node = cleanNode({ ...raw, parent: depth.parentFor(raw.parent) }, nodes[raw.parent], styles);
    nodes.push(node);
    size.add(node);
  }
  return { nodes, truncated: false };
}

function cleanNode(sent: SnapshotNode, parent: SnapshotNode | undefined, styles: number): SnapshotNode {
  const tag = sent.tag.toLowerCase().slice(0, MAX_TAG);
  const attributes = keptAttributes(Object.entries(sent.attributes));
  const isSecret = tag === 'input' && attributes.type?.toLowerCase() === 'password';
  if (isSecret) delete attributes.value;
  return {
    parent: sent.parent,
    tag,
    attributes,
    text: tag === '#text' ? wordsOfNode(sent.text, parent) : readable(sent.text),
    box: sent.box && cleanBox(sent.box),
    style: sent.style !== null && sent.style < styles ? sent.style : null,
    paintOrder: sent.paintOrder,
    background: sent.background?.slice(0, MAX_TAG) ?? null,
    frame: within(sent.frame, 0, MAX_FRAME),
    clickable: sent.clickable,
    role: sent.role?.slice(0, MAX_TAG) ?? null,
    name: sent.name === null ? null : contained(sent.name.slice(0, MAX_NAME)),
    value: isSecret ? null : (sent.value?.slice(0, MAX_ATTRIBUTE) ?? null),
    checked: sent.checked,
    currentSource: sent.currentSource?.slice(0, MAX_ATTRIBUTE) ?? null,
  };
}

function cleanStyle(sent: ComputedStyle): ComputedStyle {
  const entries = STYLE_PROPERTIES.map((property) => [
    property,
    (sent[property] ?? '').slice(0, MAX_ATTRIBUTE),
  ]);
  return Object.fromEntries(entries) as ComputedStyle;
}

function cleanImages(sent: ViewportCapture['images']): ViewportCapture['images'] {
  const kept = Object.entries(sent).slice(0, MAX_IMAGES);
  return Object.fromEntries(
    kept.map(([address, { width, height, broken }]) => [
      address.slice(0, MAX_ATTRIBUTE),
      { width: within(width, 0, MAX_PAGE), height: within(height, 0, MAX_PAGE), broken },
    ]),
  );
}

function cleanRequest({ url, type, status, thirdParty }: ViewportCapture['requests'][number]) {
  const known = { url: url.slice(0, MAX_ATTRIBUTE), type, status: within(status, 0, 999), thirdParty };
  return { ...known, bytes: 0, failure: null, refused: false, endMs: null };
}

function cleanMotion({ node, kind, durationMs, muted, controls }: ViewportCapture['motion'][number]) {
  return { node, kind, durationMs, muted, controls };
}

function cleanBox({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return { x, y, width, height };
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
