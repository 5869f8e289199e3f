import { expect, it } from 'vitest';
import { PageModel } from '../../page/page-model.ts';
import { renderedSnapshot } from '../testing/snapshots.ts';
import { lookFacts } from './look.ts';

it('finds the longest part that shows neither text nor pictures', () => {
  const html = `<main data-box="0 0 1350 2000">
    <h1 data-box="0 40 600 60">Rent boats</h1>
    <p data-box="0 1200 600 60">Every boat by the hour</p>
    <p data-box="0 1900 600 60">Call us</p></main>`;
  const { desktop } = lookFacts(new PageModel(renderedSnapshot(html)));
  expect(desktop).toMatchObject({ gapY: 160, gapPx: 1040 });
});

it.each([
  ['apart', '0 100 600 60', 0],
  ['in the same place', '0 40 600 60', 0.5],
  ['over and beyond the whole page', '-33554432 -33554432 67108863 67108863', 0],
])('measures how much text lies over other text: two lines %s', (_, box, share) => {
  const html = `<h1 data-box="0 40 600 60">Rent boats</h1><p data-box="${box}">Book early</p>`;
  const { desktop } = lookFacts(new PageModel(renderedSnapshot(html)));
  expect(desktop?.overlapShare).toBeCloseTo(share, 1);
});

it('measures a page as long as a browser’s layout reaches', () => {
  const html = `<main data-box="0 0 1350 33554432"><h1 data-box="0 40 600 60">Rent boats</h1>
    <p data-box="0 120 300 60">By the hour</p><p data-box="400 120 300 60">All summer</p></main>`;
  const { desktop } = lookFacts(new PageModel(renderedSnapshot(html)));
  expect(desktop?.emptyShare).toBeGreaterThan(0.99);
  expect(desktop?.columnsShare).toBeGreaterThan(0);
});
