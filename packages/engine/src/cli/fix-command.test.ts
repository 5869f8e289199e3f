import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FixesFile } from '@liftmark/contract/fix-exports';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { availableBrowser } from '../capture/browser/available-browser.ts';
import { serveFile } from './serve-folder.ts';

// Each run is a process of its own, which takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Bakery</title>
<link rel="stylesheet" href="look.css"></head>
<body><main><h1 id="top">Welcome</h1>
<p>Fresh bread from our own oven in Linz, every morning from six, delivered to your door by seven.</p>
<form action="/send" method="post"><input id="mail" type="email" name="mail" placeholder="Email">
<label><input type="checkbox" name="news" checked> Newsletter</label><button>Order bread</button></form>
</main></body></html>
`;

const fix = (recommendation: string, selector: string): FixesFile['fixes'][number] => {
  const place = { node: 1, selector };
  return {
    recommendation,
    patch: {
      summary: `Fix ${recommendation}.`,
      kind: 'headline',
      checks: [],
      placeholder: false,
      operations: [
        {
          operation: 'setText',
          target: { tag: 'h1', desktop: place, mobile: place },
          before: 'Welcome',
          text: 'Bread by seven',
        },
      ],
    },
  };
};

let folder: string;
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liftmark-fix-'));
  await writeFile(at('page.html'), PAGE);
  await writeFile(at('look.css'), 'body { color: #222 }');
  const file: FixesFile = {
    format: 'liftmark-fixes',
    version: 1,
    url: 'https://shop.example/',
    fixes: [fix('headline', '#top'), fix('late', '#late')],
  };
  await writeFile(at('fixes.json'), JSON.stringify(file));
});
afterAll(() => rm(folder, { recursive: true }));

interface Run {
  code: number;
  out: string;
  err: string;
}

function liftmark(...args: string[]): Promise<Run> {
  const cli = join(import.meta.dirname, '../cli.ts');
  return new Promise((resolve) => {
    execFile(process.execPath, [cli, 'fix', ...args], (error, out, err) => {
      resolve({ code: error === null ? 0 : Number(error.code), out, err });
    });
  });
}

it('applies exported fixes to a file, prints the difference and says what it left out', async () => {
  const run = await liftmark(at('page.html'), '--fixes', at('fixes.json'), '--out', at('fixed.html'));
  expect(run.code).toBe(0);
  expect(run.out).toContain('Applied headline: Fix headline.');
  expect(run.out).toContain('Not applied late: The element isn’t in the file.');
  expect(run.out).toContain('+<body><main><h1 id="top">Bread by seven</h1>');
  expect(await readFile(at('fixed.html'), 'utf8')).toBe(PAGE.replace('Welcome', 'Bread by seven'));
});

it('prints only the difference, or JSON, and exits with 1 where a named fix is left out', async () => {
  const diff = await liftmark(at('page.html'), '--fixes', at('fixes.json'), '--only', 'headline', '--diff');
  expect([diff.code, diff.out.startsWith('--- a/page.html\n+++ b/page.html\n@@ ')]).toEqual([0, true]);
  const json = await liftmark(at('page.html'), '--fixes', at('fixes.json'), '--only', 'late', '--json');
  expect(json.code).toBe(1);
  expect(JSON.parse(json.out)).toMatchObject({
    applied: [],
    notApplied: [{ recommendation: 'late', reason: 'missing' }],
    diff: '',
  });
});

it.each([
  [['missing.html'], "can't be read. Name an HTML file"],
  [['page.html', '--fixes', 'look.css'], "isn't a JSON export"],
  [['page.html', '--fixes', 'fixes.json', '--only', 'none'], 'The page has: headline, late'],
])('exits with 2 for %j', async (args, message) => {
  const run = await liftmark(...args.map((arg) => (arg.includes('.') ? at(arg) : arg)));
  expect(run.code).toBe(2);
  expect(run.err).toContain(message);
});

it.skipIf((await availableBrowser()) === null)('judges the file as a browser shows it', async () => {
  const run = await liftmark(at('page.html'), '--json');
  expect(run.code).toBe(0);
  const { applied, diff } = JSON.parse(run.out);
  expect(applied.length).toBeGreaterThan(1);
  expect(diff).toContain('+<meta name="viewport" content="width=device-width, initial-scale=1">');
});

it('says so where there is nothing to fix, and exits with 0', async () => {
  const none: FixesFile = { format: 'liftmark-fixes', version: 1, url: 'https://shop.example/', fixes: [] };
  await writeFile(at('none.json'), JSON.stringify(none));
  const run = await liftmark(at('page.html'), '--fixes', at('none.json'), '--out', at('same.html'));
  expect([run.code, run.err]).toEqual([0, '']);
  expect(run.out).toMatch(/^Nothing to fix: .*\n.*same\.html is an unchanged copy\.\n$/);
  expect(await readFile(at('same.html'), 'utf8')).toBe(PAGE);
  const diff = await liftmark(at('page.html'), '--fixes', at('none.json'), '--diff');
  expect([diff.code, diff.out]).toEqual([0, '']);
});

it('serves what the page and its style sheets and modules name, and nothing else', async () => {
  const at = (name: string) => join(folder, 'named', name);
  await mkdir(at('.git'), { recursive: true });
  await mkdir(at('pictures'));
  const files = {
    'page.html': `<link rel="stylesheet" href="look.css"><img src="pictures/oven.png" srcset="small.png 1x, /large.png 2x">
      <div style="background: url('wall.png')"></div><style>@import "print.css";</style><a href="notes.txt">Notes</a>
      <img src=".env"><img src="../page.html"><img src="link.txt"><script type="module" src="app.js"></script>`,
    'look.css': '@font-face { src: url(font.woff2) } body { background: url("back.png") }',
    'app.js': "import { a } from './a.js'; import('./secret.json'); fetch('./notes.txt')",
    ...Object.fromEntries(
      [
        'pictures/oven.png',
        'small.png',
        'large.png',
        'wall.png',
        'print.css',
        'font.woff2',
        'back.png',
        'a.js',
      ]
        .concat('notes.txt', 'secret.json', '.env', '.git/config')
        .map((name) => [name, name]),
    ),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(at(name), content);
  await writeFile(`${folder}.secret`, 'secret');
  await symlink(`${folder}.secret`, at('link.txt'));
  const served = await serveFile(at('page.html'));
  try {
    const status = async (path: string, init?: RequestInit) =>
      (await fetch(new URL(path, served.url), init)).status;
    expect(await (await fetch(served.url)).text()).toBe(files['page.html']);
    const named = ['look.css', 'pictures/oven.png', 'small.png', 'large.png', 'wall.png', 'print.css'];
    for (const path of [...named, 'font.woff2', 'back.png', 'app.js', 'a.js'])
      expect([path, await status(path)]).toEqual([path, 200]);
    const outside = ['/link.txt', '/%2e%2e%2fetc%2fpasswd', '/..%2fpage.html', '/', '/%00', '/%'];
    for (const path of [...outside, '/notes.txt', '/secret.json', '/.env', '/%2eenv', '/.git/config'])
      expect([path, await status(path)]).toEqual([path, 404]);
    expect(await status('/page.html', { method: 'POST' })).toBe(404);
  } finally {
    await served.close();
    await rm(`${folder}.secret`);
  }
});
