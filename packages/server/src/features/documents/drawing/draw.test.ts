import { Buffer } from 'node:buffer';
import { inflateSync } from 'node:zlib';
import { Font } from '@react-pdf/renderer';
import { expect, it } from 'vitest';
import { text } from '../text.ts';
import { drawDocument } from './draw.ts';
import { HAS_EAST_ASIAN } from './east-asian.ts';
import { outlineDocument } from './outline.ts';

const sent = (words: string) => ({
  kind: 'SWOT',
  title: 'A page',
  url: null,
  createdAt: '2026-03-01T00:00:00Z',
  data: { words },
});

const draw = (words: string) => drawDocument({ kind: 'outline', source: sent(words) });

/** The code points that the letters of a document stand for, as its text is searched and copied. */
function codePointsOf(pdf: Uint8Array): Set<number> {
  const file = Buffer.from(pdf).toString('latin1');
  const streams = [...file.matchAll(/\bstream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, content = '']) => {
    try {
      return inflateSync(Buffer.from(content, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  const maps = streams.filter((stream) => stream.includes('beginbfrange')).join('\n');
  return new Set([...maps.matchAll(/<([0-9a-f]{4})>/gi)].map(([, code = '']) => Number.parseInt(code, 16)));
}

it('knows a letter in a document that was a part of another letter in the document before', async () => {
  await draw('A “quotation”, and “another”');
  expect(codePointsOf(await draw('The device’s width'))).toContain('’'.codePointAt(0));
}, 60_000);

it.skipIf(!HAS_EAST_ASIAN).each([
  ['Japanese', '無料体験を始める、「カード決済」可。', 'Noto Sans jp'],
  ['simplified Chinese', '免费试用三十天，立即购买。', 'Noto Sans sc'],
  ['traditional Chinese', '歡迎光臨，點選這裡免費試用。', 'Noto Sans tc'],
  ['Korean', '무료 체험 시작하기～', 'Noto Sans kr'],
])(
  'has the letters of %s, and a font for them',
  async (_language, words, family) => {
    const drawn = codePointsOf(await draw(words));
    expect([...words].filter((letter) => !drawn.has(letter.codePointAt(0) ?? 0))).toEqual([]);
    expect(Object.keys(Font.getRegisteredFonts())).toContain(family);
  },
  60_000,
);

it('unpacks no large font for a document without its letters', async () => {
  await draw('Übergröße, Łódź, Приветствуем, שלום');
  expect(Object.keys(Font.getRegisteredFonts()).filter((family) => family.includes('Noto'))).toEqual([]);
}, 60_000);

it('says that letters are missing where no font has them', async () => {
  const blank = '□'.codePointAt(0);
  expect(codePointsOf(await draw('ยินดีต้อนรับ, and welcome'))).toContain(blank);
  const said = (words: string) => JSON.stringify(outlineDocument(sent(words)));
  expect(said('ยินดีต้อนรับ')).toContain(text.missingLetters);
  expect(said('歡迎光臨').includes(text.missingLetters)).toBe(!HAS_EAST_ASIAN);
}, 60_000);
