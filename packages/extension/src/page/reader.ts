import freeze from '@liftmark/engine/capture/read/page-scripts/freeze';
import measure from '@liftmark/engine/capture/read/page-scripts/measure';
import motion from '@liftmark/engine/capture/read/page-scripts/motion';
import quiet from '@liftmark/engine/capture/read/page-scripts/quiet';
import scroll from '@liftmark/engine/capture/read/page-scripts/scroll';
import stand from '@liftmark/engine/capture/read/page-scripts/stand';
import turn from '@liftmark/engine/capture/read/page-scripts/turn';
import watch from '@liftmark/engine/capture/read/page-scripts/watch';
import { MOTION, QUIET, QUIET_AFTER_SCROLL, SCROLL } from '@liftmark/engine/capture/read/settling';
import type { Box, MotionSample, ResourceRequest, ViewportCapture } from '@liftmark/engine/capture/snapshot';
import { type DomNodes, readNodes } from './dom-nodes.ts';
import { rememberPage } from './remember-page.ts';
import { resourcesOf } from './resources.ts';
import { isElement } from './tree.ts';

/** The page as it is to be captured. */
interface PageAddress {
  url: string;
  contentType: string;
  phone: PhoneLayout;
}

/** How a phone shows the page. */
export interface PhoneLayout {
  /** The width that it lays the page out at, in CSS pixels. */
  width: number;
  /** The most that it shows side by side: it zooms out for what is wider. */
  mostSeen: number;
}

/** What a capture consists of besides pictures, which only the extension can take. */
interface PageReading {
  capture: Omit<ViewportCapture, 'viewport' | 'screenshot' | 'readAtMs'>;
  size: { width: number; height: number };
  requests: ResourceRequest[];
}

/** A screen of the page: how far down it begins, and what has to be painted over on it. */
interface Screen {
  top: number;
  covers: Box[];
}

/** What the extension calls in the page. */
export interface PageReader {
  address(): PageAddress;
  size(): { width: number; height: number };
  read(): Promise<PageReading>;
  /** Scrolls there, and hides what would be seen in more than one picture. */
  show(top: number): Promise<Screen>;
  /** Begins to look whether something moves on by itself. */
  stand(): void;
  /** Whether something has changed since, and what did so more than once. */
  turn(): { hasStirred: boolean; motion: MotionSample[] };
  /** Leaves the page as it was found. */
  restore(): void;
}

/** Width of phones, and that of pages which aren't made for them. */
const PHONE = 390;
const UNFIT = 980;
const LEAST_SCALE = 0.25;

interface Measures {
  images: ViewportCapture['images'];
  page: ViewportCapture['page'];
}

export function readPage(): PageReader {
  const shared = globalThis as unknown as Record<
    'moving' | 'pinned' | 'turning' | 'changing',
    Element[] | undefined
  >;
  const page = rememberPage();
  let nodes: DomNodes | null = null;

  const placed = <Item extends object>(items: readonly Item[], elements: readonly Element[] | undefined) =>
    items.flatMap((item, place) => {
      const element = elements?.[place];
      const node = element && nodes?.indexOf.get(element);
      return node === undefined ? [] : [{ node, item }];
    });
  const repeating = (elements: readonly Element[] | undefined, kind: MotionSample['kind']) =>
    (elements ?? []).flatMap((element) => {
      const node = nodes?.indexOf.get(element);
      return node === undefined ? [] : [{ node, kind, durationMs: null, muted: null, controls: null }];
    });

  return {
    address: () => ({ url: location.href, contentType: document.contentType, phone: phoneLayout() }),
    size: () => ({ width: innerWidth, height: innerHeight }),
    async read() {
      scrollTo({ top: 0, left: 0, behavior: 'instant' });
      watch();
      await quiet(QUIET);
      const samples = motion(MOTION) as Omit<MotionSample, 'node'>[];
      const moving = shared.moving;
      const boxes = (await scroll(SCROLL)) as Box[] | null;
      await quiet(QUIET_AFTER_SCROLL);
      page.noteMotion();
      freeze();
      const measures = measure() as Measures;
      nodes = readNodes(document);
      return {
        capture: {
          page: measures.page,
          nodes: nodes.nodes,
          styles: nodes.styles,
          truncated: nodes.truncated,
          images: measures.images,
          vitals: null,
          requests: [],
          scriptErrors: [],
          motion: placed(samples, moving).map(({ node, item }) => ({ node, ...item })),
          pinned: boxes && placed(boxes, shared.pinned).map(({ node, item }) => ({ node, box: item })),
        },
        size: measures.page,
        requests: resourcesOf(location.href),
      };
    },
    async show(top) {
      page.hideRepeated(top > 0);
      scrollTo({ top, left: 0, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      // Bars that appear only now would be seen again and again.
      page.hideRepeated(top > 0);
      await new Promise(requestAnimationFrame);
      return { top: scrollY, covers: (nodes?.covered ?? []).map(boxOnScreen) };
    },
    stand: () => void stand(),
    turn() {
      const hasStirred = turn() === true;
      const moved = repeating(shared.turning, 'changed-position');
      return { hasStirred, motion: [...moved, ...repeating(shared.changing, 'changed-content')] };
    },
    restore: page.restore,
  };
}

/** Where a node is right now, also one in a frame. */
function boxOnScreen(node: Node): Box {
  const rect = rectOf(node);
  let { x, y } = rect;
  for (
    let view = node.ownerDocument?.defaultView;
    view && view !== window;
    view = view.parent as typeof view
  ) {
    const frame = view.frameElement;
    if (frame === null) break;
    const { left, top } = frame.getBoundingClientRect();
    x += left + frame.clientLeft;
    y += top + frame.clientTop;
  }
  return { x, y, width: rect.width, height: rect.height };
}

function rectOf(node: Node): DOMRect {
  if (isElement(node)) return node.getBoundingClientRect();
  const range = (node.ownerDocument ?? document).createRange();
  range.selectNode(node);
  return range.getBoundingClientRect();
}

/** Phones show a page without a layout for them as a desktop would, and smaller. */
function phoneLayout(): PhoneLayout {
  const stated = document.querySelector('meta[name="viewport" i]')?.getAttribute('content') ?? '';
  const [, width] = /width\s*=\s*(\d+)/i.exec(stated) ?? [];
  const isMade = /width\s*=\s*device-width|initial-scale/i.test(stated);
  const laidOut =
    width === undefined ? (isMade ? PHONE : UNFIT) : Math.min(Math.max(Number(width), PHONE), UNFIT);
  return { width: laidOut, mostSeen: /initial-scale/i.test(stated) ? laidOut : PHONE / LEAST_SCALE };
}
