import { CHECKS } from '@liftmark/engine/checks/registry';
import { expect, test } from 'vitest';
import { type Corpus, type Label, labelsIn, type PageFeatures } from './corpus.ts';
import { saysTheSame } from './facts.ts';
import { IMPRESSION_CHECKS, measuresOf } from './measures.ts';

const COUNT = 20;
const ids = Array.from({ length: COUNT }, (_, at) => `p${String(at).padStart(3, '0')}`);
const label = (page: string, rating: number, facts: Label['facts'] = {}): Label => ({
  ...{ page, rating, problems: [], type: ['service', 'other'], facts },
});
const features = (percent: number | null, facts: PageFeatures['facts'] = {}): PageFeatures => ({
  ...{ percent, scores: {}, outcomes: {}, ceilings: [], type: 'service', facts },
});

function corpusOf(
  score: (at: number) => number | null,
  facts: { one?: Label['facts']; other?: Label['facts']; ours?: PageFeatures['facts'] } = {},
): Corpus {
  const readers = [facts.one ?? {}, facts.other ?? {}].map(
    (of, reader) => new Map(ids.map((id, at) => [id, label(id, at * 5 + reader, of)])),
  );
  return {
    pages: ids.map((id, at) => ({
      ...{ id, repository: 'a/b', commit: 'c', path: 'index.html', language: 'en', kind: 'start' },
      split: at === 0 ? 'heldout' : 'dev',
    })),
    readers: new Map(readers.map((of, reader) => [`reader-${reader}`, of])),
    features: {
      rubricVersion: 'r',
      pages: Object.fromEntries(ids.map((id, at) => [id, features(score(at), facts.ours)])),
    },
  };
}
const measure = (corpus: Corpus, name: string) => {
  const found = measuresOf(corpus, 'dev').find((one) => one.name.startsWith(name));
  if (!found) throw new Error(`no measure ${name}`);
  return found;
};

test('the score is held against the mean rating, readers against each other', () => {
  const rising = corpusOf((at) => at * 5);
  expect(measure(rising, 'score and mean').ours).toMatchObject({ value: 1, n: COUNT - 1 });
  expect(measure(rising, 'score and mean').readers?.value).toBeCloseTo(1);
  expect(
    measure(
      corpusOf((at) => 100 - at),
      'score and mean',
    ).ours?.value,
  ).toBeCloseTo(-1);
});

test('bad pages that score well and the best that score badly are counted', () => {
  const allGood = corpusOf((at) => (at === 2 ? null : 75 + (at % 3)));
  // Rated 5.5, 15.5 to 35.5 in steps of 5: of those up to 35, page 2 has no score.
  expect(measure(allGood, 'bad pages').ours).toMatchObject({ value: 1, n: 5 });
  expect(measure(allGood, 'pages with a score').ours?.value).toBeCloseTo(18 / 19);
  expect(
    measure(
      corpusOf((at) => 50 + (at % 2)),
      'best fifth',
    ).ours,
  ).toMatchObject({ value: 1, n: 4 });
  expect(
    measure(
      corpusOf((at) => at * 5),
      'best fifth',
    ).ours?.value,
  ).toBe(0);
});

test('the first impression is what its two checks say, held against readers who saw screenshots alone', () => {
  const ids = CHECKS.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([...IMPRESSION_CHECKS]));
  const corpus = corpusOf((at) => at);
  for (const labels of corpus.readers.values()) {
    for (const of of labels.values()) of.impression = of.rating;
  }
  expect(measure(corpus, 'first impression')).toMatchObject({ ours: null, readers: { n: COUNT - 1 } });
  for (const [at, own] of Object.values(corpus.features?.pages ?? {}).entries()) {
    own.outcomes = { 'visual-order': at / COUNT, 'visual-quality': at === 2 ? 'notMeasured' : 0.5, faq: 1 };
  }
  expect(measure(corpus, 'first impression').ours).toMatchObject({ value: 1, n: COUNT - 2 });
});

test('a fact is right where a reader accepts it, and not counted where nobody could tell or it was not measured', () => {
  const one = {
    headline: ['Plan your week', 'Rota'],
    forms: 1,
    prices: null,
    faq: true,
    primaryAction: null,
  };
  const other = { headline: 'Rota!', forms: [2, 1], prices: null, faq: true, primaryAction: ['Start', null] };
  const ours = { headline: 'ROTA', forms: 2, prices: true, primaryAction: null };
  const corpus = corpusOf((at) => at, { one, other, ours });
  expect(measure(corpus, 'headline').ours?.value).toBe(1);
  expect(measure(corpus, 'headline').readers?.value).toBe(1);
  expect(measure(corpus, 'forms').ours?.value).toBe(1);
  expect(measure(corpus, 'prices').ours).toBeNull();
  expect(measure(corpus, 'faq').ours).toBeNull();
  expect(measure(corpus, 'faq').readers?.value).toBe(1);
  expect(measure(corpus, 'primaryAction').ours?.value).toBe(1);
  expect(
    measure(
      corpusOf((at) => at, { one, ours: { forms: 3 } }),
      'forms',
    ).ours?.value,
  ).toBe(0);
});

test('held-out pages are measured apart, and few pages not at all', () => {
  expect(
    measuresOf(
      corpusOf((at) => at),
      'heldout',
    ),
  ).toEqual([]);
});

test('words are compared without regard to case, space and punctuation, languages by their first part', () => {
  expect(saysTheSame('headline', 'Plan  your week!', 'plan your week')).toBe(true);
  expect(saysTheSame('headline', 'Plan your day', 'Plan your week')).toBe(false);
  expect(saysTheSame('language', 'pt-BR', 'pt')).toBe(true);
  expect(saysTheSame('forms', 1, 2)).toBe(false);
});

test('a label file tells which line is wrong', () => {
  const line = (page: string, rating: number) => JSON.stringify(label(page, rating));
  expect(labelsIn(`${line('p1', 40)}\n\n${line('p2', 0)}\n`, 'a.jsonl').size).toBe(2);
  expect(() => labelsIn(`${line('p1', 40)}\n${line('p1', 41)}`, 'a.jsonl')).toThrow('a.jsonl, line 2');
  expect(() => labelsIn(line('p1', 140), 'a.jsonl')).toThrow('p1 is rated 140');
});
