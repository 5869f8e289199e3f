import { nodesOfHtml } from '../../capture/read/html-nodes.ts';
import {
  type Box,
  type ComputedStyle,
  type PageSnapshot,
  type SnapshotNode,
  STYLE_PROPERTIES,
  VIEWPORTS,
  type ViewportCapture,
  type ViewportName,
} from '../../capture/snapshot.ts';

/** Snapshots for tests, made from a few lines of HTML instead of a browser. */

const INHERITED = [
  'visibility',
  '-webkit-text-fill-color',
  'color',
  'font-family',
  'font-size',
  'font-weight',
  'text-transform',
  'direction',
  'cursor',
];
const INLINE_TAGS = new Set(['a', 'b', 'em', 'i', 'span', 'strong', 'small', 'label', 'input', 'img', 'svg']);
const INITIAL: Partial<Record<string, string>> = {
  visibility: 'visible',
  opacity: '1',
  position: 'static',
  color: 'rgb(0, 0, 0)',
  'background-color': 'rgba(0, 0, 0, 0)',
  'background-image': 'none',
  filter: 'none',
  'font-family': 'sans-serif',
  'font-size': '16px',
  'font-weight': '400',
  'border-top-width': '0px',
  'border-bottom-width': '0px',
  'border-top-style': 'none',
  'overflow-x': 'visible',
  'overflow-y': 'visible',
  'animation-name': 'none',
  'object-fit': 'fill',
};

/** What static mode would make of the HTML. */
export function staticSnapshot(html: string): PageSnapshot {
  return { ...base(html), mode: 'static', desktop: capture('desktop', nodesOf(html), []) };
}

/**
 * A rendered page whose boxes are written down: `data-box="x y width height"` on elements, in CSS pixels; a
 * text takes the box of its parent, an element without one that of its nearest ancestor. Inline styles are
 * the computed ones, `data-mobile-box` a different place on mobile (`none` where it is not shown).
 */
export function renderedSnapshot(html: string, given: Partial<ViewportCapture> = {}): PageSnapshot {
  return {
    ...base(html),
    mode: 'rendered',
    desktop: { ...rendered('desktop', html), ...given },
    mobile: rendered('mobile', html),
  };
}

function base(html: string): PageSnapshot {
  return {
    version: 1,
    url: 'https://boats.example/',
    finalUrl: 'https://boats.example/',
    mode: 'static',
    capturedAt: '2026-05-04T10:00:00.000Z',
    status: 200,
    contentType: html.startsWith('<?xml') ? 'application/xhtml+xml' : 'text/html',
    redirects: [],
    desktop: null,
    mobile: null,
    later: null,
    warnings: [],
  };
}

function nodesOf(html: string): SnapshotNode[] {
  return nodesOfHtml(html, 1_000_000).nodes;
}

function capture(name: ViewportName, nodes: SnapshotNode[], styles: ComputedStyle[]): ViewportCapture {
  const bottoms = nodes.map(({ box }) => (box ? box.y + box.height : 0));
  return {
    viewport: { name, ...VIEWPORTS[name] },
    page: { width: VIEWPORTS[name].width, height: Math.max(VIEWPORTS[name].height, ...bottoms) },
    nodes,
    styles,
    truncated: false,
    images: {},
    vitals: null,
    requests: [],
    scriptErrors: [],
    motion: [],
    pinned: null,
    screenshot: null,
    readAtMs: 0,
  };
}

function rendered(name: ViewportName, html: string): ViewportCapture {
  const nodes = nodesOf(html);
  const styles: ComputedStyle[] = [];
  const boxes: (Box | null)[] = [];
  const unseen = new Set(['head', 'script', 'style', 'title', 'meta']);
  for (const [index, node] of nodes.entries()) {
    const parentStyle = nodes[node.parent]?.style ?? null;
    const inherited = parentStyle === null ? undefined : styles[parentStyle];
    const parentBox = boxes[node.parent] ?? { x: 0, y: 0, ...VIEWPORTS[name] };
    const shown = node.parent < 0 || boxes[node.parent] !== null;
    const style = styleOf(node, inherited);
    if (!shown || unseen.has(node.tag) || style.display === 'none') {
      boxes.push(null);
      continue;
    }
    const box = boxOf(node, name, parentBox);
    boxes.push(box);
    if (!box) continue;
    node.box = box;
    node.style = node.tag === '#text' && parentStyle !== null ? parentStyle : styles.push(style) - 1;
    node.paintOrder = index;
  }
  return capture(name, nodes, styles);
}

function boxOf(node: SnapshotNode, name: ViewportName, around: Box): Box | null {
  const written =
    (name === 'mobile' ? node.attributes['data-mobile-box'] : undefined) ?? node.attributes['data-box'];
  if (written === 'none') return null;
  if (written === undefined) return around;
  const [x = 0, y = 0, width = 0, height = 0] = written.split(/\s+/).map(Number);
  return { x, y, width, height };
}

function styleOf(node: SnapshotNode, inherited: ComputedStyle | undefined): ComputedStyle {
  const own = new Map(
    (node.attributes.style ?? '').split(';').map((rule) => {
      const [property = '', value = ''] = rule.split(/:(.*)/s).map((part) => part.trim());
      return [property === 'background' ? 'background-color' : property, value] as const;
    }),
  );
  const entries = STYLE_PROPERTIES.map((property) => {
    const parents = INHERITED.includes(property) ? inherited?.[property] : undefined;
    return [property, own.get(property) ?? parents ?? INITIAL[property] ?? ''] as const;
  });
  const style = Object.fromEntries(entries) as ComputedStyle;
  style.display =
    own.get('display') ?? (INLINE_TAGS.has(node.tag) || node.tag === '#text' ? 'inline' : 'block');
  return style;
}
