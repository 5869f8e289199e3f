import type { CompetitorView } from '@liftmark/contract/report-view';
import { competitorReport } from '@liftmark/engine/reports/competitor';
import { Children, isValidElement, type ReactNode } from 'react';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { testReport } from '../../../testing/test-report.ts';
import { competitorDocument } from './competitor.ts';

/** The texts of a document in their order. */
function textsOf(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((child) => {
    if (typeof child === 'string') return [child];
    return isValidElement<{ children?: ReactNode }>(child) ? textsOf(child.props.children) : [];
  });
}

const own = testReport('https://shop.test/kettle');
const other = {
  ...testReport('https://rival.test/pot'),
  title: 'Pots that stand',
  scores: { ...own.scores, clarity: own.scores.clarity ?? 0, structure: 68 },
  categoryInsights: { ...own.categoryInsights, clarity: 'the rival says less' },
};
const view = {
  title: own.title,
  createdAt: '2026-01-02T03:04:05.000Z',
  analysisResults: { ...competitorReport(own, [other]), locked: false, lockedCount: 0 },
} as CompetitorView;

it('draws the pictures of a difference beside each other', async () => {
  const jpeg = await sharp({ create: { width: 520, height: 150, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  const size = { width: 520, height: 150 };
  const difference = {
    check: 'guarantee',
    category: 'offerStrength' as const,
    lead: 'theirs' as const,
    title: 'No guarantee',
    name: 'Pots',
    theirs: 'They have one.',
    yours: 'None is shown.',
    takeOver: 'Add one.',
    crops: { yours: size, theirs: null },
  };
  const { analysisResults: results } = view;
  const pictured = {
    ...view,
    analysisResults: { ...results, insights: { ...results.insights, differences: [difference] } },
  };
  const drawn = competitorDocument(pictured, 'https://liftmark.test/report/1', [
    { place: 0, side: 'yours', jpeg },
    { place: 0, side: 'theirs', jpeg },
  ]);
  expect(JSON.stringify(drawn).match(/"format":"jpg"/g)).toHaveLength(1);
});

it('names both pages on the cover, says what counts as level, and tells the reasons of both', () => {
  const [rival = { title: '' }] = view.analysisResults.competitors;
  const texts = textsOf(competitorDocument(view, 'https://liftmark.test/report/1'));
  expect(texts).toContain('Rubric 1.');
  const cover = texts.slice(0, texts.indexOf('Scores'));
  expect(cover).toEqual(expect.arrayContaining([own.title, own.url, rival.title, other.url]));
  expect(texts).toContain(
    'In each category, your page is compared with the best competitor. A difference of less than 5 points counts as a tie.',
  );
  expect(texts).toContain('−3 · Even');
  const detail = texts.slice(texts.indexOf('Every page in detail'));
  expect(detail.slice(1, 6)).toEqual([
    'Clarity',
    view.analysisResults.primary.title,
    own.categoryInsights.clarity,
    rival.title,
    'the rival says less',
  ]);
});
