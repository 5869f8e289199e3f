import type { Page, Request } from 'playwright-core';
import { getDomain, getHostname } from 'tldts';
import type { EgressError } from '../egress/dial.ts';
import type { Egress } from '../egress/egress.ts';
import type { ResourceRequest, ResourceType } from '../snapshot.ts';
import { WEB_PROTOCOLS } from '../web-protocols.ts';

/** What the page asked for, frames included. */
export interface NetworkLog {
  /** Resolves once nothing was in flight for `quietMs`, or after `maxMs`, to whether it was quiet. */
  quiet(limits: { quietMs: number; maxMs: number }): Promise<boolean>;
  /** Every request so far, in the order made; `finalUrl` decides what is a third party. */
  requests(finalUrl: string): Promise<ResourceRequest[]>;
}

interface Entry {
  request: Request;
  startedAt: number;
  ended: boolean;
  status: number;
  failure: string | null;
  /** Why the answer comes from our own egress and not from the site. */
  unmade: EgressError | null;
  bytes: Promise<number>;
  endMs: number | null;
}

const TYPES: Record<string, ResourceType> = {
  stylesheet: 'stylesheet',
  script: 'script',
  image: 'image',
  font: 'font',
  media: 'media',
  xhr: 'xhr',
  fetch: 'xhr',
};

/** Types that stay open by design and aren't waited for. */
const ENDLESS = new Set(['media', 'eventsource', 'websocket', 'ping', 'prefetch']);

/** A request that has not ended after this long no longer keeps a page from being quiet. */
const STUCK_MS = 4_000;

const MAX_REQUESTS = 5_000;
const MAX_URL = 4_096;

export function logNetwork(page: Page, egress: Egress): NetworkLog {
  const entries = new Map<Request, Entry>();
  let startedAt = performance.now();
  let busyAt = startedAt;

  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame() && !request.redirectedFrom()) {
      startedAt = performance.now();
      entries.clear();
    }
    if (entries.size >= MAX_REQUESTS || !WEB_PROTOCOLS.has(URL.parse(request.url())?.protocol ?? '')) return;
    busyAt = performance.now();
    entries.set(request, {
      request,
      startedAt: busyAt,
      ended: false,
      status: 0,
      failure: null,
      unmade: null,
      bytes: Promise.resolve(0),
      endMs: null,
    });
  });
  page.on('response', (response) => {
    const entry = entries.get(response.request());
    if (entry === undefined) return;
    entry.status = response.status();
    entry.unmade = egress.failureBehind(response.url(), response.headers());
  });
  page.on('requestfinished', (request) => {
    const entry = end(request);
    if (entry === undefined) return;
    entry.bytes = request.sizes().then(
      (sizes) => sizes.responseBodySize + sizes.responseHeadersSize,
      () => 0,
    );
  });
  page.on('requestfailed', (request) => {
    const entry = end(request);
    if (entry !== undefined) entry.failure = request.failure()?.errorText ?? 'failed';
  });

  function end(request: Request): Entry | undefined {
    const entry = entries.get(request);
    if (entry === undefined) return undefined;
    busyAt = performance.now();
    entry.ended = true;
    entry.endMs = Math.round(busyAt - startedAt);
    return entry;
  }

  function isWaitedFor(entry: Entry, now: number): boolean {
    return !entry.ended && now - entry.startedAt < STUCK_MS && !ENDLESS.has(entry.request.resourceType());
  }

  return {
    async quiet({ quietMs, maxMs }) {
      const begin = performance.now();
      for (;;) {
        const now = performance.now();
        const busy = entries.values().some((entry) => isWaitedFor(entry, now));
        const left = busy ? quietMs : busyAt + quietMs - now;
        if (left <= 0) return true;
        if (now - begin >= maxMs) return false;
        await new Promise((done) => setTimeout(done, Math.min(busy ? 25 : left, maxMs)));
      }
    },
    requests: (finalUrl) =>
      Promise.all(
        [...entries.values()].map(async (entry) => {
          const url = entry.request.url();
          const unmade = failureOf(entry, egress);
          return {
            url: url.slice(0, MAX_URL),
            type: typeOf(entry.request, page),
            status: unmade === null ? entry.status : 0,
            bytes: await entry.bytes,
            thirdParty: siteOf(url) !== siteOf(finalUrl),
            failure: unmade?.message ?? entry.failure,
            refused: unmade?.kind === 'refused' || unmade?.kind === 'over_limit',
            endMs: entry.endMs,
          };
        }),
      ),
  };
}

/** Why our egress refused the connection; null if it didn't and the answer is the site's. */
function failureOf({ unmade, failure, request }: Entry, egress: Egress): EgressError | null {
  return unmade ?? (failure === null ? null : egress.failureOf(request.url()));
}

function typeOf(request: Request, page: Page): ResourceType {
  const type = request.resourceType();
  if (type !== 'document') return TYPES[type] ?? 'other';
  return request.frame() === page.mainFrame() ? 'document' : 'frame';
}

/** Registrable domain, or the host itself where it has none. */
function siteOf(url: string): string {
  return getDomain(url, { allowPrivateDomains: true }) ?? getHostname(url) ?? url;
}
