import { expect, test } from 'vitest';
import { decodeHtml } from './html-encoding.ts';

const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);

test('a byte order mark wins over the header', () => {
  expect(decodeHtml(Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8('Möbel')), 'text/html; charset=latin1')).toBe(
    'Möbel',
  );
  expect(decodeHtml(Uint8Array.of(0xff, 0xfe, 0x4d, 0, 0xf6, 0), '')).toBe('Mö');
});

test('the header wins over the document', () => {
  expect(decodeHtml(latin('<meta charset=utf-8>M\xf6bel'), 'text/html; charset="ISO-8859-1"')).toContain(
    'Möbel',
  );
});

test('the document declares its own', () => {
  expect(decodeHtml(latin('<meta charset="windows-1252">\x80 5'), 'text/html')).toContain('€ 5');
  const old = '<meta http-equiv=content-type content="text/html; charset=iso-8859-2">\xb1';
  expect(decodeHtml(latin(old), 'text/html')).toContain('ą');
  expect(decodeHtml(utf8('<!-- <meta charset=latin1> --><meta charset=utf-8>Möbel'), '')).toContain('Möbel');
});

test('without a declaration it is UTF-8 where that is valid, else windows-1252', () => {
  expect(decodeHtml(utf8('Möbel'), '')).toBe('Möbel');
  expect(decodeHtml(latin('M\xf6bel'), '')).toBe('Möbel');
  expect(decodeHtml(latin('M\xf6bel'), 'text/html; charset=nonsense')).toBe('Möbel');
});

test('a header as long as a site may send is read in the time of its length', () => {
  // Each blank would be tried as the end of each other, for a minute in which nothing else runs.
  const header = `text/html; charset=${' '.repeat(250_000)};`;
  expect(decodeHtml(utf8('Möbel'), header)).toBe('Möbel');
  expect(decodeHtml(latin('M\xf6bel'), "text/html; charset= ' iso-8859-1'")).toBe('Möbel');
});
