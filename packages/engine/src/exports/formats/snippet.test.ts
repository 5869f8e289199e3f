import type { PatchOperation, PatchTarget } from '@liftmark/contract/patches';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { availableBrowser } from '../../capture/browser/available-browser.ts';
import { blockHtml } from '../block-html.ts';
import { snippet } from './snippet.ts';

const BODY = `<main>
  <h1 id="headline">Welcome</h1>
  <p id="line">Fresh bread, every morning.</p>
  <p><a id="order" href="#form">Order bread</a></p>
  <form id="form"><input id="mail" name="mail" type="email"><button>Send</button></form>
</main>`;
const page = (inner: string, head = '') =>
  `<!doctype html><html><head><meta charset="utf-8"><title>Bakery</title>${head}</head><body>${inner}</body></html>`;

const at = (tag: string, id: string): PatchTarget => ({
  tag,
  desktop: { node: 1, selector: `#${id}` },
  mobile: { node: 1, selector: `#${id}` },
});
const NEW_WORDS = 'Bread at your door by seven `"\' --> */';
const HEADLINE: Extract<PatchOperation, { operation: 'setText' }> = {
  operation: 'setText',
  target: at('h1', 'headline'),
  before: 'Welcome',
  text: NEW_WORDS,
};
const LABEL: PatchOperation = {
  operation: 'insert',
  to: at('input', 'mail'),
  position: 'before',
  content: { block: 'formLabel', text: 'Email', field: 'mail' },
  placeholder: false,
};
const MOVE: PatchOperation = {
  operation: 'move',
  target: at('p', 'line'),
  to: at('h1', 'headline'),
  position: 'before',
};

const snippetOf = (...operations: PatchOperation[]) =>
  snippet({
    format: 'liftmark-fixes',
    version: 1,
    url: 'https://shop.example/',
    fixes: [
      {
        recommendation: 'fix',
        patch: { summary: 'Change it.', kind: 'headline', checks: [], placeholder: false, operations },
      },
    ],
  });
const nameOf = (code: string) => /name: '(liftmark_[0-9a-f]+)'/.exec(code)?.[1] ?? '';

test('says what it is, for which page, and how to take it back', () => {
  const code = snippetOf(HEADLINE);
  const [shows, paste, undo, begins] = code.split('\n');
  expect(shows).toBe('// Liftmark: 1 fix for "https://shop.example/", all at once or none.');
  expect(paste).toContain('A/B test');
  expect(undo).toContain(`${nameOf(code)}.undo()`);
  expect(begins).toBe('(() => {');
});

const found = await availableBrowser();

describe.skipIf(found === null)('the snippet in a browser', { timeout: 60_000 }, () => {
  let browser: Browser;
  let tab: Page;
  let errors: Error[] = [];
  let requests: string[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: found?.executablePath ?? '',
      ...(found && { env: { ...process.env, ...found.env } }),
      args: ['--no-sandbox'],
    });
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    tab = await browser.newPage();
    errors = [];
    requests = [];
    tab.on('pageerror', (error) => errors.push(error));
    await tab.clock.install();
  });
  afterEach(() => tab.close());

  /** Opens the page with the snippet in a script element, as an A/B tool would write it, with a policy against eval. */
  async function open(html: string, headers: Record<string, string> = {}) {
    await tab.route('**/*', (route) => {
      requests.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
      return route.fulfill({
        body: html,
        headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
      });
    });
    await tab.goto('http://shop.test/');
  }
  const withSnippet = (code: string, body = BODY) => page(body, `<script>${code}</script>`);
  const state = (code: string) => tab.evaluate(`window.${nameOf(code)}?.state`);
  const headline = () => tab.evaluate<string>(`document.getElementById('headline')?.textContent`);
  const labels = () => tab.evaluate<number>(`document.querySelectorAll('label').length`);
  /** A part of the page as it was written, put into it. */
  const put = (selector: string, how: string) =>
    tab.evaluate(`(() => {
      const part = new DOMParser().parseFromString(${JSON.stringify(BODY)}, 'text/html').querySelector('${selector}');
      document.querySelector('main').${how}(part);
    })()`);

  test('changes the page once, from the head, and takes everything back', async () => {
    const code = snippetOf(HEADLINE, LABEL, MOVE);
    await open(page(BODY, `<script>${code}</script><script>${code}</script>`));
    await tab.addScriptTag({ content: code });
    expect([await headline(), await labels(), await state(code)]).toEqual([NEW_WORDS, 1, 'applied']);
    const was = await browser.newPage();
    await was.setContent(page(BODY));
    await tab.evaluate(`window.${nameOf(code)}.undo()`);
    const outline = (shown: Page) => shown.evaluate(`document.querySelector('main').outerHTML`);
    expect(await outline(tab)).toBe(await outline(was));
    await was.close();
    expect(await state(code)).toBeUndefined();
    expect(errors).toEqual([]);
  });

  test('waits for elements that come late', async () => {
    const code = snippetOf(HEADLINE);
    await open(withSnippet(code, '<main></main>'));
    expect(await state(code)).toBe('waiting');
    await put('#headline', 'append');
    await tab.clock.runFor(100);
    expect(await state(code)).toBe('applied');
    expect(await headline()).toContain('Bread at your door');
  });

  test('gives up, and then leaves the page alone', async () => {
    const code = snippetOf(HEADLINE, { ...LABEL, to: at('input', 'gone') });
    await open(withSnippet(code));
    await tab.clock.runFor(11_000);
    expect([await state(code), await headline()]).toEqual(['notFound', 'Welcome']);
    await tab.evaluate(`document.getElementById('mail').id = 'gone'`);
    await tab.clock.runFor(11_000);
    expect(await headline()).toBe('Welcome');
  });

  test('changes the page again after a script has rendered it again', async () => {
    const code = snippetOf(HEADLINE, LABEL);
    await open(withSnippet(code));
    await put('main', 'replaceWith');
    await tab.clock.runFor(100);
    expect([await state(code), await labels()]).toEqual(['applied', 1]);
    expect(await headline()).toContain('Bread at your door');
  });

  test.each<[string, string, PatchOperation[]]>([
    [
      'puts the text back',
      `new MutationObserver(() => { const h = document.getElementById('headline');
        if (h.textContent !== 'Welcome') h.textContent = 'Welcome'; })
        .observe(document.getElementById('headline'), { childList: true, characterData: true, subtree: true });`,
      [HEADLINE],
    ],
    [
      'moves what is inserted',
      `new MutationObserver((records) => { for (const { addedNodes } of records) for (const node of addedNodes)
        if (node.dataset?.liftmark && node.parentNode !== document.body) document.body.append(node); })
        .observe(document.body, { childList: true, subtree: true });`,
      [LABEL],
    ],
  ])('stops after three tries against a script that %s', async (_, script, operations) => {
    const code = snippetOf(...operations);
    await open(withSnippet(code, `${BODY}<script>${script}</script>`));
    for (let turn = 0; turn < 10; turn++) await tab.clock.runFor(100);
    await tab.clock.runFor(11_000);
    expect([await state(code), await headline(), await labels()]).toEqual(['overwritten', 'Welcome', 0]);
  });

  test.each<[string, string, PatchOperation]>([
    ['another element', BODY, { ...HEADLINE, target: at('h1', 'line') }],
    ['another text', BODY, { ...HEADLINE, before: 'Something else' }],
    ['an element that exists twice', `${BODY}<h1 id="headline">Welcome</h1>`, HEADLINE],
    [
      'an element inside of a fallback',
      `${BODY}<object><p id="inner">Inside</p></object>`,
      { ...HEADLINE, target: at('p', 'inner'), before: null },
    ],
    [
      'a script element',
      `${BODY}<script type="text/plain" id="trap"></script>`,
      { ...HEADLINE, target: at('h1', 'trap'), before: null },
    ],
  ])('doesn’t change %s', async (_, body, operation) => {
    const code = snippetOf(operation);
    await open(withSnippet(code, body));
    await tab.clock.runFor(11_000);
    expect(await state(code)).toBe('notFound');
    expect(await headline()).toBe('Welcome');
  });

  test('gives no words to a script inside of the changed element', async () => {
    const code = snippetOf({ ...HEADLINE, before: null, text: 'fetch("/ran")' });
    await open(withSnippet(code, BODY.replace('Welcome', 'Welcome <script type="module" id="w"></script>')));
    expect(await state(code)).toBe('applied');
    expect(requests).toEqual(['GET /']);
  });

  test('works under a policy without eval and inline styles, and with fields named like methods', async () => {
    const code = snippetOf(HEADLINE, LABEL, {
      operation: 'setStyle',
      target: at('form', 'form'),
      declarations: [{ property: 'margin', value: '20px' }],
    });
    const names = ['querySelectorAll', 'setAttribute', 'parentNode', 'insertBefore', 'style', 'remove'];
    const fields = names.map((name) => `<input name="${name}">`).join('');
    const clobbered = names.map((name) => `<img name="${name}" alt="">`).join('');
    const named = `<a id="${nameOf(code)}"></a>`;
    await open(
      withSnippet(code, BODY.replace('<form id="form">', `<form id="form">${fields}`) + clobbered + named),
      {
        'content-security-policy':
          "script-src 'unsafe-inline'; style-src 'self'; require-trusted-types-for 'script'",
      },
    );
    expect([await state(code), errors]).toEqual(['applied', []]);
  });

  test('isn’t held up by pictures that are named like what document and window have', async () => {
    const names = [
      'host',
      'createTextNode',
      'adoptedStyleSheets',
      'styleSheets',
      'readyState',
      'addEventListener',
      'removeEventListener',
      'createTreeWalker',
      'baseURI',
      'head',
      'title',
    ];
    const pictures = names.map((name) => `<img name="${name}" id="${name}" alt="">`).join('');
    const code = snippetOf(
      HEADLINE,
      LABEL,
      {
        operation: 'addRule',
        elements: ['p'],
        upToWidth: null,
        declarations: [{ property: 'color', value: '#222' }],
      },
      { operation: 'setMeta', name: 'title', before: 'Bakery', content: 'Bread by seven' },
      { operation: 'setText', target: at('p', 'empty'), before: null, text: 'Open today' },
    );
    const body = `<p id="empty"></p>${BODY}`;
    await open(page(`${pictures}${body}<script>${code}</script>`));
    await tab.clock.runFor(11_000);
    expect([await state(code), await headline(), errors]).toEqual(['applied', NEW_WORDS, []]);
    await tab.evaluate(`window.${nameOf(code)}.undo()`);
    expect([await headline(), errors]).toEqual(['Welcome', []]);
  });

  const lead = (address: string): PatchOperation => ({
    operation: 'setAttribute',
    target: at('a', 'order'),
    name: 'href',
    before: '#form',
    value: address,
  });
  const elsewhere = (address: string) => BODY.replace('<main>', `<base href="${address}"><main>`);
  const redirect = '<meta name="description" http-equiv="refresh" content="900">';
  const field = (type: string) =>
    BODY.replace('<button>', `<input id="field" type="${type}" value="/thanks"><button>`);
  const write = (name: 'value' | 'type', value: string): PatchOperation => ({
    operation: 'setAttribute',
    target: at('input', 'field'),
    name,
    before: null,
    value,
  });
  test.each<[string, string, PatchOperation]>([
    ['a link that a base takes to another site', elsewhere('https://evil.test/'), lead('/order')],
    ['a link that a base takes to another page', elsewhere('/away/'), lead('#form')],
    [
      'a button that a base takes to another site',
      elsewhere('//evil.test'),
      { ...LABEL, content: { block: 'stickyButton', label: 'Order', address: '/order' } },
    ],
    [
      'a redirect that is also called a description',
      `${redirect}${BODY}`,
      { operation: 'setMeta', name: 'description', before: null, content: '0;url=//evil.test' },
    ],
    ['what a hidden field sends', field('hidden'), write('value', 'https://evil.test/')],
    ['what a field sends', field('text'), write('value', 'https://evil.test/')],
    ['a password to a text', field('password'), write('type', 'text')],
    [
      'a style sheet in a picture',
      `${BODY}<svg><style id="sheet">p { color: red }</style></svg>`,
      { ...HEADLINE, target: at('g', 'sheet'), before: null },
    ],
  ])('doesn’t change %s', async (_, body, operation) => {
    const code = snippetOf(operation);
    await open(withSnippet(code, body));
    const was = await tab.evaluate(`document.body.innerHTML`);
    await tab.clock.runFor(11_000);
    expect([await state(code), await tab.evaluate(`document.body.innerHTML`), errors]).toEqual([
      'notFound',
      was,
      [],
    ]);
    expect(requests).toEqual(['GET /']);
  });

  test('runs nothing when a script reads what it has written as HTML again', async () => {
    const text = '`< /script> &lt;img src=x onerror=fetch("/ran")&gt; "onclick="fetch(1)';
    const code = snippetOf({ ...HEADLINE, text }, LABEL);
    const again = `addEventListener('load', () => { const m = document.querySelector('main'); m.innerHTML = m.innerHTML; });`;
    await open(page(BODY, `<script>${code}</script><script>${code}</script><script>${again}</script>`));
    for (let turn = 0; turn < 10; turn++) await tab.clock.runFor(200);
    expect([await headline(), await labels(), errors]).toEqual([text, 1, []]);
    expect(requests).toEqual(['GET /']);
  });

  test('reaches an element in a shadow root, and refuses what is in a fallback there', async () => {
    const root = (inner: string) =>
      `<div id="card"><template shadowrootmode="open">${inner}</template></div><img name="host" alt="">`;
    const inCard = (step: string): PatchOperation => ({
      operation: 'setText',
      target: { tag: 'p', desktop: { node: 1, selector: `#card >>> ${step}` }, mobile: null },
      before: null,
      text: 'Open today',
    });
    const code = snippetOf(inCard('#in'));
    await open(withSnippet(code, root('<p id="in">Closed</p>')));
    expect(await state(code)).toBe('applied');
    const other = snippetOf(inCard('#held'));
    await open(withSnippet(other, root('<object><p id="held">Closed</p></object>')));
    await tab.clock.runFor(11_000);
    expect(await state(other)).toBe('notFound');
  });

  test('throws nothing and changes nothing on a page that has replaced the browser’s own methods', async () => {
    const spoiled = `const get = document.getElementById.bind(document); window.read = () => get('headline').textContent;
      for (const type of [Element, Node, Document]) for (const name of Object.getOwnPropertyNames(type.prototype)) {
      const own = Object.getOwnPropertyDescriptor(type.prototype, name);
      if (typeof own.value === 'function' && own.configurable && name !== 'constructor') type.prototype[name] = () => null; }`;
    const code = snippetOf(HEADLINE);
    await open(page(BODY, `<script>${spoiled}</script><script>${code}</script>`));
    await tab.clock.runFor(11_000);
    expect([await tab.evaluate('read()'), errors]).toEqual(['Welcome', []]);
  });

  test.each<Extract<PatchOperation, { operation: 'insert' }>['content']>([
    { block: 'testimonial', quote: 'Good & “crisp”', author: 'A <3' },
    { block: 'trustLine', text: 'Baked "here"' },
    { block: 'priceLine', text: '€3' },
    { block: 'faq', heading: 'Questions', items: [{ question: 'When?', answer: 'At six.' }] },
    { block: 'stickyButton', label: 'Order', address: '/order?a=1&b=2' },
    {
      block: 'links',
      items: [
        { label: 'Privacy <policy>', address: '/privacy?a=1&b=2' },
        { label: 'Terms', address: '/terms' },
      ],
    },
    { block: 'formLabel', text: 'Email', field: 'mail' },
  ])('inserts the same $block as the HTML says', async (content) => {
    const looks = { content, color: '#1a1a1a', centered: true } as const;
    const code = snippetOf({ ...LABEL, ...looks });
    await open(withSnippet(code));
    const isSame = await tab.evaluate(`(() => {
      const said = new DOMParser().parseFromString(${JSON.stringify(blockHtml(looks))}, 'text/html').body.firstElementChild;
      const made = document.querySelector('[data-liftmark]');
      made.removeAttribute('data-liftmark');
      // Both as the browser writes their declarations.
      for (const root of [said, made])
        for (const each of [root, ...root.querySelectorAll('[style]')])
          if (each.hasAttribute('style')) each.setAttribute('style', each.style.cssText);
      return said.isEqualNode(made);
    })()`);
    expect(isSame).toBe(true);
  });
});
