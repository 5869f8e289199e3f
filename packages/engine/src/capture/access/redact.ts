import type { Captured } from '../capture.ts';
import { CaptureError } from '../capture-error.ts';
import { cookiesOf, headersOf, type SiteAccess, storageOf } from './site-access.ts';

/** Shorter values are common words. A browser state also has settings, such as a language. */
const LEAST_LENGTH = { given: 6, stored: 16 };
const REDACTED = '•••';

/** Sites repeat what they get, in their pages and addresses. Nothing secret goes on from there into a report. */
export async function withoutSecrets(
  access: SiteAccess | undefined,
  capture: () => Promise<Captured>,
): Promise<Captured> {
  const secrets = access === undefined ? [] : secretsOf(access);
  if (secrets.length === 0) return capture();
  try {
    const captured = await capture();
    return { ...captured, snapshot: redacted(captured.snapshot, secrets) };
  } catch (cause) {
    if (!(cause instanceof CaptureError)) throw cause;
    throw Object.assign(cause, {
      message: cut(cause.message, secrets),
      detail: cut(cause.detail, secrets),
      stack: cut(cause.stack ?? '', secrets),
    });
  }
}

/** What was read from a page of the site, changed in place. */
export function withoutSecretsOf<Data>(access: SiteAccess | undefined, data: Data): Data {
  const secrets = access === undefined ? [] : secretsOf(access);
  return secrets.length === 0 ? data : redacted(data, secrets);
}

/** In every form that a site may repeat, the longest first. */
function secretsOf(access: SiteAccess): string[] {
  const { basicAuth, cookies = {} } = access;
  const headers = Object.entries(headersOf(access)).filter(([name]) => name !== 'user-agent');
  const given = [
    ...headers.flatMap(([, value]) => [value, value.slice(value.indexOf(' ') + 1)]),
    ...Object.values(cookies),
    ...(basicAuth ? [basicAuth.password] : []),
  ];
  const stored = [...cookiesOf(access), ...storageOf(access)].map(({ value }) => value);
  const secrets = [
    ...given.filter(({ length }) => length >= LEAST_LENGTH.given),
    ...stored.filter(({ length }) => length >= LEAST_LENGTH.stored),
  ];
  const forms = secrets.flatMap((value) => [value, encodeURIComponent(value)]);
  return [...new Set(forms)].sort((a, b) => b.length - a.length);
}

/** The same data, changed in place: pages have up to 100,000 nodes. */
function redacted<Data>(data: Data, secrets: readonly string[]): Data {
  if (typeof data === 'string') return cut(data, secrets) as Data;
  if (typeof data !== 'object' || data === null) return data;
  const record = data as Record<string, unknown>;
  for (const key of Object.keys(record)) {
    const value = record[key];
    if (typeof value === 'string' || (typeof value === 'object' && value !== null)) {
      const clean = redacted(value, secrets);
      const name = cut(key, secrets);
      if (name !== key) delete record[key];
      if (clean !== value || name !== key) record[name] = clean;
    }
  }
  return data;
}

function cut(text: string, secrets: readonly string[]): string {
  return secrets.reduce((left, secret) => left.replaceAll(secret, REDACTED), text);
}
