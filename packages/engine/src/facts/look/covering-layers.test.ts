import { expect, it } from 'vitest';
import { PageModel } from '../../page/page-model.ts';
import { renderedSnapshot } from '../testing/snapshots.ts';
import { lookFacts } from './look.ts';

const popUp = (left: number) =>
  `<div role="dialog" aria-modal="true" style="position:fixed;z-index:${9000 + left};background-color:rgb(255, 255, 255)" data-box="${left} 100 700 500">
    <p data-box="${left + 20} 120 600 24">Wait! Join 10,000 readers and get our newsletter every single day.</p></div>`;

it('covers no less of the page with more pop-ups', () => {
  const covered = (...layers: string[]) => {
    const html = `<main><h1 data-box="100 200 500 60">Rent boats by the hour</h1><p data-box="100 300 500 24">At the lake since 1990, all summer.</p></main>${layers.join('')}`;
    return lookFacts(new PageModel(renderedSnapshot(html))).desktop?.coveredShare;
  };
  expect(covered(popUp(50))).toBeCloseTo(0.45, 1);
  expect(covered(popUp(50), popUp(60), popUp(70))).toBe(covered(popUp(50)));
});
