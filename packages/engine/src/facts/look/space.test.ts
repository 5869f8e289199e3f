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

const paragraph = (box: string) =>
  `<p data-box="${box}">Every boat is cleaned, fueled and checked by our own mechanics before you leave.</p>`;

it.each([
  ['alone in a narrow column', paragraph('0 40 135 120'), 0.1],
  ['beside another', paragraph('0 40 135 120') + paragraph('1080 60 135 120'), 0.9],
  ['beside a photo', `${paragraph('0 40 135 120')}<svg data-box="540 40 810 120"></svg>`, 1],
  ['in a single line', paragraph('0 40 135 20'), 1],
])('measures the width of the rows in which text wraps: %s', (_, html, share) => {
  const { desktop } = lookFacts(new PageModel(renderedSnapshot(html)));
  expect(desktop?.rowWidth).toBeCloseTo(share, 2);
});

it('measures the width by letters, so that one short line changes nothing', () => {
  const copy = paragraph('0 40 1080 60') + paragraph('0 140 1080 60');
  const widthOf = (html: string) => lookFacts(new PageModel(renderedSnapshot(html))).desktop;
  const note = '<p data-box="1300 240 40 20">New</p>';
  expect(widthOf(copy)?.copyWidth).toBeCloseTo(0.8);
  expect(widthOf(copy + note)?.copyWidth).toBe(widthOf(copy)?.copyWidth);
});
