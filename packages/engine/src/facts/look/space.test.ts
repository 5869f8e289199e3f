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
