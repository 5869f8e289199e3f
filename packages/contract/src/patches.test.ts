import { describe, expect, test } from 'vitest';
import { type PatchOperation, patchSchema } from './patches.ts';

const target = {
  tag: 'a',
  desktop: { node: 12, selector: 'main.shop > p:nth-of-type(2) > a' },
  mobile: null,
};

function patchOf(...operations: unknown[]) {
  return patchSchema.safeParse({
    summary: 'Change the link.',
    kind: 'dead-anchors',
    checks: ['page-errors'],
    placeholder: false,
    operations,
  });
}

const setAttribute = (name: string, value: string | null) => ({
  operation: 'setAttribute',
  target,
  name,
  before: null,
  value,
});
const setStyle = (property: string, value: string) => ({
  operation: 'setStyle',
  target,
  declarations: [{ property, value }],
});
const setText = (text: string) => ({ operation: 'setText', target, before: 'Buy', text });
const leadTo = (selector: string, tag = 'a') => ({
  operation: 'remove',
  target: { tag, desktop: { node: 1, selector }, mobile: null },
});

describe('accepted', () => {
  test.each([
    [setText('Rock & roll: 3 < 5, “quoted”\nin two lines')],
    [setAttribute('href', '#order')],
    [setAttribute('id', 'contact-form')],
    [setAttribute('href', '/privacy?from=home#top')],
    [setAttribute('href', 'tel:+43-1-234567')],
    [setAttribute('checked', null)],
    [setAttribute('alt', '')],
    [setAttribute('autocomplete', 'shipping given-name')],
    [setStyle('color', '#1a2b3c')],
    [setStyle('padding', '12px 24px')],
    [leadTo('#main >>> section:nth-of-type(2) > my-card')],
    [
      {
        operation: 'setMeta',
        name: 'viewport',
        before: null,
        content: 'width=device-width, initial-scale=1',
      },
    ],
    [
      {
        operation: 'insert',
        to: target,
        position: 'after',
        content: { block: 'testimonial', quote: '[What a customer said]', author: '[Name]' },
        placeholder: true,
      },
    ],
  ])('%j', (operation) => {
    expect(patchOf(operation).error).toBeUndefined();
  });
});

describe('refused', () => {
  test.each<readonly [string, unknown]>([
    ['markup in a text', setText('<img src=x onerror=alert(1)>')],
    ['control characters', setText('Buy\u0000now')],
    ['reversed text', setText('Buy \u202Enow')],
    ['a long text', setText('a'.repeat(601))],
    ['an event handler', setAttribute('onclick', 'alert(1)')],
    ['a frame’s document', setAttribute('srcdoc', 'hello')],
    ['a source', setAttribute('src', '/a.js')],
    ['inline styles', setAttribute('style', 'color: red')],
    ['a script’s address', setAttribute('href', 'javascript:alert(1)')],
    ['another site', setAttribute('href', 'https://evil.test/')],
    ['another site without a scheme', setAttribute('href', '//evil.test/')],
    ['another site behind a backslash', setAttribute('href', '/\\evil.test/')],
    ...[
      'java\u0000script:alert(1)',
      '\u0001javascript:alert(1)',
      'java\nscript:alert(1)',
      '\tJaVaScRiPt:alert(1)',
      'data:text/html,hello',
      'blob:https://shop.test/1',
      'vbscript:alert(1)',
      '/\t/evil.test/',
      '/\n\\evil.test',
      '#a" onclick="alert(1)',
      'order',
      '',
      '/order\u2028',
    ].map((address) => [`the address ${JSON.stringify(address)}`, setAttribute('href', address)] as const),
    ...[
      'xlink:href',
      'formaction',
      'action',
      'srcset',
      'ping',
      'target',
      'http-equiv',
      'is',
      'slot',
      'nonce',
      'background',
      'shadowrootmode',
      'attributeName',
      'HREF',
      'on\nclick',
    ].map((name) => [`the attribute ${JSON.stringify(name)}`, setAttribute(name, 'a')] as const),
    ...['use', 'image', 'set', 'animate', 'form', 'iframe'].map(
      (tag) =>
        [
          `an address of <${tag}>`,
          { ...setAttribute('href', '#order'), target: { ...target, tag } },
        ] as const,
    ),
    ['words that a form sends', { ...setAttribute('value', 'a'), target: { ...target, tag: 'param' } }],
    ['a name that scripts read', setAttribute('id', 'config')],
    ['a picture button', setAttribute('type', 'image')],
    ...[
      'image-set("//evil.test/a" 1x)',
      '-webkit-image-set(url(a) 1x)',
      'u\\72l(//evil.test)',
      'url(/**///evil.test)',
      'var(--image)',
      'none, url(a)',
      'none\n; @import "//evil.test"',
    ].map((value) => [`the picture ${JSON.stringify(value)}`, setStyle('background-image', value)] as const),
    ...['#fff}body{display:none', '#fff/*', '#fff !important', 'red', 'attr(data-color)'].map(
      (value) => [`the color ${value}`, setStyle('color', value)] as const,
    ),
    [
      'an import among the elements of a rule',
      {
        operation: 'addRule',
        elements: ['p', '@import "//evil.test"'],
        upToWidth: null,
        declarations: [{ property: 'color', value: '#ffffff' }],
      },
    ],
    ...['a\n', 'a{}', '*', 'a:has(script)', 'a::before', 'a\\', 'a /**/', '#a\u2028', 'html >>>', '</a>'].map(
      (selector) => [`the selector ${JSON.stringify(selector)}`, leadTo(selector)] as const,
    ),
    ['letters that no one sees', setText('Buy\u{e0049}\u{e0067}\u{e006e}')],
    ['a mutation of markup', setText('<svg><style><a title="</style><img src=x onerror=alert(1)>">')],
    ['a declarative shadow root', setText('<template shadowrootmode="open">')],
    ['ticking a box', setAttribute('checked', '')],
    ['an address in a style', setStyle('background-image', 'url(https://evil.test/)')],
    ['another style', setStyle('behavior', 'none')],
    ['a function', setStyle('width', 'calc(1px + 1vw)')],
    ['a second declaration', setStyle('color', '#fff; background: url(//evil.test)')],
    ['a script', leadTo('body > script', 'script')],
    ['a style sheet', leadTo('head > style', 'style')],
    ['a selector list', leadTo('a, script')],
    ['a selector of attributes', leadTo('[onclick]')],
    ['nothing at all', { operation: 'remove', target: { tag: 'a', desktop: null, mobile: null } }],
    ['a hidden field', { ...setText('Buy'), html: '<script>' }],
    ['another operation', { operation: 'evaluate', code: 'alert(1)' }],
    ['another meta', { operation: 'setMeta', name: 'refresh', before: null, content: '0;url=//evil.test' }],
    [
      'another block',
      {
        operation: 'insert',
        to: target,
        position: 'end',
        content: { block: 'html', text: 'a' },
        placeholder: false,
      },
    ],
  ])('%s', (_, operation) => {
    expect(patchOf(operation).success).toBe(false);
  });

  test('names that every object has', () => {
    for (const name of ['constructor', '__proto__', 'toString'])
      expect(patchOf(setAttribute(name, 'a'), setStyle(name, 'a') as unknown as PatchOperation).success).toBe(
        false,
      );
  });
});
