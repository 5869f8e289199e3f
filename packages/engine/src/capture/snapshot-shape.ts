import { z } from 'zod';
import { type PageSnapshot, type SnapshotNode, STYLE_PROPERTIES, type ViewportCapture } from './snapshot.ts';

/** What a stored snapshot must be like so that it can be judged. */

/** A browser's layout ends far before it, even in frames within frames. */
const FARTHEST = 1e12;
/** Twice the longest page of a browser. */
const LARGEST_PAGE = 2 ** 26;
const LARGEST_SCREEN = 1e5;
/** Styles that older snapshots don't have. */
const NEW_STYLES = new Set(['filter', 'font-family', '-webkit-text-fill-color']);

type Raw<Data> = { [Field in keyof Data]: unknown };

/** Nodes are tested by hand: there are up to 100,000 of them, and a schema takes several times as long. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isWords = (value: unknown) => value === null || typeof value === 'string';
const isLength = (value: unknown) => typeof value === 'number' && Math.abs(value) <= FARTHEST;

function isNode(node: unknown): node is SnapshotNode {
  if (!isRecord(node)) return false;
  const raw = node as Raw<SnapshotNode>;
  return hasPlace(raw) && hasContent(raw) && hasLook(raw);
}

function hasPlace({ parent, frame, tag, clickable, checked }: Raw<SnapshotNode>): boolean {
  return (
    Number.isInteger(parent) &&
    Number.isInteger(frame) &&
    typeof tag === 'string' &&
    typeof clickable === 'boolean' &&
    typeof checked === 'boolean'
  );
}

function hasContent({ attributes, text, role, name, value, currentSource }: Raw<SnapshotNode>): boolean {
  return (
    isAttributes(attributes) &&
    typeof text === 'string' &&
    isWords(role) &&
    isWords(name) &&
    isWords(value) &&
    isWords(currentSource)
  );
}

function hasLook({ box, style, paintOrder, background }: Raw<SnapshotNode>): boolean {
  return (
    (box === null || isBox(box)) &&
    (style === null || Number.isInteger(style)) &&
    (paintOrder === null || Number.isInteger(paintOrder)) &&
    isWords(background)
  );
}

function isAttributes(value: unknown): boolean {
  if (!isRecord(value)) return false;
  for (const name in value) if (typeof value[name] !== 'string') return false;
  return true;
}

function isBox(value: unknown): boolean {
  return (
    isRecord(value) &&
    isLength(value.x) &&
    isLength(value.y) &&
    isLength(value.width) &&
    isLength(value.height)
  );
}

function isStyle(value: unknown): boolean {
  if (!isRecord(value)) return false;
  return STYLE_PROPERTIES.every(
    (name) => typeof value[name] === 'string' || (value[name] === undefined && NEW_STYLES.has(name)),
  );
}

/** Refuses NaN and infinity. */
const measure = z.number();
const amount = measure.nonnegative();
const screen = measure.positive().max(LARGEST_SCREEN);
const place = z.int().nonnegative();
/** Transforms can make what is on the screen larger than any layout. */
const box = z.object({ x: measure, y: measure, width: measure, height: measure });

const vitals = z.object({
  ttfbMs: measure.nullable(),
  fcpMs: measure.nullable(),
  lcpMs: measure.nullable(),
  lcpNode: place.nullable(),
  lcpUrl: z.string().nullable(),
  cls: measure.nullable(),
  blockingMs: measure.nullable(),
  ownBlockingMs: measure.nullish(),
  loadMs: measure.nullable(),
  waitedShare: measure.nullish(),
});

const request = z.object({
  url: z.string(),
  type: z.enum(['document', 'stylesheet', 'script', 'image', 'font', 'media', 'xhr', 'frame', 'other']),
  status: z.int(),
  bytes: measure,
  thirdParty: z.boolean(),
  failure: z.string().nullable(),
  refused: z.boolean(),
  endMs: measure.nullable(),
});

const motion = z.object({
  node: place,
  kind: z.enum(['animation', 'video', 'audio', 'changed-position', 'changed-content']),
  durationMs: measure.nullable(),
  muted: z.boolean().nullable(),
  controls: z.boolean().nullable(),
});

const lateLayer = z.object({
  node: place.nullable(),
  selector: z.string(),
  names: z.string(),
  box,
  text: z.string(),
  asks: z.boolean(),
  controls: z.array(z.object({ label: z.string(), names: z.string() })),
});

const capture = z.object({
  viewport: z.object({ name: z.enum(['desktop', 'mobile']), width: screen, height: screen }),
  page: z.object({ width: amount.max(LARGEST_PAGE), height: amount.max(LARGEST_PAGE) }),
  nodes: z.array(z.unknown()),
  styles: z.array(z.custom(isStyle)),
  truncated: z.boolean(),
  images: z.record(z.string(), z.object({ width: amount, height: amount, broken: z.boolean() })),
  vitals: vitals.nullable(),
  requests: z.array(request),
  scriptErrors: z.array(z.string()),
  motion: z.array(motion),
  lateLayers: z.array(lateLayer).optional(),
  pinned: z.array(z.object({ node: place, box })).nullable(),
  screenshot: z
    .object({
      file: z.string(),
      mimeType: z.enum(['image/webp', 'image/jpeg']),
      width: measure.positive(),
      height: measure.positive(),
      scale: measure.positive(),
    })
    .nullable(),
  pictureStatistics: z
    .object({
      colorfulness: measure,
      contrast: measure,
      lightness: measure,
      detail: measure,
      ground: measure,
    })
    .nullish(),
  textGrounds: z
    .array(z.object({ node: place, quarter: measure, half: measure, color: z.string().max(7) }))
    .optional(),
  seenGrounds: z.array(z.object({ node: place, color: z.string().max(7) })).optional(),
  unseenTexts: z.array(place).optional(),
  readAtMs: measure,
} satisfies Record<keyof ViewportCapture, z.ZodType>);

const snapshot = z
  .object({
    version: z.literal(1),
    url: z.string(),
    finalUrl: z.url(),
    mode: z.enum(['rendered', 'static']),
    capturedWith: z.enum(['extension', 'upload']).optional(),
    capturedAt: z.iso.datetime(),
    status: z.int(),
    contentType: z.string(),
    redirects: z.array(z.string()),
    desktop: capture.nullable(),
    mobile: capture.nullable(),
    later: capture.nullable(),
    warnings: z.array(z.string()),
  } satisfies Record<keyof PageSnapshot, z.ZodType>)
  .refine(({ desktop, mobile }) => desktop !== null || mobile !== null, 'There is no capture.');

/** @throws if it isn't a snapshot; its nodes are not looked at */
export function requireSnapshot(data: unknown): asserts data is PageSnapshot {
  const { error } = snapshot.safeParse(data);
  const [issue] = error?.issues ?? [];
  if (issue) throw new Error(`This snapshot is damaged: ${issue.path.join('.')}: ${issue.message}`);
}

/**
 * @param first how many nodes the capture has before these
 * @throws if they aren't nodes of the capture
 */
export function requireNodes(
  nodes: unknown,
  first: number,
  { styles }: ViewportCapture,
): asserts nodes is SnapshotNode[] {
  if (!Array.isArray(nodes)) throw new Error('This snapshot is damaged: it has a line without nodes.');
  let index = first;
  for (const node of nodes) {
    if (!isNode(node) || !isPlaced(node, index, styles.length))
      throw new Error(`This snapshot is damaged: node ${index} is wrong.`);
    index += 1;
  }
}

/** Whether its parent comes before it, and there is such a style. */
function isPlaced({ parent, style }: SnapshotNode, index: number, styles: number): boolean {
  return parent >= -1 && parent < index && (style === null || (style >= 0 && style < styles));
}
