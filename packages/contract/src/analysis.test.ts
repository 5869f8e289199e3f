import { describe, expect, test } from 'vitest';
import { normalizeTypedUrl } from './analysis.ts';
import { pageUrlSchema } from './page-url.ts';

function messageFor(url: unknown): string | null {
  return pageUrlSchema.safeParse(url).error?.issues[0]?.message ?? null;
}

describe('pageUrlSchema', () => {
  test.each([
    'https://shop.test/',
    'https://shop.test:8443/a%20b?c=d#e',
    'http://localhost:3000/',
    'http://intranet/',
    'https://intranet/',
    'https://localhost',
    'http://127.0.0.1:4422/pages/',
    'http://[::1]/',
    'https://xn--mnchen-3ya.test/',
    'https://münchen.test/',
    'https://my_shop.test./',
    `https://${'a'.repeat(63)}.test/`,
  ])('takes %s', (url) => {
    expect(messageFor(url)).toBeNull();
  });

  test.each([
    ['white space in the host', 'https://exa mple'],
    ['escaped white space in the host', 'https://exa%20mple'],
    ['white space in the path', 'https://shop.test/a b'],
    ['a line break', 'https://shop.test/a\nb'],
    ['a control character in front', '\u0001http://shop.test/'],
    ['a control character behind', 'http://shop.test/\u0000'],
    ['a control character inside', 'http://shop.test/a\u0085b'],
    ['an empty label', 'https://shop..test/'],
    ['a host of dots', 'https://./'],
    ['a label that is too long', `https://${'a'.repeat(64)}.test/`],
    ['a name that is too long', `https://${'abc.'.repeat(64)}test/`],
    ['a character that no name has', 'https://shop!.test/'],
    ['a word', normalizeTypedUrl('hello')],
    ['credentials', 'https://user:secret@shop.test/'],
    ['a number that is no address', 'https://999.1.1.1/'],
    ['nothing but a scheme', 'https://'],
    ['an endless address', `https://shop.test/${'a'.repeat(2048)}`],
  ])('refuses %s', (_what, url) => {
    expect(messageFor(url)).toBe('Please enter a valid URL (e.g., https://example.com)');
  });

  test('tells a missing address and a foreign scheme apart', () => {
    expect(messageFor(undefined)).toBe('URL is required');
    expect(messageFor('  ')).toBe('URL is required');
    expect(messageFor('ftp://shop.test/')).toBe('URL must start with http:// or https://');
    expect(messageFor('javascript:alert(1)')).toBe('URL must start with http:// or https://');
  });

  test('drops white space around the address', () => {
    expect(pageUrlSchema.parse(' https://shop.test/ ')).toBe('https://shop.test/');
  });
});

test.each([
  ['', ''],
  ['https://ftp://shop.test', 'ftp://shop.test'],
  [' shop.test ', 'https://shop.test'],
  ['https://https://shop.test', 'https://shop.test'],
  ['http://shop.test', 'http://shop.test'],
  ['ftp://shop.test', 'ftp://shop.test'],
])('normalizeTypedUrl(%j) is %j', (typed, expected) => {
  expect(normalizeTypedUrl(typed)).toBe(expected);
});
