import { expect, it } from 'vitest';
import type { Label, PageFeatures } from '../corpus/corpus.ts';
import { firstLanguageFigures, type LanguageRead, languageFigures, wrongFacts } from './measures.ts';

const label = {
  page: 'l1',
  type: ['service', 'pricing'],
  facts: { forms: [1, 2], video: null, language: 'no' },
};
const page = (
  language: string,
  forms: number | undefined,
  type: 'service' | 'app' = 'service',
): LanguageRead => ({
  page: { id: 'l1', language },
  labels: [label],
  features: { type, facts: { ...(forms !== undefined && { forms }), video: true, language: 'nb' } },
});

it('counts facts that a reader accepts, by language and together', () => {
  const figures = languageFigures([page('no', 2), page('no', 3, 'app'), page('cs', undefined)]);
  expect(figures.map(({ language, pages }) => [language, pages])).toEqual([
    ['cs', 1],
    ['no', 2],
    ['all', 3],
  ]);
  expect(figures.map(({ facts }) => [facts?.value, facts?.n])).toEqual([
    [1, 1],
    [0.75, 4],
    [0.8, 5],
  ]);
  expect(figures.map(({ measured }) => measured?.value)).toEqual([0.5, 1, 5 / 6]);
  expect(figures.map(({ type }) => type?.value)).toEqual([1, 0.5, 2 / 3]);
});

it('leaves out pages without labels, and those without a capture', () => {
  const unlabeled = { ...page('cs', 1), labels: [] };
  const uncaptured = { ...page('cs', 1), features: undefined };
  expect(languageFigures([unlabeled, uncaptured]).map(({ pages }) => pages)).toEqual([0]);
});

it('lists what no reader accepts', () => {
  expect(wrongFacts(page('no', 3, 'app'))).toEqual([
    'l1 type: "app" (readers: ["service","pricing"])',
    'l1 forms: 3 (readers: [1,2])',
  ]);
});

it('counts the first languages on dev pages alone', () => {
  const entry = { repository: 'a/b', commit: 'c', path: 'index.html', kind: 'start' };
  const pages = [
    { ...entry, id: 'one', language: 'de', split: 'dev' as const },
    { ...entry, id: 'two', language: 'de', split: 'heldout' as const },
    { ...entry, id: 'three', language: 'fi', split: 'dev' as const },
  ];
  const labels = pages.map(({ id }): [string, Label] => [
    id,
    { ...label, page: id, rating: 50, problems: [] },
  ]);
  const own = { type: 'service', facts: { forms: 1, language: 'no' } } as unknown as PageFeatures;
  const features = { rubricVersion: 'a', pages: { one: own, two: own, three: own } };
  const readers = new Map([['customer', new Map(labels)]]);
  const figures = firstLanguageFigures({ pages, readers, features });
  expect(figures.map(({ language, pages: count }) => [language, count])).toEqual([
    ['de', 1],
    ['all', 1],
  ]);
});
