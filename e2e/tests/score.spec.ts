import type { ConversionView } from '@liftmark/contract/report-view';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { signUp } from '../people.ts';
import { expect, test } from '../test.ts';

type Results = ConversionView['analysisResults'];

const CEILING: NonNullable<Results['ceilings']>[number] = {
  id: 'covered-page',
  title: 'A layer covers the page',
  reason: 'A layer hides 92% of the text above the fold on phones.',
  cap: 40,
  points: 43,
  evidence: [
    {
      node: 1,
      selector: 'div.layer',
      text: 'Please wait',
      boxes: {
        desktop: { x: 100, y: 120, width: 900, height: 400 },
        mobile: { x: 20, y: 80, width: 340, height: 400 },
      },
    },
  ],
};
const STANDING: NonNullable<Results['standing']> = {
  pageType: 'saas',
  higherThan: 9,
  pages: 214,
  measured: '2026-11',
  distribution: [0, 0, 1, 2, 3, 4, 6, 9, 12, 16, 22, 30, 34, 28, 20, 13, 8, 4, 2, 0],
};

/** A report on a stored page, as it would read with another score. */
async function openReport(page: Page, path: string, change: (results: Results) => Partial<Results>) {
  await page.route(`**/api/reports/${path.split('/').at(-1)}`, async (route) => {
    const answer = await route.fetch();
    const view: ConversionView = await answer.json();
    const analysisResults = { ...view.analysisResults, ...change(view.analysisResults) };
    await route.fulfill({ response: answer, json: { ...view, analysisResults } });
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Conversion Analysis Report' })).toBeVisible();
}

/** The lines of a report at 72 points before its ceiling, and at 29 under it. */
function heldDown({ scoreLines }: Results): Partial<Results> {
  const own = scoreLines.filter(({ kind }) => kind !== 'ceiling' && kind !== 'rounding');
  const lost = own.reduce((sum, { points }) => sum + points, 0);
  return {
    overall: { percent: 29, grade: 'F', range: null, uncapped: 72 },
    ceilings: [CEILING],
    standing: STANDING,
    scoreLines: [
      ...own,
      { kind: 'ceiling', of: CEILING.id, category: null, points: CEILING.points },
      { kind: 'rounding', of: 'overall', category: null, points: 71 - CEILING.points - lost },
    ],
  };
}

test.describe('how a report shows its score', () => {
  let path: string;
  test.beforeEach(async ({ page, product, giveReport }) => {
    await signUp(page.request, product);
    path = `/report/${await giveReport(page.request, 'saas-vague')}`;
  });

  test('a ceiling is a line with its reason and frame, and the fall from 100 adds up', async ({ page }) => {
    await openReport(page, path, heldDown);
    await expect(
      page.getByText('Costs 43.0 points. Without this ceiling and with nothing else changed: 72.'),
    ).toBeVisible();
    const short = page.getByRole('table', { name: 'From 100 to 29', exact: true });
    await expect(short.getByRole('row', { name: /^Ceiling: a layer covers the page/ })).toContainText(
      '−43.0',
    );
    await expect(short.getByRole('link', { name: 'Why 29 and not 100?' })).toBeVisible();
    const scoring = page.locator('#scoring');
    await expect(scoring.getByText(`Costs 43.0 points: ${CEILING.reason}`)).toBeVisible();
    await expect(scoring.getByRole('heading', { name: 'Why 29 and not 100' })).toBeVisible();
    await expect(scoring.getByRole('row', { name: /^Ceiling: a layer covers the page/ })).toContainText(
      '−43.0',
    );
    await expect(scoring.getByRole('row', { name: /^Liftmark Score 29, F/ })).toContainText('−71.0');

    const frame = page
      .getByLabel('Annotated page')
      .getByRole('link', { name: 'C1: A layer covers the page' });
    await scoring.getByRole('link', { name: 'Show C1 on the page' }).click();
    await expect(frame).toHaveAttribute('aria-current', 'true');
    await expect(frame).toBeInViewport();
    await frame.press('Enter');
    await expect(scoring.locator('#ceiling-covered-page')).toBeInViewport();
    await expectAccessible(page);
  });

  test('the first step, its effort and its worth are above the fold on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openReport(page, path, (results) => ({
      ...heldDown(results),
      recommendations: results.recommendations.map((item, index) =>
        index === 0 && !('locked' in item)
          ? {
              ...item,
              title: 'Link the button',
              effort: '15 min',
              ceilings: ['dead-links'],
              scoreOnceFixed: 72,
            }
          : item,
      ),
    }));
    const start = page.getByText('Start here: Link the button');
    await expect(start).toContainText('About 15 minutes, 29 → 72 once it works.');
    await expect(start).toBeInViewport({ ratio: 1 });
    const first = page
      .getByRole('region', { name: 'Problems visitors run into' })
      .getByRole('listitem')
      .first();
    await expect(first).toContainText('29 → 72 once it works');
    await expect(page.locator('#plan')).toContainText('About 15 minutes · 29 → 72 once it works');
    await start.getByRole('link').click();
    await expect(page.locator('.finding-selected')).toContainText('Link the button');
  });

  test('the standing is a sentence and a plot with the same words', async ({ page }) => {
    await openReport(page, path, heldDown);
    const words = 'Higher than 9% of 214 software pages measured in November 2026.';
    await expect(page.getByText(words)).toBeVisible();
    await expect(
      page.getByRole('img', {
        name: `${words} This page scores 29. Without its ceilings, it would score 72.`,
      }),
    ).toBeVisible();
  });

  test('a range stands where the letter would', async ({ page }) => {
    await openReport(page, path, () => ({
      overall: { percent: 67, grade: null, range: { low: 52, high: 83 }, uncapped: null },
      ceilings: [],
      standing: STANDING,
    }));
    await expect(
      page.getByRole('img', { name: 'Liftmark Score 67 out of 100, between 52 and 83' }),
    ).toBeVisible();
    await expect(
      page.getByText(/^Between D\+ \(52\) and B\+ \(83\): .+ couldn’t be measured\./),
    ).toBeVisible();
    await expect(page.getByRole('row', { name: /^Liftmark Score 67, 67% \(52–83%\)/ })).toBeVisible();
    await expect(page.getByText(/^Higher than \d+% to \d+% of 214 software pages/)).toBeVisible();
    expect(await page.locator('main').innerText()).not.toMatch(/\b(?:null|NaN|undefined)\b/);
    await expectAccessible(page);
  });

  test('an older report reads as before and says by which rubric it was judged', async ({ page }) => {
    await openReport(page, path, ({ scoreLines, ...results }) => ({
      overall: { percent: 67, grade: 'C+' },
      ceilings: undefined,
      standing: undefined,
      scoreLines: scoreLines.filter(({ kind }) => kind !== 'ceiling'),
      rubricVersion: '9b7d118fd1f5',
      scores: results.scores,
    }));
    await expect(
      page.getByText(/^Scored with rubric 9b7d118fd1f5 from before November 2026/).first(),
    ).toBeVisible();
    await expect(page.getByText(/scores above/)).toHaveCount(0);
    expect(await page.locator('main').innerText()).not.toMatch(/\b(?:null|NaN|undefined)\b/);
    await expectAccessible(page);
  });
});
