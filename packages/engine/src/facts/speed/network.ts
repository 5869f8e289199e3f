import type { ResourceRequest, ViewportCapture } from '../../capture/snapshot.ts';
import { hasScheme, withoutQuery } from '../../page/address.ts';
import type { PageModel } from '../../page/page-model.ts';
import { text as sentences } from '../text.ts';
import type { NetworkFacts } from '../types/speed.ts';

const ABORTED = /aborted|cancel/i;

/** Requests that failed, content without encryption on an encrypted page, and script errors. */
export function networkFacts(page: PageModel): NetworkFacts {
  const captures = [page.desktop?.capture, page.mobile?.capture].filter((capture) => capture !== undefined);
  return {
    failures: failures(captures),
    mixedContent: page.snapshot.finalUrl.startsWith('https:') ? mixedContent(captures) : [],
    scriptErrors: scriptErrors(captures),
    ...(page.snapshot.capturedWith === 'extension' && { isPartial: true as const }),
  };
}

function failures(captures: ViewportCapture[]): NetworkFacts['failures'] {
  const found = new Map<string, { request: ResourceRequest; passes: Set<ViewportCapture> }>();
  for (const capture of captures) {
    for (const request of capture.requests) {
      if (!hasFailed(request)) continue;
      const known = found.get(request.url);
      if (known) known.passes.add(capture);
      else found.set(request.url, { request, passes: new Set([capture]) });
    }
  }
  return [...found.values()].map(({ request, passes }) => ({
    url: request.url,
    type: request.type,
    ownHost: !request.thirdParty,
    refused: request.refused,
    bothPasses: passes.size === captures.length,
    reason: request.failure ?? sentences.httpStatus({ status: request.status }),
  }));
}

/** Requests that the page aborted haven't failed; but browsers also abort responses with an error status. */
export function hasFailed({ failure, status }: ResourceRequest): boolean {
  return status >= 400 || (failure !== null && !ABORTED.test(failure));
}

function mixedContent(captures: ViewportCapture[]): string[] {
  const urls = captures.flatMap(({ requests }) => requests.map(({ url }) => url));
  return [...new Set(urls.filter((url) => hasScheme(url, 'http')).map(withoutQuery))];
}

function scriptErrors(captures: ViewportCapture[]): NetworkFacts['scriptErrors'] {
  const texts = new Set(captures.flatMap((capture) => capture.scriptErrors));
  return [...texts].map((text) => ({
    text,
    bothPasses: captures.every((capture) => capture.scriptErrors.includes(text)),
  }));
}
