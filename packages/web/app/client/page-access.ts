import { type PageAccess, pageAccessSchema, type StoredAccess } from '@liftmark/contract/page-access';

/** What someone typed, as it stands in the form. */
export interface AccessFields {
  username: string;
  password: string;
  /** A cookie a line: `name=value`. */
  cookies: string;
  /** A header a line: `Name: value`. */
  headers: string;
  userAgent: string;
  /** The content of the file. */
  storageState: string | null;
}

export const NO_ACCESS: AccessFields = {
  username: '',
  password: '',
  cookies: '',
  headers: '',
  userAgent: '',
  storageState: null,
};

/** The part of the form with a mistake, and what it is. */
export interface AccessProblem {
  part: 'basicAuth' | 'cookies' | 'headers' | 'userAgent' | 'storageState';
  message: string;
}

export function isEmpty(fields: AccessFields): boolean {
  return Object.values(fields).every((value) => value === null || value.trim() === '');
}

/** What was typed, in the shape of the contract, or what is wrong with it. */
export function readAccess(fields: AccessFields): { access: PageAccess } | { problem: AccessProblem } {
  const { username, password, userAgent, storageState } = fields;
  const headers = pairsIn(fields.headers, ':');
  if (headers === null) return wrong('headers', 'Write each header as Name: value.');
  const cookies = pairsIn(fields.cookies, '=');
  if (cookies === null) return wrong('cookies', 'Write each cookie as name=value.');
  const state = storageState === null ? undefined : jsonIn(storageState);
  if (state === null) return wrong('storageState', 'This file isn’t a browser state: it isn’t JSON.');
  const parsed = pageAccessSchema.safeParse({
    headers: headers && Object.fromEntries(headers),
    cookies: cookies && Object.fromEntries(cookies),
    ...((username !== '' || password !== '') && { basicAuth: { username, password } }),
    userAgent: userAgent.trim() || undefined,
    storageState: state,
  });
  if (parsed.success) return { access: parsed.data };
  const [issue] = parsed.error.issues;
  return wrong((issue?.path[0] as AccessProblem['part'] | undefined) ?? 'headers', issue?.message ?? '');
}

function wrong(part: AccessProblem['part'], message: string): { problem: AccessProblem } {
  return { problem: { part, message } };
}

/** Undefined without any; null if a line isn't one. */
function pairsIn(text: string, separator: string): [string, string][] | undefined | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (lines.length === 0) return undefined;
  const pairs = lines.map((line): [string, string] => {
    const at = line.indexOf(separator);
    return at < 1 ? ['', ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
  });
  return pairs.some(([name]) => name === '') ? null : pairs;
}

function jsonIn(text: string): object | null {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' ? data : null;
  } catch {
    return null;
  }
}

const LIST = new Intl.ListFormat('en');

/** What is kept for a site, by its names: values are never shown again. */
export function accessWords({ basicAuth, cookies, headers, userAgent, storageState }: StoredAccess): string {
  const parts = [
    ...(basicAuth ? ['a username and password'] : []),
    ...(cookies.length > 0
      ? [`${cookies.length === 1 ? 'the cookie' : 'the cookies'} ${LIST.format(cookies)}`]
      : []),
    ...(headers.length > 0
      ? [`${headers.length === 1 ? 'the header' : 'the headers'} ${LIST.format(headers)}`]
      : []),
    ...(userAgent ? ['a user agent'] : []),
    ...(storageState ? ['a browser state'] : []),
  ];
  const words = LIST.format(parts);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The access that is kept for the site of an address. */
export function accessFor(url: string, kept: readonly StoredAccess[]): StoredAccess | undefined {
  const origin = URL.parse(url)?.origin;
  return kept.find((one) => one.origin === origin);
}
