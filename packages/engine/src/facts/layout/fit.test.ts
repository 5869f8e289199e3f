import { expect, it } from 'vitest';
import { PageModel } from '../../page/page-model.ts';
import { renderedSnapshot } from '../testing/snapshots.ts';
import { overflow } from './fit.ts';

it('what a slider cuts off is not what makes the page too wide', () => {
  const snapshot = renderedSnapshot(`<!doctype html><body>
    <div class="slider" style="overflow-x: hidden" data-box="0 0 1350 400">
      <div class="track" data-box="0 0 6750 400"><p data-box="1350 0 1350 400">Second slide</p></div>
    </div>
    <div class="wide" data-box="0 400 1500 200"><p data-box="0 400 1500 100">Prices of this year</p></div>
  </body>`);
  if (snapshot.desktop) snapshot.desktop.page.width = 1500;
  expect(overflow(new PageModel(snapshot)).desktop?.widest?.selector).toContain('wide');
});

it('what scrolls sideways by itself makes nothing wider, and words beyond the screen are told', () => {
  const reading = (body: string) => {
    const snapshot = renderedSnapshot(`<!doctype html><body>${body}</body>`);
    if (snapshot.mobile) snapshot.mobile.page.width = 420;
    return overflow(new PageModel(snapshot)).mobile;
  };
  const row = (style: string) =>
    `<div class="row" style="${style}" data-box="0 0 390 90"><button data-box="300 0 340 40">Core drill</button></div>`;
  const box = '<div class="wide" data-box="0 200 420 90"><p data-box="20 200 200 20">Chips</p></div>';
  expect(reading(row('overflow-x:auto') + box)).toMatchObject({
    widest: { selector: expect.stringContaining('wide') },
    words: false,
  });
  expect(reading(row(''))).toMatchObject({ widest: { text: 'Core drill' }, words: true });
});
