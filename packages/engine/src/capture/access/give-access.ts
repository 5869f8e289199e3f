import type { CDPSession, Page } from 'playwright-core';
import type { Device } from '../browser/devices.ts';
import type { Egress } from '../egress/egress.ts';
import { parseTarget } from '../egress/policy.ts';
import { cookiesOf, headersOf, isOwn, ownOrigins, type SiteAccess, storageOf } from './site-access.ts';

/** Equips a device that hasn't opened a page yet, so that the site of the access gets it, and no other one. */
export async function giveAccess(
  { page, session }: Device,
  egress: Pick<Egress, 'restrict'>,
  access: SiteAccess,
): Promise<void> {
  await sendHeaders(session, access);
  const cookies = cookiesOf(access);
  // Browsers send the cookies of a host to all of its ports.
  if (cookies.length > 0) egress.restrict(({ target, isTunnel }) => refusalFor(access, target, isTunnel));
  for (const cookie of cookies) {
    const url = new URL(cookie.path, access.origin).href;
    const secure = url.startsWith('https:');
    // Without a domain, so that no subdomain gets it; and not for scripts, which may be those of another site.
    const kept = { ...cookie, ...(!secure && lax(cookie)), url, secure, httpOnly: true };
    await session.send('Network.setCookie', kept);
  }
  await fillStorage(page, access);
}

/** Other sites' cookies have to be secure. */
const lax = ({ sameSite }: { sameSite: string }) =>
  sameSite === 'None' ? ({ sameSite: 'Lax' } as const) : {};

function refusalFor(access: SiteAccess, { host, port }: { host: string; port: number }, isTunnel: boolean) {
  const own = new URL(access.origin);
  if (host !== parseTarget(own.host, 0)?.host) return null;
  const ports = ownOrigins(access).map((origin) => portOf(new URL(origin)));
  // Its cookies are secure, so the plain request that leads to it carries none.
  const isPlain = !isTunnel && own.protocol === 'https:' && own.port === '' && port === 80;
  return ports.includes(port) || isPlain ? null : 'other_port';
}

function portOf({ port, protocol }: URL): number {
  return Number(port) || (protocol === 'https:' ? 443 : 80);
}

/** The browser asks again at every redirect, so no other site gets the headers. */
async function sendHeaders(session: CDPSession, access: SiteAccess): Promise<void> {
  const own = Object.entries(headersOf(access)).map(([name, value]) => ({ name, value }));
  if (own.length === 0) return;
  const names = new Set(own.map(({ name }) => name));
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const kept = Object.entries(request.headers).map(([name, value]) => ({ name, value }));
    const all = [...kept.filter(({ name }) => !names.has(name.toLowerCase())), ...own];
    const answer = isOwn(request.url, access) ? { requestId, headers: all } : { requestId };
    // The page may be gone by then.
    session.send('Fetch.continueRequest', answer).catch(() => undefined);
  });
  const patterns = ownOrigins(access).map((origin) => ({ urlPattern: `${origin}/*` }));
  await session.send('Fetch.enable', { patterns });
}

/** Writes it from an empty page of the site, which isn't requested from anywhere. */
async function fillStorage(page: Page, access: SiteAccess): Promise<void> {
  const items = storageOf(access);
  if (items.length === 0) return;
  const other = await page.context().newPage();
  try {
    await other.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await other.goto(access.origin);
    const script = (entries: typeof items) => {
      for (const { name, value } of entries) localStorage.setItem(name, value);
    };
    await other.evaluate(script, items);
  } finally {
    await other.close();
  }
}
