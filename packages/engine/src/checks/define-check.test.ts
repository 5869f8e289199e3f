import { describe, expect, it } from 'vitest';
import { some } from './cases.ts';
import { defineCheck } from './define-check.ts';
import { runCheck } from './run-checks.ts';
import { evidence, pageFacts } from './testing/test-facts.ts';

const check = defineCheck(() => ({
  id: 'test-video',
  category: 'clarity',
  title: { passes: 'There is a video', fails: 'There is no video' },
  why: '',
  measure: (cases) => `A video scores ${cases}.`,
  weight: 1,
  group: 'info',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'yes' },
  evidence: ['faq-no-evidence'],
  advice: { badly: 'other', mildly: 'other', effort: 'hours', impact: 'none' },
  needs: ['product'],
  cases: ({ when, otherwise, notApplicable, notMeasured }) => [
    notApplicable(({ pageType }) => pageType.type === 'article', 'Articles need none.'),
    notMeasured(
      ({ product }) => product.factsNotMeasured,
      (reason) => reason,
    ),
    when(
      1,
      'if there are two pictures',
      ({ product }) =>
        product.pictures.length > 1 && some(product.pictures.map((one) => ({ evidence: one }))),
      ({ items }) => `${items.length} pictures.`,
    ),
    when(1, 'if there’s a video', ({ product }) => product.video && { evidence: product.video }, 'A video.'),
    otherwise(0.2, 'otherwise', 'Nothing.', { searched: ['gallery'], certain: true }),
  ],
  recommend: () => null,
}));

const outcomeFor = (product: object, type: 'saas' | 'article' = 'saas') =>
  runCheck(check, pageFacts({ pageType: { type }, product })).outcome;

describe('a check that is a table', () => {
  it('prints its scores in the order of its rows, the same score once', () => {
    expect(check.measure).toBe(
      'A video scores 1 if there are two pictures or if there’s a video, 0.2 otherwise.',
    );
  });

  it('is decided by the first row that applies, with the evidence of what was found', () => {
    const [one, two] = [evidence('one'), evidence('two')];
    expect(outcomeFor({ pictures: [one, two], video: one })).toMatchObject({
      score: 1,
      observed: '2 pictures.',
      evidence: [one, two],
    });
    expect(outcomeFor({ pictures: [one], video: two })).toMatchObject({
      observed: 'A video.',
      evidence: [two],
    });
    expect(outcomeFor({ pictures: [one], video: null })).toEqual({
      kind: 'measured',
      score: 0.2,
      observed: 'Nothing.',
      evidence: [],
      searched: ['gallery'],
      certain: true,
    });
  });

  it('gives the reason of a row without a score', () => {
    expect(outcomeFor({}, 'article')).toEqual({ kind: 'notApplicable', reason: 'Articles need none.' });
    expect(outcomeFor({ factsNotMeasured: 'A closed shop.' })).toEqual({
      kind: 'notMeasured',
      reason: 'A closed shop.',
    });
  });
});
