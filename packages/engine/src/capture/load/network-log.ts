import type { Page, Request, Response } from 'playwright-core';
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
  const requests = new Requests(page, egress);
  page.on('request', (request) => requests.begin(request));
  page.on('response', (response) => requests.answer(response));
  page.on('requestfinished', (request) => {
    const entry = requests.end(request);
    if (entry !== undefined) entry.bytes = bytesOf(request);
  });
  page.on('requestfailed', (request) => {
    const entry = requests.end(request);
    if (entry !== undefined) entry.failure = request.failure()?.errorText ?? 'failed';
  });
  return requests;
}

/** The requests of a page since it was last opened. */
class Requests implements NetworkLog {
  readonly #page: Page;
  readonly #egress: Egress;
  readonly #entries = new Map<Request, Entry>();
  #startedAt = performance.now();
  #busyAt = this.#startedAt;

  constructor(page: Page, egress: Egress) {
    this.#page = page;
    this.#egress = egress;
  }

  begin(request: Request): void {
    if (isOpening(request, this.#page)) {
      this.#startedAt = performance.now();
      this.#entries.clear();
    }
    const isFull = this.#entries.size >= MAX_REQUESTS;
    if (isFull || !WEB_PROTOCOLS.has(URL.parse(request.url())?.protocol ?? '')) return;
    this.#busyAt = performance.now();
    this.#entries.set(request, {
      request,
      startedAt: this.#busyAt,
      ended: false,
      status: 0,
      failure: null,
      unmade: null,
      bytes: Promise.resolve(0),
      endMs: null,
    });
  }

  answer(response: Response): void {
    const entry = this.#entries.get(response.request());
    if (entry === undefined) return;
    entry.status = response.status();
    entry.unmade = this.#egress.failureBehind(response.url(), response.headers());
  }

  end(request: Request): Entry | undefined {
    const entry = this.#entries.get(request);
    if (entry === undefined) return undefined;
    this.#busyAt = performance.now();
    entry.ended = true;
    entry.endMs = Math.round(this.#busyAt - this.#startedAt);
    return entry;
  }

  async quiet({ quietMs, maxMs }: { quietMs: number; maxMs: number }): Promise<boolean> {
    const begin = performance.now();
    for (;;) {
      const now = performance.now();
      const busy = this.#entries.values().some((entry) => isWaitedFor(entry, now));
      const left = busy ? quietMs : this.#busyAt + quietMs - now;
      if (left <= 0) return true;
      if (now - begin >= maxMs) return false;
      await new Promise((done) => setTimeout(done, Math.min(busy ? 25 : left, maxMs)));
    }
  }

  requests(finalUrl: string): Promise<ResourceRequest[]> {
    return Promise.all([...this.#entries.values()].map((entry) => this.#resourceOf(entry, finalUrl)));
  }

  async #resourceOf(entry: Entry, finalUrl: string): Promise<ResourceRequest> {
    const url = entry.request.url();
    const unmade = failureOf(entry, this.#egress);
    return {
      url: url.slice(0, MAX_URL),
      type: typeOf(entry.request, this.#page),
      status: unmade === null ? entry.status : 0,
      bytes: await entry.bytes,
      thirdParty: siteOf(url) !== siteOf(finalUrl),
      failure: unmade?.message ?? entry.failure,
      refused: unmade?.kind === 'refused' || unmade?.kind === 'over_limit',
      endMs: entry.endMs,
    };
  }
}

/** Whether the page is opened anew; a redirect only goes on. */
function isOpening(request: Request, page: Page): boolean {
  return request.isNavigationRequest() && request.frame() === page.mainFrame() && !request.redirectedFrom();
}

function isWaitedFor(entry: Entry, now: number): boolean {
  return !entry.ended && now - entry.startedAt < STUCK_MS && !ENDLESS.has(entry.request.resourceType());
}

function bytesOf(request: Request): Promise<number> {
  return request.sizes().then(
    (sizes) => sizes.responseBodySize + sizes.responseHeadersSize,
    () => 0,
  );
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
