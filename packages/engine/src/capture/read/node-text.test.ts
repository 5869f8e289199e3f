import { expect, it } from 'vitest';
import { nodesOfHtml } from './html-nodes.ts';
import { readable } from './node-text.ts';

it('keeps what people write as it is', () => {
  const prose = 'We plan, build and look after gardens. '.repeat(1_000);
  expect(readable(prose)).toBe(prose);
});

it('cuts words and texts that no person writes', () => {
  expect(readable('A'.repeat(1_000_000))).toHaveLength(2_000);
  expect(readable('word '.repeat(100_000))).toHaveLength(50_000);
});

it('reads a page of long words in the time of its length', () => {
  const words = `${'x'.repeat(1_990)} `.repeat(25);
  // Tried anew at each letter, a pattern for what is too long would take minutes here.
  const joined = `a${'\u0301\u200d'.repeat(25_000)}${'\u200d'.repeat(25_000)}`;
  for (let paragraph = 0; paragraph < 1_000; paragraph += 1) {
    readable(words);
    if (paragraph < 20) readable(joined);
  }
});

it('takes no code for words, and data whole', () => {
  const data = JSON.stringify({ names: 'x'.repeat(3_000) });
  const { nodes } = nodesOfHtml(
    `<script>let a</script><style>a{}</style><script type="application/ld+json">${data}</script><p>Words</p>`,
  );
  const texts = nodes.filter(({ tag }) => tag === '#text').map(({ text }) => text);
  expect(texts).toEqual(['', '', data, 'Words']);
});

it.each([
  ['Vietnamese', 'Tiếng Việt'.normalize('NFD')],
  ['Arabic', 'مُحَمَّدٌ رَّسُولُ ٱللَّهِ'],
  ['Hebrew', 'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים'],
  ['Burmese', 'မြွှေ့ကြွေးကြော်'],
  ['Tibetan', 'བསྒྲུབས་རྐྱེན'],
  ['Thai', 'น้ำที่นี่ ก็ไม่รู้'],
  ['Hindi', 'क्ष्म्यों की स्त्रियाँ'],
  ['emoji', '1️⃣ 👩🏽‍🚒 🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
])('keeps the marks of %s', (_name, text) => expect(readable(text)).toBe(text));

it.each([
  ['\u0301', 3],
  ['\u0301\u200d', 3],
  ['\u20dd', 3],
  ['\u0e47', 6],
  ['\u0f71\u0301', 6],
])('cuts a pile of %j to what letters of some language have', (mark, most) => {
  const { nodes } = nodesOfHtml(
    `<title>Gard${mark.repeat(500)}ens</title><p title="a${mark.repeat(500)}">x</p>`,
  );
  const title = nodes.find(({ tag }) => tag === '#text')?.text ?? '';
  expect(title.match(/\p{M}/gu)).toHaveLength(most);
  expect([title.slice(0, 4), title.slice(-3)]).toEqual(['Gard', 'ens']);
  const [tip = ''] = nodes.flatMap(({ attributes }) => attributes.title ?? []);
  expect(tip.match(/\p{M}/gu)).toHaveLength(most);
});

it('keeps no mark that turns the words around a quote, in text and attributes', () => {
  const { nodes } = nodesOfHtml('<p title="a\u202eb">“\u202egnp\u2067.exe”</p><p>\u200fשלום\u200f</p>');
  expect(nodes.flatMap(({ attributes }) => attributes.title ?? [])).toEqual(['ab']);
  const texts = nodes.filter(({ tag }) => tag === '#text').map(({ text }) => text);
  expect(texts).toEqual(['“gnp.exe”', '\u200fשלום\u200f']);
});

it('leaves out marks that turn the text or have no width', () => {
  expect(readable('Boil\u061c wa\u200bter\u202e now\u2060\ufeff')).toBe('Boil water now');
});
