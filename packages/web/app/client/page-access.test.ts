import { expect, it } from 'vitest';
import { type AccessFields, accessFor, accessWords, isEmpty, NO_ACCESS, readAccess } from './page-access.ts';

it('reads what was typed', () => {
  const fields: AccessFields = {
    username: 'ada',
    password: 'a:b',
    cookies: 'session=a=b\n\nmember = c',
    headers: 'X-Preview: token:1',
    userAgent: ' Checker ',
    storageState: '{"cookies":[],"origins":[]}',
  };
  expect(isEmpty(NO_ACCESS)).toBe(true);
  expect(isEmpty(fields)).toBe(false);
  expect(readAccess(fields)).toEqual({
    access: {
      basicAuth: { username: 'ada', password: 'a:b' },
      cookies: { session: 'a=b', member: 'c' },
      headers: { 'X-Preview': 'token:1' },
      userAgent: 'Checker',
      storageState: { cookies: [], origins: [] },
    },
  });
});

it.each<[Partial<AccessFields>, string, string]>([
  [{ cookies: 'session' }, 'cookies', 'name=value'],
  [{ cookies: 'a=b; c=d' }, 'cookies', 'no cookie has'],
  [{ headers: 'Host: a.test' }, 'headers', 'set by the browser itself'],
  [{ headers: 'Cookie: a=b' }, 'headers', 'Add cookies as cookies'],
  [{ username: 'a:b' }, 'basicAuth', 'no colon'],
  [{ storageState: '{' }, 'storageState', 'isn’t JSON'],
])('says what is wrong with %j', (fields, part, message) => {
  const read = readAccess({ ...NO_ACCESS, ...fields });
  expect(read).toEqual({ problem: { part, message: expect.stringContaining(message) } });
});

it('names what is kept for a site', () => {
  const kept = {
    id: 'x',
    origin: 'https://a.test:8443',
    headers: ['X-Preview'],
    cookies: ['a', 'b'],
    basicAuth: true,
    userAgent: false,
    storageState: true,
    setAt: '2026-11-28T10:00:00.000Z',
    lastUsedAt: null,
  };
  expect(accessWords(kept)).toBe(
    'A username and password, the cookies a and b, the header X-Preview, and a browser state',
  );
  expect(accessFor('https://a.test:8443/x?y', [kept])).toBe(kept);
  expect(accessFor('https://a.test/x', [kept])).toBeUndefined();
  expect(accessFor('a', [kept])).toBeUndefined();
});
