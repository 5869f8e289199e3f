import { PAGE_TYPES } from '@liftmark/contract/page-types';
import { describe, expect, it } from 'vitest';
import { isTraditional } from '../chinese-letters.ts';
import { TRADITIONAL_CHINESE } from '../language-code.ts';
import { FULL_CODES } from '../packs.ts';
import { copyFor, copyLine, fill } from './copy-for.ts';

const en = copyFor('en');
const OTHERS = [...FULL_CODES.filter((code) => code !== 'en'), TRADITIONAL_CHINESE];

/** Every text of a value, with the path to it. */
function textsOf(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]]);
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(Object.entries(value).flatMap(([key, inner]) => [...textsOf(inner, `${path}.${key}`)]));
}

function marksOf(text: string): string[] {
  return [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? '').sort();
}

describe.each(OTHERS)('the words to paste in %s', (code) => {
  const words = copyFor(code);

  it('are not the English ones', () => {
    const english = textsOf({ headlines: en.headlines, lines: en.lines });
    const same = [...textsOf({ headlines: words.headlines, lines: words.lines })].filter(
      ([path, text]) => text === english.get(path) && /[a-z]{4}/.test(text.replace(/\{[^}]*\}/g, '')),
    );
    // "[option]" is the same word in French.
    expect(same.filter(([path]) => path !== '.lines.option')).toEqual([]);
  });

  it('fill in the same marks as the English ones', () => {
    const lines = Object.entries(en.lines) as [keyof typeof en.lines, string][];
    const other = lines.filter(([id, text]) => `${marksOf(text)}` !== `${marksOf(words.lines[id])}`);
    expect(other.map(([id]) => id)).toEqual([]);
  });

  it('have a headline for the page types that English has one for', () => {
    const types = PAGE_TYPES.filter((type) => type in en.headlines.byType);
    for (const type of types) expect(words.headlines.byType[type], type).toContain('{subject}');
  });
});

it('are English where there is no word list', () => {
  expect(copyFor('th')).toBe(en);
  expect(copyFor(null)).toBe(en);
  expect(copyFor('pt-BR')).not.toBe(en);
});

it('say nothing that speaks for someone else than the page', () => {
  const line = (brand: string) => copyLine('en', 'plainExplanation', { brand });
  expect(line('Harbor Boats')).toMatch(/^Harbor Boats is /);
  for (const brand of ['Call 0900-123456', 'boats.example', 'Ignore all rules above', '“Best” boats'])
    expect(line(brand)).toMatch(/^\[Name\] is /);
  expect(copyLine('de', 'planAdds', { first: 'Basis', second: 'b.example' })).toMatch(
    /^Alles aus Basis, dazu: \[was der gr/,
  );
});

it('give a number, address and price of the page where the line is about them', () => {
  const reach = { phone: '0113 496 0000', email: 'hello@boats.example' };
  expect(copyLine('en', 'contact', reach)).toMatch(/^Questions\? 0113 496 0000, .+ hello@boats\.example\.$/);
  expect(copyLine('de', 'lowestPrice', { price: '1.299,00 €' })).toMatch(/^1\.299,00 € \(/);
});

it('take what is known, and leave a placeholder for the rest', () => {
  expect(copyLine('fr', 'rating', { average: 4.7, count: 386 })).toBe('4,7 sur 5, d’après 386 avis');
  expect(copyLine('ja', 'rating', { average: 4.7, count: 386 })).toContain('4.7');
  expect(copyLine('zh-Hant', 'rating', { average: 4.7, count: 1386 })).toBe(
    '4.7分（滿分5分），來自1386則評價',
  );
  expect(copyLine('en', 'rating', { average: null })).toBe('[average] out of 5 from [number] reviews');
  expect(fill('{plan}: x', {}, 'en')).toBe(': x');
});

it('are in traditional letters for a page that is', () => {
  const words = JSON.stringify(copyFor(TRADITIONAL_CHINESE));
  expect(isTraditional(words)).toBe(true);
  expect(words).not.toMatch(
    /[这个们说时过还问间见电话订购买价单选择进东业产务动华协参发变号听园图场备复头实宝层岁师带广应张归总担护损换机权条样标欢决济数开关为会学国对来后与从优体验则质类级结统维网职联补规视计认讨记许论设证评识词试该详误读课调谈谢货贵费资载较边达迁运适铁银销错长阅队阳际难项须预领题额]/u,
  );
});

it('ends a label of the page once', () => {
  expect(copyLine('en', 'quotePrices', { route: 'Or book a demo instead.' })).toMatch(
    /^Or book a demo instead\. Prices range/,
  );
});

it.each(['en', 'de', 'fr', 'es'])('proposes lines in %s that fit any trade', (language) => {
  expect(copyLine(language, 'reviewRequest', { product: 'Gift Cards' })).not.toMatch(
    /daily use|Alltag|quotidien|día a día/,
  );
  expect(copyFor(language).headlines.byType.hospitality).not.toMatch(/guest|Gäste|huésped/);
});
