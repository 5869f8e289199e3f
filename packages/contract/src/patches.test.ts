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
  test.each([
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
    ['a picture button', setAttribute('type', 'image')],
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
