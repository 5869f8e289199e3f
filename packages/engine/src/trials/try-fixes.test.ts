import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Patch, type PatchOperation, type PatchTarget, patchSchema } from '@liftmark/contract/patches';
import { GIVEN_LINKS, INSIGHT, TOGETHER, type Trial, trialSchema } from '@liftmark/contract/trials';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { availableBrowser } from '../capture/browser/available-browser.ts';
import { type Capturer, createCapturer } from '../capture/capturer.ts';
import { DEFAULT_POLICY } from '../capture/egress/policy.ts';
import { judge } from '../pipeline/judge.ts';
import { type Fix, fixesOf } from './fix.ts';
import { ownLinksFix, withOwnLinks } from './own-links.ts';
import { type TrialOptions, type Tried, tryFixes } from './try-fixes.ts';

const BODY = `
  <main>
    <h1 id="headline">Welcome</h1>
    <p id="line">Fresh bread from our own oven in Linz, every morning from six, delivered to your door by seven.</p>
    <p><a id="order" href="#form">Order bread</a></p>
    <form id="form"><input id="mail" name="mail" type="email" placeholder="Email"><button>Send</button></form>
    <p id="wide">We bake with flour from the region and nothing else but water and salt.</p>
  </main>`;

const page = (inner: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bakery</title>
  <meta name="viewport" content="width=device-width, initial-scale=1">${head}</head><body>${inner}</body></html>`;

const at = (tag: string, id: string): PatchTarget => ({
  tag,
  desktop: { node: 1, selector: `#${id}` },
  mobile: { node: 1, selector: `#${id}` },
});

const HEADLINE: PatchOperation = {
  operation: 'setText',
  target: at('h1', 'headline'),
  before: 'Welcome',
  text: 'Fresh bread at your door by seven',
};
const LABEL: PatchOperation = {
  operation: 'insert',
  to: at('input', 'mail'),
  position: 'before',
  content: { block: 'formLabel', text: 'Email', field: 'mail' },
  placeholder: false,
};

/** A machine that is busy with much else takes its time. */
const BUDGET_MS = 120_000;
const JUDGE: TrialOptions['judge'] = async (changed, pageType) => judge(changed, { pageType });

function fixOf(recommendation: string, ...operations: PatchOperation[]): Fix {
  const patch: Patch = {
    summary: 'Change the page.',
    kind: 'headline',
    checks: ['headline-specificity'],
    placeholder: false,
    operations,
  };
  return { recommendation, patch };
}

describe.skipIf((await availableBrowser()) === null)('fixes, tried on the page', { timeout: 180_000 }, () => {
  let html = '';
  let headers: Record<string, string> = {};
  let requests: string[] = [];
  let server: Server;
  let capturer: Capturer;
  let url: string;

  beforeAll(async () => {
    server = createServer((request, response) => {
      requests.push(`${request.method} ${request.url}`);
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html);
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

  async function tried(shown: string, fixes: readonly Fix[], withHeaders = {}): Promise<Tried> {
    html = shown;
    headers = withHeaders;
    const { snapshot } = await capturer.capture(url, { budgetMs: BUDGET_MS });
    requests = [];
    return tryFixes(fixes, { snapshot, capturer, judge: JUDGE, budgetMs: BUDGET_MS });
  }

  async function trialOf(
    shown: string,
    operations: readonly PatchOperation[],
    withHeaders = {},
  ): Promise<Trial> {
    const { trials } = await tried(shown, [fixOf('vague-headline', ...operations)], withHeaders);
    const [trial] = trials;
    if (trial === undefined) throw new Error('There is no trial.');
    return trial;
  }

  test('a fix is applied, judged and pictured, and the next one finds the page as it was', async () => {
    const labels = fixOf('field-labels', LABEL);
    const { trials, pictures } = await tried(page(BODY), [
      fixOf('vague-headline', HEADLINE),
      { ...labels, patch: { ...labels.patch, checks: ['field-labels'] } },
    ]);
    expect(trials.map(({ recommendation, applied }) => [recommendation, applied])).toEqual([
      ['vague-headline', true],
      ['field-labels', true],
      [TOGETHER, true],
    ]);
    const [headline, , together] = trials;
    expect(trialSchema.parse(headline)).toEqual(headline);
    expect(headline?.check?.after).toBeGreaterThan(headline?.check?.before ?? 1);
    expect(together?.includes).toEqual(['vague-headline', 'field-labels']);
    for (const { pictures: shown } of trials)
      for (const device of [shown.desktop, shown.mobile])
        for (const part of [device?.place, device?.firstScreen])
          for (const side of [part?.before, part?.after]) {
            const bytes = pictures.get(side?.file ?? '');
            expect([...(bytes?.subarray(0, 2) ?? [])]).toEqual([0xff, 0xd8]);
          }
    // One load on each device serves all of them.
    expect(requests.filter((request) => request === 'GET /')).toHaveLength(2);
  });

  test('a report brings its own fixes', async () => {
    html = page(BODY);
    headers = {};
    const { snapshot } = await capturer.capture(url, { budgetMs: BUDGET_MS });
    const fixes = fixesOf(judge(snapshot), 'all');
    expect(fixes.map(({ patch }) => patch.kind)).toContain('headline');
    const { trials } = await tryFixes(fixes, {
      snapshot,
      capturer,
      judge: JUDGE,
      budgetMs: BUDGET_MS,
    });
    expect(trials.filter(({ applied }) => !applied).map(({ patch, reason }) => [patch.kind, reason])).toEqual(
      [],
    );
  });

  test('links to addresses that the owner gives are in the footer, and the check finds them', async () => {
    html = page(`${BODY}<footer><p>Bakery Huber, Annenstraße 12, 8020 Graz</p></footer>`);
    headers = {};
    const { snapshot } = await capturer.capture(url, { budgetMs: BUDGET_MS });
    const report = judge(snapshot);
    const missing = report.recommendations.find(({ checks }) => checks.includes('legal-links'));
    const links = { privacy: `${url}privacy`, terms: '/terms', contact: 'https://evil.test/contact' };
    const fix = ownLinksFix(snapshot, report, { recommendation: missing?.id ?? '', links });
    expect(patchSchema.parse(fix?.patch).operations).toMatchObject([
      {
        to: { tag: 'footer' },
        position: 'end',
        content: {
          items: [
            { label: 'Privacy policy', address: '/privacy' },
            { label: 'Terms', address: '/terms' },
          ],
        },
      },
    ]);
    const { trials } = await tryFixes(fix ? [fix] : [], {
      snapshot,
      capturer,
      judge: JUDGE,
      budgetMs: BUDGET_MS,
    });
    expect(trials).toMatchObject([
      { applied: true, holds: true, worse: [], check: { id: 'legal-links', before: 0, after: 1 } },
    ]);
    const given = withOwnLinks(snapshot, report, { privacy: '/privacy', terms: '/terms' });
    const own = fixesOf(given, 'first').filter(({ patch }) => patch.kind === GIVEN_LINKS);
    expect(own.map(({ recommendation }) => recommendation)).toEqual([missing?.id]);
    // Nothing of it is asked for.
    expect(requests.filter((request) => request.includes('privacy'))).toEqual([]);
  });

  test('a page whose figures count up is loaded once for all fixes', async () => {
    const counting = page(`${BODY}<p id="count">0</p><script>
      let count = 0;
      setInterval(() => { document.getElementById('count').textContent = ++count * 7; }, 60);
    </script>`);
    const { trials } = await tried(counting, [
      fixOf('vague-headline', HEADLINE),
      fixOf('field-labels', LABEL),
    ]);
    expect(trials.map(({ applied }) => applied)).toEqual([true, true]);
    expect(requests.filter((request) => request === 'GET /')).toHaveLength(2);
  });

  test('what only makes nothing worse claims nothing, and holds', async () => {
    const { patch } = fixOf('insight-1', {
      operation: 'setText',
      target: at('p', 'wide'),
      before: null,
      text: 'We bake with flour, water and salt from the region, and with nothing else.',
    });
    const fix = { recommendation: 'insight-1', patch: { ...patch, kind: INSIGHT, checks: [] } };
    const { trials } = await tried(page(BODY), [fix]);
    expect(trials).toMatchObject([{ applied: true, check: null, holds: true, worse: [] }]);
  });

  test('questions that the page answers for machines alone are shown to visitors, and counted', async () => {
    const questions = ['When do you deliver?', 'Is the bread sliced?', 'Can I order cakes?'];
    const declared = questions.map((name, index) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: {
        '@type': 'Answer',
        text: `Yes, from ${index + 6} in the morning on every day but Sunday.`,
      },
    }));
    const data = JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: declared,
    });
    html = page(BODY, `<script type="application/ld+json">${data}</script>`);
    headers = {};
    const { snapshot } = await capturer.capture(url, { budgetMs: BUDGET_MS });
    const report = judge(snapshot, { pageType: 'service' });
    const [fix] = fixesOf(report, 'all').filter(({ patch }) => patch.checks.includes('faq'));
    const judgeIt: TrialOptions['judge'] = async (changed) => judge(changed, { pageType: 'service' });
    const { trials } = await tryFixes(fix ? [fix] : [], {
      snapshot,
      capturer,
      judge: judgeIt,
      budgetMs: BUDGET_MS,
    });
    expect(trials).toMatchObject([
      { applied: true, holds: true, placeholder: false, check: { id: 'faq', before: 0.5, after: 1 } },
    ]);
  });

  test.each([
    [
      'mobile-fit',
      page(
        `<div style="width:960px">${BODY}<div style="width:900px">Fresh rolls, cakes and bread for the whole town, every day.</div></div>`,
      ).replace(/<meta name="viewport"[^>]*>/, ''),
    ],
    [
      'moving-content',
      page(
        `<div style="overflow:hidden"><div class="ticker" style="width:3000px;animation:run 20s linear infinite">Fresh rolls today, cakes on Sunday, and bread every morning</div></div>${BODY}`,
        '<style>@keyframes run { to { transform: translateX(-1500px) } }</style>',
      ),
    ],
    [
      'moving-content',
      page(
        `<div class="carousel" style="overflow:hidden;width:600px"><div style="width:1800px;display:flex;animation:slide 9s steps(3) infinite">${['Rolls', 'Cakes', 'Bread'].map((each) => `<div class="slide" style="width:600px;height:120px">${each} from our oven, every morning</div>`).join('')}</div></div>${BODY}`,
        '<style>@keyframes slide { to { transform: translateX(-1800px) } }</style>',
      ),
    ],
    [
      'image-alternatives',
      page(
        `${BODY}${[1, 2, 3].map((each) => `<figure><img src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='400' height='300'/%3E" width="400" height="300"><figcaption>Our oven number ${each} at six in the morning</figcaption></figure>`).join('')}`,
      ),
    ],
    [
      'title-headline-match',
      page(BODY.replace('Welcome', 'Fresh bread in Linz by seven')).replace('Bakery<', 'Home<'),
    ],
  ])('a fix of %s does on the page what it says', async (check, shown) => {
    html = shown;
    headers = {};
    const { snapshot } = await capturer.capture(url, { budgetMs: BUDGET_MS });
    const fixes = fixesOf(judge(snapshot), 'all').filter(({ patch }) => patch.checks.includes(check));
    expect(fixes).not.toEqual([]);
    const { trials } = await tryFixes(fixes.slice(0, 1), {
      snapshot,
      capturer,
      judge: JUDGE,
      budgetMs: BUDGET_MS,
    });
    expect(trials[0]).toMatchObject({ applied: true, holds: true, worse: [] });
    // What no longer moves leaves its check nothing to judge.
    const { before, after } = trials[0]?.check ?? { before: 1, after: 0 };
    expect(after ?? 1).toBeGreaterThan(before);
  });

  test('what the page changes by itself isn’t the fault of a fix', async () => {
    const own = page(`${BODY}<script>
      new MutationObserver(() => { document.getElementById('wide').style.color = '#ccc'; })
        .observe(document.getElementById('headline'), { childList: true, characterData: true, subtree: true });
    </script>`);
    const { worse } = await trialOf(own, [HEADLINE]);
    expect(worse.filter(({ kind }) => kind === 'contrast')).toEqual([]);
  });

  test('without a browser no fix can be tried', async () => {
    html = page(BODY);
    const { snapshot } = await capturer.capture(url, { budgetMs: BUDGET_MS });
    const { trials } = await tryFixes([fixOf('vague-headline', HEADLINE)], {
      snapshot,
      capturer: { tryOut: null },
      judge: JUDGE,
      budgetMs: BUDGET_MS,
    });
    expect(trials).toEqual([expect.objectContaining({ applied: false, reason: 'notLoaded' })]);
  });

  test.each<[string, string, readonly PatchOperation[], Trial['reason']]>([
    ['an element that is gone', page(BODY), [{ ...HEADLINE, target: at('h1', 'gone') }], 'targetGone'],
    ['another element of the name', page(BODY), [{ ...HEADLINE, target: at('h1', 'line') }], 'targetGone'],
    ['another text in its place', page(BODY), [{ ...HEADLINE, before: 'Something else' }], 'targetGone'],
    ['an element that exists twice', page(`${BODY}<h1 id="headline">Welcome</h1>`), [HEADLINE], 'targetGone'],
    [
      'a script that puts the text back',
      page(`${BODY}<script>
        const h = document.getElementById('headline');
        new MutationObserver(() => { if (h.textContent !== 'Welcome') h.textContent = 'Welcome'; })
          .observe(h, { childList: true, characterData: true, subtree: true });
      </script>`),
      [HEADLINE],
      'overwritten',
    ],
    [
      'a script that copies what is inserted',
      page(`${BODY}<script>
        let done = false;
        new MutationObserver((records) => {
          for (const { addedNodes } of records) for (const node of addedNodes)
            if (!done && node.dataset?.liftmark) { done = true; document.body.append(node.cloneNode(true)); }
        }).observe(document.body, { childList: true, subtree: true });
      </script>`),
      [LABEL],
      'overwritten',
    ],
    [
      'a script that moves what is inserted',
      page(`${BODY}<script>
        new MutationObserver((records) => {
          for (const { addedNodes } of records) for (const node of addedNodes)
            if (node.dataset?.liftmark && node.parentNode !== document.body) document.body.append(node);
        }).observe(document.body, { childList: true, subtree: true });
      </script>`),
      [LABEL],
      'overwritten',
    ],
    [
      'a script that brings back what is removed',
      page(`${BODY}<script>
        new MutationObserver(() => {
          if (!document.getElementById('line')) {
            const line = document.createElement('p');
            line.id = 'line';
            line.textContent = ${JSON.stringify(/<p id="line">([^<]*)/.exec(BODY)?.[1])};
            document.querySelector('main').append(line);
          }
        }).observe(document.body, { childList: true, subtree: true });
      </script>`),
      [{ operation: 'remove', target: at('p', 'line') }],
      'overwritten',
    ],
    [
      'an element inside of a frame’s fallback',
      page(`${BODY}<object><p id="inner">Inside</p></object>`),
      [{ ...HEADLINE, target: at('p', 'inner'), before: null }],
      'outOfReach',
    ],
  ])('says why it can’t change %s', async (_, shown, operations, reason) => {
    const trial = await trialOf(shown, operations);
    expect(trial).toMatchObject({ applied: false, reason, check: null, score: null, holds: false });
  });

  test('a policy against inline styles and scripts doesn’t keep a fix from being tried', async () => {
    const style: PatchOperation = {
      operation: 'setStyle',
      target: at('a', 'order'),
      declarations: [{ property: 'background-color', value: '#0b5cad' }],
    };
    const policy = {
      'content-security-policy': "default-src 'self'; style-src 'self'; require-trusted-types-for 'script'",
    };
    expect(await trialOf(page(BODY), [HEADLINE, LABEL, style], policy)).toMatchObject({ applied: true });
  });

  describe('on a hostile page', () => {
    const SPOILED = `
      for (const type of [Element, Node, Document, HTMLElement, EventTarget])
        for (const name of Object.getOwnPropertyNames(type.prototype)) {
          const own = Object.getOwnPropertyDescriptor(type.prototype, name);
          if (typeof own.value === 'function' && own.configurable && name !== 'constructor' && name !== 'addEventListener')
            type.prototype[name] = () => { fetch('/stolen?' + name, { method: 'POST' }); return document.body; };
        }
      Object.prototype.operation = 'remove';
      Object.prototype.holds = true;
      Array.prototype.flatMap = Array.prototype.map = Array.prototype.every = () => [];
      JSON.parse = JSON.stringify = () => ({});`;

    test('overwritten methods and polluted prototypes reach nothing', async () => {
      const trial = await trialOf(page(`${BODY}<script>${SPOILED}</script>`), [HEADLINE]);
      expect(trial).toMatchObject({ applied: true });
      expect(requests.filter((request) => !request.startsWith('GET '))).toEqual([]);
    });

    test('fields named like methods stand in no one’s way', async () => {
      const names = [
        'querySelectorAll',
        'setAttribute',
        'parentNode',
        'insertBefore',
        'style',
        'remove',
        'textContent',
      ];
      const fields = names.map((name) => `<input name="${name}">`).join('');
      const pictures = names.map((name) => `<img name="${name}" alt="">`).join('');
      const shown = page(`${BODY.replace('<form id="form">', `<form id="form">${fields}`)}${pictures}`);
      const inForm: PatchOperation = {
        operation: 'setStyle',
        target: at('form', 'form'),
        declarations: [{ property: 'margin', value: '20px' }],
      };
      expect(await trialOf(shown, [HEADLINE, LABEL, inForm])).toMatchObject({ applied: true });
    });

    test('words are never read as markup or run, wherever the page has put its elements', async () => {
      const words = 'alert(1); window.ran = true; fetch("/ran")';
      const shown = page(`<script type="text/plain" id="sleeping"></script>${BODY}
        <script>
          // A script element in the place of the headline, waiting for its text.
          const trap = document.createElement('script');
          trap.id = 'trap';
          document.body.append(trap);
        </script>`);
      const target = { ...at('h1', 'trap') };
      expect(
        await trialOf(shown, [{ operation: 'setText', target, before: null, text: words }]),
      ).toMatchObject({
        applied: false,
      });
      expect(requests.some((request) => request.includes('/ran'))).toBe(false);
    });

    test('a script inside of the changed element isn’t given the words', async () => {
      const shown = page(BODY.replace('Welcome', 'Welcome <script type="module" id="waiting"></script>'));
      const text = 'fetch("/ran")';
      const trial = await trialOf(shown, [{ ...HEADLINE, before: null, text }]);
      expect(trial.applied).toBe(true);
      expect(requests.some((request) => request.includes('/ran'))).toBe(false);
    });

    test('nothing is sent to the site, and the page can’t lead itself away', async () => {
      const shown = page(`${BODY}<script>
        new MutationObserver(() => {
          fetch('/fetched', { method: 'POST', body: 'x' }).catch(() => {});
          navigator.sendBeacon('/beacon', 'x');
          document.getElementById('form').method = 'post';
          document.getElementById('form').submit();
          location.href = '/away';
        }).observe(document.body, { childList: true, characterData: true, subtree: true });
      </script>`);
      const trial = await trialOf(shown, [HEADLINE]);
      expect(trial.applied).toBe(true);
      expect(requests.filter((request) => !request.startsWith('GET '))).toEqual([]);
      expect(requests).not.toContain('GET /away');
    });
  });

  describe('what gets worse is said', () => {
    const worseWith = async (...operations: PatchOperation[]) =>
      (await trialOf(page(BODY), operations)).worse.map(({ kind, device }) => `${kind} on ${device}`);

    test('a page that becomes wider than a phone', async () => {
      const wide: PatchOperation = {
        operation: 'setStyle',
        target: at('p', 'wide'),
        declarations: [{ property: 'min-width', value: '800px' }],
      };
      const worse = await worseWith(wide);
      expect(worse).toContain('overflow on mobile');
      expect(worse).not.toContain('overflow on desktop');
    });

    test('a text that becomes pale', async () => {
      const pale: PatchOperation = {
        operation: 'setStyle',
        target: at('p', 'line'),
        declarations: [{ property: 'color', value: '#cccccc' }],
      };
      expect(await worseWith(pale)).toEqual(
        expect.arrayContaining(['contrast on desktop', 'contrast on mobile']),
      );
    });

    test('words that no longer fit their button', async () => {
      const small: PatchOperation[] = [
        {
          operation: 'setStyle',
          target: at('a', 'order'),
          declarations: [
            { property: 'display', value: 'block' },
            { property: 'width', value: '60px' },
            { property: 'height', value: '20px' },
          ],
        },
      ];
      expect(await worseWith(...small)).toContain('clipped on desktop');
    });

    test('a button over a notice that stays on the screen, too', async () => {
      const notice =
        '<div style="position:fixed;left:0;right:0;bottom:0;height:30px;background:#fff;text-align:end;padding:20px">We use cookies to bake better bread. Accept</div>';
      const button: PatchOperation = {
        operation: 'insert',
        to: {
          tag: 'body',
          desktop: { node: 1, selector: 'html > body' },
          mobile: { node: 1, selector: 'html > body' },
        },
        position: 'end',
        content: { block: 'stickyButton', label: 'Order bread', address: '#form' },
        placeholder: false,
      };
      const { worse } = await trialOf(page(`${BODY}${notice}`), [button]);
      expect(worse.map(({ kind }) => kind)).toContain('overlap');
    });

    test('words that reach under a header that stays on the screen', async () => {
      const header =
        '<header style="position:fixed;top:0;left:0;right:0;height:60px;background:#fff">Our bakery</header>';
      const hero =
        '<section style="display:flex;align-items:center;height:300px;overflow:hidden"><h2 id="hero" style="font-size:40px;width:300px">Bread</h2></section>';
      const words = (text: string): PatchOperation => ({
        operation: 'setText',
        target: at('h2', 'hero'),
        before: 'Bread',
        text,
      });
      const long =
        'Bread that is baked before five in the morning and brought to your door in Linz by seven, each day';
      const coveredBy = async (text: string) => {
        const { worse } = await trialOf(page(`${header}${hero}${BODY}`), [words(text)]);
        return worse.filter((each) => each.text.startsWith('“Our bakery” covers'));
      };
      expect(await coveredBy(long)).not.toEqual([]);
      expect(await coveredBy('Fresh bread')).toEqual([]);
    });

    test('words that a picture swallows', async () => {
      const picture =
        "background-image:url('data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7')";
      const hero = `<section style="${picture};color:#fff;padding:60px"><h2 id="hero">Since 1893</h2></section>`;
      const line: PatchOperation = {
        operation: 'insert',
        to: at('h2', 'hero'),
        position: 'after',
        content: { block: 'trustLine', text: 'Baked for 4,000 families in Linz' },
        placeholder: false,
      };
      const { worse } = await trialOf(page(`${hero}${BODY}`), [line]);
      expect(worse.filter(({ kind }) => kind === 'contrast')).not.toEqual([]);
    });

    test('words on top of others', async () => {
      const flat: PatchOperation[] = [
        {
          operation: 'setStyle',
          target: at('p', 'line'),
          declarations: [
            { property: 'height', value: '0' },
            { property: 'margin', value: '0' },
          ],
        },
        {
          ...HEADLINE,
          text: 'Fresh bread at your door by seven, and cakes on Sundays for the whole family and its guests',
        },
        {
          operation: 'setStyle',
          target: at('h1', 'headline'),
          declarations: [{ property: 'height', value: '0' }],
        },
      ];
      expect((await worseWith(...flat)).join()).toContain('overlap');
    });
  });
});
