import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scriptOf } from './kind.ts';
import { KINDS } from './kinds.ts';
import { serveFolder, withLastScript } from './served.ts';

test('the script is the last one of the document, past its own policy', () => {
  const html =
    '<meta http-equiv="Content-Security-Policy" content="script-src \'none\'"><body><script>1</script></body></html>';
  expect(withLastScript(html, 'change("</script>")')).toBe(
    '<body><script>1</script><script>change("<\\/script>")</script></body></html>',
  );
  expect(withLastScript('<p>No end', 'change()')).toBe('<p>No end<script>change()</script>');
});

test('a folder is served with its page changed and nothing else, and nothing outside of it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'liftmark-served-'));
  await writeFile(join(folder, 'index.html'), '<p>old</p>');
  await writeFile(join(folder, 'style.css'), 'old');
  const served = await serveFolder(folder, 'index.html', (html) => html.replace('old', 'new'));
  try {
    const read = async (path: string) => (await fetch(new URL(path, served.url))).text();
    expect(await read('index.html')).toBe('<p>new</p>');
    expect(await read('style.css')).toBe('old');
    expect((await fetch(new URL('..%2F..%2Fetc%2Fpasswd', served.url))).status).toBe(404);
    expect(served.publicText(`{"url":"${served.url}"}`)).toBe('{"url":"https://www.example.com/index.html"}');
  } finally {
    await served.close();
    await rm(folder, { recursive: true });
  }
});

test('every kind is a script that stands alone, with an id of its own', () => {
  expect(new Set(KINDS.map(({ id }) => id)).size).toBe(KINDS.length);
  for (const kind of KINDS) {
    const script = scriptOf(kind, 3, {
      seed: 'page',
      devices: 'both',
      frameAddress: 'https://frame.example',
    });
    expect(() => new Function(script), kind.id).not.toThrow();
    expect(script, kind.id).not.toMatch(/__vite|_import_/);
  }
});
