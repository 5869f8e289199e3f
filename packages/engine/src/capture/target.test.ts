import { describe, expect, test } from 'vitest';
import { parsePageAddress, TargetError } from './target.ts';

describe('parsePageAddress', () => {
  test.each([
    ['https://example.com', 'https://example.com/'],
    ['  example.com/a?b ', 'https://example.com/a?b'],
    ['https://https://shop.test', 'https://shop.test/'],
    ['http://https://shop.test', 'https://shop.test/'],
    ['http://example.com', 'http://example.com/'],
    ['localhost:3000/x', 'https://localhost:3000/x'],
    ['example.com/?next=http://a.test', 'https://example.com/?next=http://a.test'],
    ['http://0x7f.1/', 'http://127.0.0.1/'],
    ['https://münchen.de/ä', 'https://xn--mnchen-3ya.de/%C3%A4'],
  ])('%s', (typed, address) => expect(parsePageAddress(typed)).toBe(address));

  test.each([
    '',
    '   ',
    'not a url',
    'http://',
    'https://exa mple.com',
    'ftp://example.com',
    'ht!tp://',
    'ht!tp://example.com',
    'example.com://',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,x',
    'chrome://version',
    'view-source:https://example.com',
    'https://user:secret@example.com',
    'https://user@example.com',
    'http://[::1',
    'http://example.com:99999',
    `https://example.com/${'a'.repeat(3_000)}`,
  ])('%s is no page', (typed) => expect(() => parsePageAddress(typed)).toThrow(TargetError));
});
