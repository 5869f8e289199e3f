import type { PageAccess } from '@liftmark/contract/page-access';

/** What opens the pages of one site, and is sent nowhere else. */
export interface SiteAccess extends PageAccess {
  /** Scheme, host and port. */
  origin: string;
}

export interface SiteCookie {
  name: string;
  value: string;
  path: string;
  sameSite: 'Strict' | 'Lax' | 'None';
}

/** The access for the site of an address. */
export function accessFor(address: string, access: PageAccess): SiteAccess {
  return { ...access, origin: new URL(address).origin };
}

/** The origins that the access is for: its own, and the secure one of the same name where its own isn't secure. */
export function ownOrigins({ origin }: Pick<SiteAccess, 'origin'>): string[] {
  const { protocol, port, hostname } = new URL(origin);
  const isPlain = protocol === 'http:' && port === '';
  return isPlain ? [origin, `https://${hostname}`] : [origin];
}

export function isOwn(address: string, access: Pick<SiteAccess, 'origin'>): boolean {
  const url = URL.parse(address);
  return url !== null && ownOrigins(access).includes(url.origin);
}

/** By names in lower case. */
export function headersOf({ headers = {}, basicAuth, userAgent }: PageAccess): Record<string, string> {
  const given = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return {
    ...(userAgent !== undefined && { 'user-agent': userAgent }),
    ...(basicAuth && { authorization: basicAuthorization(basicAuth) }),
    ...Object.fromEntries(given),
  };
}

function basicAuthorization({ username, password }: NonNullable<PageAccess['basicAuth']>): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
}

/** Those of a browser state that its host would get, and those that were given by name, which win. */
export function cookiesOf({ origin, cookies = {}, storageState }: SiteAccess): SiteCookie[] {
  const { hostname } = new URL(origin);
  const stored = (storageState?.cookies ?? []).filter(({ domain }) => covers(domain, hostname));
  const given = Object.entries(cookies).map(
    ([name, value]): SiteCookie => ({ name, value, path: '/', sameSite: 'Lax' }),
  );
  const others = stored.filter(({ name }) => !Object.hasOwn(cookies, name));
  return [...others.map(({ name, value, path, sameSite }) => ({ name, value, path, sameSite })), ...given];
}

function covers(domain: string, hostname: string): boolean {
  const name = domain.toLowerCase();
  return name.startsWith('.') ? `.${hostname}`.endsWith(name) : name === hostname;
}

/** The local storage of its own origin. */
export function storageOf({ origin, storageState }: SiteAccess): { name: string; value: string }[] {
  return storageState?.origins.find((each) => each.origin === origin)?.localStorage ?? [];
}

/** For a request without a browser; null where no cookie belongs to the address. */
export function cookieHeader(address: string, access: SiteAccess): string | null {
  const { pathname } = new URL(address);
  const sent = cookiesOf(access).filter(({ path }) => isWithin(pathname, path));
  return sent.length === 0 ? null : sent.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** The path match of RFC 6265. */
function isWithin(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
}
