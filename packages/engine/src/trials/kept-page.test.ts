import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type OwnWords, trialSchema } from '@liftmark/contract/trials';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { availableBrowser } from '../capture/browser/available-browser.ts';
import { type Capturer, createCapturer } from '../capture/capturer.ts';
import { DEFAULT_POLICY } from '../capture/egress/policy.ts';
import type { PageSnapshot } from '../capture/snapshot.ts';
import { judge } from '../pipeline/judge.ts';
import type { Fix } from './fix.ts';
import { type KeptPage, keepPage } from './kept-page.ts';
import { ownWordsFix } from './own-words.ts';
import type { Tried } from './try-fixes.ts';

const BUDGET_MS = 120_000;
const page = (
  script = '',
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bakery</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head><body><main>
<h1>Welcome</h1>
<p>Fresh bread from our own oven in Linz, every morning from six, delivered to your door by seven.</p>
<p><a href="#form">Order bread</a></p>
<form id="form" method="post" action="/order"><input name="mail" type="email" placeholder="Email"><button>Send</button></form>
</main><script>${script}</script></body></html>`;

describe.skipIf((await availableBrowser()) === null)('a page that stays open', { timeout: 180_000 }, () => {
  let html = '';
  let requests: string[] = [];
  let server: Server;
  let capturer: Capturer;
  let url: string;
  let kept: KeptPage | null = null;

  beforeAll(async () => {
    server = createServer((request, response) => {
      requests.push(`${request.method} ${request.url}`);
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    url = `http://127.0.0.1:${port}/`;
    capturer = await createCapturer({ policy: { ...DEFAULT_POLICY, allowPrivate: [`127.0.0.1:${port}`] } });
  });
  afterAll(async () => {
    await capturer.close();
    await new Promise((done) => {
      server.close(done);
      server.closeAllConnections();
    });
  });
  afterEach(async () => {
    await kept?.close();
    kept = null;
  });

  async function opened(shown: string): Promise<{ snapshot: PageSnapshot; open: KeptPage }> {
    html = shown;
    const { snapshot } = await capturer.capture(url, { budgetMs: BUDGET_MS });
    requests = [];
    const judged = async (changed: PageSnapshot) => judge(changed, {});
    kept = await keepPage({ snapshot, capturer, judge: judged, budgetMs: BUDGET_MS });
    return { snapshot, open: kept };
  }

  function wordsFix(snapshot: PageSnapshot, words: OwnWords): Fix {
    const fix = ownWordsFix(snapshot, judge(snapshot, {}), words);
    if (fix === null) throw new Error('The page has no such part.');
    return fix;
  }

  test('tries one change after the other in one load, each on the page as it was', async () => {
    const { snapshot, open } = await opened(page());
    const texts = ['Fresh bread at your door by seven', 'Bread'];
    const results: (Tried | null)[] = [];
    for (const text of texts) results.push(await open.tryFix(wordsFix(snapshot, { part: 'headline', text })));
    results.push(await open.tryFix(wordsFix(snapshot, { part: 'button', text: 'Order for tomorrow' })));
    for (const tried of results) {
      const [trial] = tried?.trials ?? [];
      expect(trialSchema.parse(trial)).toMatchObject({ applied: true, reason: null });
      const { place, firstScreen } = trial?.pictures.desktop ?? {};
      for (const part of [place, firstScreen])
        for (const side of [part?.before, part?.after])
          expect([...(tried?.pictures.get(side?.file ?? '')?.subarray(0, 2) ?? [])]).toEqual([0xff, 0xd8]);
      // It takes longer, and the place and the first screen show the words.
      expect(trial?.pictures.desktop?.page).toBeUndefined();
    }
    const checks = results.map((tried) => tried?.trials[0]?.checks?.map(({ id }) => id));
    expect(checks[0]).toEqual(expect.arrayContaining(['headline-specificity', 'main-headline']));
    expect(checks[2]).toContain('primary-action-label');
    const shown = (part: 'before' | 'after') =>
      results.map((tried) => {
        const file = tried?.trials[0]?.pictures.desktop?.firstScreen[part]?.file ?? '';
        return Buffer.from(tried?.pictures.get(file) ?? []).toString('base64');
      });
    expect([new Set(shown('before')).size, new Set(shown('after')).size]).toEqual([1, 3]);
    expect(new Set(results.map((tried) => tried?.trials[0]?.score?.before)).size).toBe(1);
    // On each device once.
    expect(requests.filter((request) => request === 'GET /')).toHaveLength(2);
  });

  test('sends nothing to the site and goes nowhere, whatever the words set off', async () => {
    const { snapshot, open } = await opened(
      page(`new MutationObserver(() => {
        fetch('/order', { method: 'POST', body: 'x' }).catch(() => {});
        document.forms[0].submit();
      }).observe(document.querySelector('h1'), { childList: true, characterData: true, subtree: true });`),
    );
    const tried = await open.tryFix(wordsFix(snapshot, { part: 'headline', text: 'Bread by seven' }));
    expect(tried?.trials[0]?.applied).toBe(true);
    expect(requests.filter((request) => !/^GET \/(?:favicon.*)?$/.test(request))).toEqual([]);
  });

  test('can’t be used anymore once its time is up or it was closed', async () => {
    const { snapshot, open } = await opened(page());
    const fix = wordsFix(snapshot, { part: 'headline', text: 'Bread by seven' });
    await open.close();
    await open.ended;
    expect(await open.tryFix(fix)).toBe(null);
  });

  test('isn’t kept where a change can’t be taken back', async () => {
    const { snapshot, open } = await opened(
      page(`new MutationObserver(() => document.body.append('Another line of text'))
        .observe(document.querySelector('h1'), { childList: true, characterData: true, subtree: true });`),
    );
    await open.tryFix(wordsFix(snapshot, { part: 'headline', text: 'Bread by seven' }));
    await open.ended;
    expect(await open.tryFix(wordsFix(snapshot, { part: 'headline', text: 'Bread' }))).toBe(null);
  });
});
