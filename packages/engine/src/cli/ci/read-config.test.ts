import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { UsageError } from '../arguments.ts';
import { readConfig } from './read-config.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liftmark-config-'));
  await writeFile(join(folder, 'pricing.html'), '<p>');
});
afterAll(() => rm(folder, { recursive: true }));

async function read(config: unknown, environment: Record<string, string> = {}) {
  const file = join(folder, 'liftmark.config.json');
  await writeFile(file, typeof config === 'string' ? config : JSON.stringify(config));
  return readConfig(file, environment);
}

it('gives each page its address, its file and its rules', async () => {
  const config = await read({
    pages: ['/', { url: '/pricing', minScore: 80, mustPass: ['faq'], pageType: 'saas' }],
    minScore: 60,
    mustPass: ['legal-links'],
    source: '.',
    preview: { command: 'serve', ready: 'http://localhost:4173/' },
  });
  expect(config.targets).toMatchObject([
    { name: '/', url: 'http://localhost:4173/', source: null, rules: { minScore: 60 } },
    {
      name: '/pricing',
      url: 'http://localhost:4173/pricing',
      source: join(folder, 'pricing.html'),
      hints: { pageType: 'saas' },
      rules: { minScore: 80, mustPass: ['legal-links', 'faq'] },
    },
  ]);
  expect(config).toMatchObject({ budgetSeconds: 45, preview: { timeoutSeconds: 60 } });
});

it('takes values of headers from the environment', async () => {
  const pages = ['https://a.test/'];
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as people write it.
  const headers = { authorization: 'Bearer ${TOKEN}' };
  const cookies = { session: 'abc' };
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as people write it.
  const given = { pages, headers, cookies, basicAuth: 'ada:${TOKEN}' };
  expect((await read(given, { TOKEN: 't' })).access).toEqual({
    headers: { authorization: 'Bearer t' },
    cookies,
    basicAuth: { username: 'ada', password: 't' },
  });
  await expect(read({ pages, headers })).rejects.toThrow('needs the environment variable TOKEN');
});

it('names every unknown check at once, with the one that may be meant', async () => {
  const reading = read({
    pages: ['https://a.test/', { url: 'https://a.test/b', allowedRegressions: ['qqq'] }],
    mustPass: ['legal-link'],
  });
  await expect(reading).rejects.toThrow(UsageError);
  await expect(reading).rejects.toThrow(
    /"mustPass" names the check "legal-link", which doesn't exist\. Use "legal-links"\? "pages\.1\.allowedRegressions" names the check "qqq"/,
  );
});

it.each([
  ['{', "isn't JSON"],
  [{ pages: [] }, '"pages"'],
  [{ pages: ['https://a.test/'], minimum: 4 }, '"minimum" isn\'t a setting'],
  [{ pages: [{ url: 'https://a.test/', minscore: 4 }] }, '"pages.0.minscore" isn\'t a setting'],
  [{ pages: ['https://a.test/'], minScore: 101 }, '"minScore"'],
  [{ pages: ['/pricing'] }, 'A path such as /pricing needs "preview"'],
  [{ pages: ['ftp://a.test/'] }, "isn't the address of a page"],
  [{ pages: ['https://a.test/', 'https://b.test/'] }, 'Two pages are named "/"'],
  [{ pages: ['https://a.test/'], devices: [] }, '"devices"'],
  [{ pages: ['https://a.test/'], headers: { 'a b': 'c' } }, 'header'],
  [{ pages: ['https://a.test/'], headers: { a: 'b\r\nc: d' } }, 'no header has'],
  [{ pages: ['https://a.test/'], headers: { Host: 'b' } }, 'set by the browser itself'],
  [{ pages: ['https://a.test/'], headers: { Cookie: 'a=b' } }, 'Add cookies as cookies'],
  [{ pages: ['https://a.test/'], cookies: { a: 'b; c=d' } }, 'no cookie has'],
  [{ pages: ['https://a.test/'], storageState: 'missing.json' }, "can't be read"],
])('refuses %j', async (config, reason) => {
  const reading = read(config);
  await expect(reading).rejects.toThrow(UsageError);
  await expect(reading).rejects.toThrow(reason);
});

it('runs a configuration in TypeScript', async () => {
  const file = join(folder, 'liftmark.config.ts');
  await writeFile(
    file,
    'const least: number = 7; export default { pages: ["https://a.test/"], minScore: least };',
  );
  expect((await readConfig(file)).targets).toMatchObject([{ rules: { minScore: 7 } }]);
});

it('says where a missing configuration belongs', async () => {
  await expect(readConfig(join(folder, 'none.json'))).rejects.toThrow("none.json can't be read");
});
