import { expect, it } from 'vitest';
import { builtInWords } from '../analyst/built-in.ts';
import { CHECKS } from '../checks/registry.ts';
import { staticSnapshot } from '../facts/testing/snapshots.ts';
import { scorePage } from './score-page.ts';

const LAYOUT = /\bfold\b|(?:both|neither) viewports?|stands? out|in sight|desktop/i;

/** A page with hardly anything that its title promises, and one with all of it. */
const PAGES = [
  `<title>Rosterly – staff scheduling for restaurants</title><h1>Plan next week in ten minutes</h1><p>Your team gets the plan by text message.</p>`,
  `<title>Staff rota planning</title><h1>Staff rota planning for cafés</h1><p>Plan the rota of your staff in ten minutes a week.</p><a class="btn" href="/signup">Start your 14-day trial</a><p>€39 a month</p>`,
];

it.each(PAGES)('claims nothing of the layout of a page that was not laid out: %s', (body) => {
  const html = `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"></head><body>${body}</body></html>`;
  const { findings, analystInput } = scorePage(staticSnapshot(html), {});
  const measured = findings.filter(({ score }) => score !== null);
  for (const { title, observed, searched } of measured) {
    expect([title, observed, ...searched].filter((text) => LAYOUT.test(text))).toEqual([]);
  }
  expect(builtInWords(analystInput).summary).toMatch(
    /^Based on its HTML alone \(layout, speed and mobile weren’t checked\), the page headlined/,
  );
});

it('every check whose title speaks of layout has another for HTML alone', () => {
  const layouty = CHECKS.filter(
    ({ measurable, title }) => measurable.static !== 'no' && LAYOUT.test(`${title.passes} ${title.fails}`),
  );
  expect(layouty.filter(({ titleFromHtml }) => titleFromHtml === undefined).map(({ id }) => id)).toEqual([]);
});
