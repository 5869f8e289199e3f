import brands from '../../../data/tables/brands.json' with { type: 'json' };
import type { PerViewport } from '../../capture/snapshot.ts';
import { namedBrands } from '../../language/named-brands.ts';
import { pattern } from '../../language/patterns.ts';
import { shareOfFirstScreen } from '../../page/first-screen.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageModel } from '../../page/page-model.ts';
import type { PageView } from '../../page/view.ts';
import type { Layout } from '../types/layout.ts';
import type { PageFacts } from '../types/page-facts.ts';

const AD_HOST = pattern('adHost');
const AD_NAME = pattern('adName');
const AD_LABEL = pattern('adLabel');

const PURPOSES = namedBrands(brands.framePurposes);

const PICTURE_SHARE = 0.25;

const UNREADABLE: ReadonlySet<string> = new Set(['iframe', 'frame', 'canvas', 'img']);

/** Frames of another origin, canvases and large pictures that could hold what was not found. */
export function unreadFacts(page: PageModel): Layout['unread'] {
  const nodes = page.main.nodes.filter((node) => UNREADABLE.has(node.tag) && node.visible);
  return nodes.flatMap((node) => {
    const share = page.perViewport(node, firstScreenShare);
    const region = regionAt(node, page.main, share);
    return region ? [{ ...region, firstScreenShare: share, evidence: page.evidence(node) }] : [];
  });
}

function regionAt(
  node: PageNode,
  view: PageView,
  { desktop, mobile }: PerViewport<number>,
): Pick<Layout['unread'][number], 'kind' | 'host' | 'purpose'> | null {
  if (node.tag === 'img') {
    const isLarge = Math.max(desktop ?? 0, mobile ?? 0) > PICTURE_SHARE;
    return isLarge ? { kind: 'picture', host: null, purpose: null } : null;
  }
  if (isTiny(node)) return null;
  if (node.tag === 'canvas') return isDecoration(node) ? null : { kind: 'canvas', host: null, purpose: null };
  const source = node.attribute('src') || node.attribute('data-src');
  const host = hostOf(source, view);
  if (isRead(node) || (host !== null && AD_HOST.test(host))) return null;
  return { kind: 'frame', host, purpose: purposeOf(node, source) };
}

/** Frames of known advert hosts and boxes labeled as adverts. */
export function advertFacts(page: PageModel): PageFacts['ads'] {
  const view = page.main;
  const ads: PageFacts['ads'] = [];
  let end = 0;
  for (const node of view.nodes) {
    if (!node.isElement || !node.visible || node.order < end || node.tag === 'body' || node.tag === 'html')
      continue;
    const source = node.tag === 'iframe' ? node.attribute('src') : '';
    const host = source === '' ? null : hostOf(source, view);
    const fromHost = host !== null && AD_HOST.test(host);
    const named = AD_NAME.test(node.names) && !isTiny(node) && node.end - node.order < 200;
    if (!fromHost && !named && !isLabelled(node, view)) continue;
    ads.push({
      host: fromHost ? host : null,
      firstScreenShare: page.perViewport(node, firstScreenShare),
      evidence: page.evidence(node),
    });
    end = node.end;
  }
  return ads;
}

const ADVERTISED: ReadonlySet<string> = new Set(['a', 'img', 'iframe', 'ins', 'video', 'picture', 'svg']);

/** A box whose first words say that it is an advert, and that shows something to click; initials are no label. */
function isLabelled(node: PageNode, view: PageView): boolean {
  if (node.children.length < 2 || node.end - node.order > 120) return false;
  if (!view.nodes.slice(node.order + 1, node.end).some(({ tag }) => ADVERTISED.has(tag))) return false;
  const first = node.children.find((child) => child.visible && view.textLength(child) > 0);
  return first !== undefined && view.textLength(first) < 16 && AD_LABEL.test(view.text(first));
}

function firstScreenShare(node: PageNode, view: PageView): number {
  const box = view.boxOf(node);
  if (!box || !node.visible) return 0;
  return shareOfFirstScreen(box, view.capture.viewport);
}

function isRead(frame: PageNode): boolean {
  return frame.children.some((child) => child.tag === '#document' && child.children.length > 0);
}

/** Drawn behind or over the page for nobody to touch or to hear of. */
function isDecoration(canvas: PageNode): boolean {
  return (
    canvas.attribute('aria-hidden') === 'true' ||
    ['presentation', 'none'].includes(canvas.role) ||
    canvas.style.computed?.['pointer-events'] === 'none'
  );
}

function isTiny(node: PageNode): boolean {
  return node.box !== null && (node.box.width < 30 || node.box.height < 30);
}

function hostOf(source: string, view: PageView): string | null {
  const base = view.base ?? undefined;
  return source !== '' && URL.canParse(source, base) ? new URL(source, base).hostname || null : null;
}

function purposeOf(node: PageNode, source: string): string | null {
  const said = `${source} ${node.attribute('title')} ${node.names}`;
  return PURPOSES.find(([, pattern]) => pattern.test(said))?.[0] ?? null;
}
