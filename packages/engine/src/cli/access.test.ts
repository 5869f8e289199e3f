import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readAccess } from './access.ts';
import { UsageError } from './arguments.ts';

const NOTHING = { headers: [], cookies: [], basicAuth: null, userAgent: null, storageStateFile: null };
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liftmark-access-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('reads what opens a page, with values from the environment', async () => {
  const storageStateFile = join(folder, 'state.json');
  const state = { cookies: [{ name: 'a', value: 'b', domain: 'c.test', expires: -1 }], origins: [] };
  await writeFile(storageStateFile, JSON.stringify(state));
  const given = {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as people write it.
    headers: ['X-Preview: ${TOKEN}', 'X-Plain: a:b'],
    cookies: ['session=a=b'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as people write it.
    basicAuth: 'ada:${TOKEN}',
    userAgent: 'Checker',
    storageStateFile,
  };
  expect(await readAccess(given, { TOKEN: 'secret:1' })).toEqual({
    headers: { 'X-Preview': 'secret:1', 'X-Plain': 'a:b' },
    cookies: { session: 'a=b' },
    basicAuth: { username: 'ada', password: 'secret:1' },
    userAgent: 'Checker',
    storageState: {
      cookies: [{ name: 'a', value: 'b', domain: 'c.test', path: '/', sameSite: 'Lax' }],
      origins: [],
    },
  });
  expect(await readAccess(NOTHING)).toBeNull();
});

it.each([
  [{ headers: ['Host: evil.test'] }, 'set by the browser itself'],
  [{ headers: ['Cookie: a=b'] }, 'Add cookies as cookies'],
  [{ headers: ['Transfer-Encoding: chunked'] }, 'set by the browser itself'],
  [{ headers: ['Proxy-Authorization: x'] }, 'set by the browser itself'],
  [{ headers: ['Sec-Fetch-Site: none'] }, 'set by the browser itself'],
  [{ headers: ['A b: c'] }, 'isn’t the name of a header'],
  [{ headers: ['X-A: hidden\r\nX-B: c'] }, 'characters that no header has'],
  [{ headers: ['X-A: 1', 'x-a: 2'] }, 'A header is there twice'],
  [{ headers: ['hidden'] }, '--header takes "Name: value"'],
  [{ cookies: ['a=hidden; b=c'] }, 'characters that no cookie has'],
  [{ basicAuth: 'hidden' }, '--basic-auth takes "username:password"'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as people write it.
  [{ userAgent: '${UNSET}' }, '--user-agent needs the environment variable UNSET'],
  [{ storageStateFile: 'missing.json' }, "can't be read"],
])('refuses %j without a value in the reason', async (given, reason) => {
  const reading = readAccess({ ...NOTHING, ...given }, {});
  await expect(reading).rejects.toThrow(UsageError);
  await expect(reading).rejects.toThrow(reason);
  await expect(reading).rejects.not.toThrow('hidden');
});
