import type { Evidence } from '@liftmark/contract/report';
import type { PerViewport, ViewportName, Vitals } from '../../capture/snapshot.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageModel } from '../../page/page-model.ts';
import type { PageView } from '../../page/view.ts';
import type { Speed } from '../types/speed.ts';

const OUTGROWN = 3;

/** Vitals of both passes and the weight of the page, from one lab run; null where there was none. */
export function speedFacts(page: PageModel): Speed | null {
  if (!page.measured || page.snapshot.capturedWith === 'extension') return null;
  const requests = page.main.capture.requests.filter((request) => !request.refused);
  const lcpUrl = page.main.capture.vitals?.lcpUrl ?? null;
  const bytesByType: Record<string, number> = {};
  const hosts = new Set<string>();
  for (const { type, bytes, thirdParty, url } of requests) {
    bytesByType[type] = (bytesByType[type] ?? 0) + bytes;
    if (thirdParty && URL.canParse(url)) hosts.add(new URL(url).hostname);
  }
  return {
    lcpMs: vital(page, (vitals) => vitals.lcpMs),
    lcpElement: { desktop: lcpElement(page, 'desktop'), mobile: lcpElement(page, 'mobile') },
    lcpBytes: lcpUrl === null ? null : (requests.find((request) => request.url === lcpUrl)?.bytes ?? null),
    lcpUrl,
    cls: vital(page, (vitals) => vitals.cls),
    blockingMs: vital(page, (vitals) => vitals.blockingMs),
    ownBlockingMs: vital(page, (vitals) => vitals.ownBlockingMs ?? null),
    ttfbMs: vital(page, (vitals) => vitals.ttfbMs),
    waitedShare: vital(page, (vitals) => vitals.waitedShare ?? null),
    requests: requests.length,
    bytes: requests.reduce((sum, request) => sum + request.bytes, 0),
    bytesByType,
    thirdPartyHosts: [...hosts].sort(),
  };
}

function vital(page: PageModel, read: (vitals: Vitals) => number | null): PerViewport<number> {
  const value = (name: ViewportName): number | null => {
    const vitals = page.view(name)?.capture.vitals;
    return vitals ? read(vitals) : null;
  };
  return { desktop: value('desktop'), mobile: value('mobile') };
}

function lcpElement(page: PageModel, name: ViewportName): Evidence | null {
  const view = page.view(name);
  const index = view?.capture.vitals?.lcpNode ?? null;
  const node = index === null ? null : view?.at(index);
  return node && view && !isOutgrown(node, view) ? page.evidence(node) : null;
}

/** Whether far larger words or pictures stand in the first screen: what came later in motion the browser leaves out. */
function isOutgrown(node: PageNode, view: PageView): boolean {
  const own = areaOf(node, view);
  return view.nodes.some((other) => {
    if (!other.visible || node.contains(other) || other.contains(node)) return false;
    if (!(other.isText ? view.textLength(other) > 0 : other.tag === 'img')) return false;
    return view.inFirstScreen(other) === true && areaOf(other, view) > OUTGROWN * own;
  });
}

function areaOf(node: PageNode, view: PageView): number {
  const box = view.boxOf(node);
  return box ? box.width * box.height : 0;
}
