import type { CDPSession } from 'playwright-core';

/**
 * Adds headers to the requests that go to the page's own origin, such as a password of a preview. The browser asks again
 * at every redirect, so no other site gets them.
 */
export async function sendHeaders(
  session: CDPSession,
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const own = Object.entries(headers).map(([name, value]) => ({ name: name.toLowerCase(), value }));
  if (own.length === 0) return;
  const names = new Set(own.map(({ name }) => name));
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const kept = Object.entries(request.headers).map(([name, value]) => ({ name, value }));
    const all = [...kept.filter(({ name }) => !names.has(name.toLowerCase())), ...own];
    const answer = isOwn(request.url, url) ? { requestId, headers: all } : { requestId };
    // The page may be gone by then.
    session.send('Fetch.continueRequest', answer).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `${new URL(url).origin}/*` }] });
}

/** The headers for a request to this address. */
export function headersFor(
  address: string,
  url: string,
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return isOwn(address, url) ? headers : {};
}

function isOwn(address: string, url: string): boolean {
  return new URL(address).origin === new URL(url).origin;
}
