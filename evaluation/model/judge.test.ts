import type { LanguageModel } from '@liftmark/engine/model/language-model';
import { expect, test } from 'vitest';
import { modelJudge, sheetOf, writtenJudge } from './judge.ts';

const reader = {
  reader: 'designer',
  problems: [
    { text: 'No price is named.', topics: ['no-price'] },
    { text: 'The headline is vague.', topics: ['vague-headline'] },
  ],
};
const candidates = ['Name a price', 'Rewrite the headline', 'Name a price', 'Add a picture'];

test('lists what several reports say once, in an order that tells nothing of them', () => {
  const sheet = sheetOf('p1', reader, candidates);
  expect(Object.keys(sheet.candidates)).toEqual(['c1', 'c2', 'c3']);
  expect(Object.values(sheet.candidates).toSorted()).toEqual([
    'Add a picture',
    'Name a price',
    'Rewrite the headline',
  ]);
  expect(sheetOf('p1', reader, candidates.toReversed())).toEqual(sheet);
  const orders = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'].map((page) =>
    Object.values(sheetOf(page, reader, candidates).candidates).join(),
  );
  expect(new Set(orders).size).toBeGreaterThan(1);
});

test('asks a model without saying whose the candidates are, and takes only what is on the sheet', async () => {
  const sheet = sheetOf('p1', reader, candidates);
  let sent = '';
  const model: LanguageModel = {
    name: 'fake',
    id: 'fake/fake',
    async ask({ data, schema }) {
      sent = data;
      const answer = { matches: [{ problem: 2, candidates: ['c2', 'c9', 'c2'] }] };
      return { answer: schema.parse(answer), sawPicture: false };
    },
    async *stream() {},
  };
  expect((await modelJudge(model, 1_000)(sheet)).matches).toEqual([[], ['c2']]);
  expect(JSON.parse(sent)).toEqual({
    problems: [
      { problem: 1, text: 'No price is named.' },
      { problem: 2, text: 'The headline is vague.' },
    ],
    candidates: sheet.candidates,
  });
});

test('takes a written judgment of the same candidates alone', async () => {
  const sheet = sheetOf('p1', reader, candidates);
  const judgment = { ...sheet, matches: [['c1'], []] };
  expect(await writtenJudge([judgment])(sheet)).toEqual(judgment);
  await expect(writtenJudge([])(sheet)).rejects.toThrow('no judgment of designer on p1');
  const other = sheetOf('p1', reader, [...candidates, 'Another']);
  await expect(writtenJudge([judgment])(other)).rejects.toThrow('about other candidates');
});
