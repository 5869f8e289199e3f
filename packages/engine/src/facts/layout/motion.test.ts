import { expect, it } from 'vitest';
import { PageModel } from '../../page/page-model.ts';
import { renderedSnapshot } from '../testing/snapshots.ts';
import { motionFacts } from './motion.ts';

function moving(html: string, kind: 'animation' | 'audio' | 'changed-position' = 'animation') {
  const snapshot = renderedSnapshot(`<!doctype html><body>${html}</body>`);
  const node = snapshot.desktop?.nodes.findIndex(({ attributes }) => attributes.id === 'moves') ?? -1;
  const muted = kind === 'audio' ? false : null;
  snapshot.desktop?.motion.push({ node, kind, durationMs: null, muted, controls: null });
  return motionFacts(new PageModel(snapshot));
}

const ANIMATED = 'animation-name:run';

it('what pulses, floats or glows in its place, itself or what is drawn behind it, does not move along', () => {
  expect(moving(`<a id="moves" style="${ANIMATED}" data-box="0 0 198 62">Book</a>`)).toEqual([]);
  expect(moving('<header id="moves" data-box="0 0 1350 800"><h1>Boats</h1></header>')).toEqual([]);
  const card = `<div class="slider" data-box="0 0 900 200"><a id="moves" style="${ANIMATED}" data-box="0 0 300 200">Tour</a></div>`;
  expect(moving(card)).toEqual([]);
});

it('a strip wider than the screen runs along, with or without a name for it', () => {
  const strip = (given: string, width: number) =>
    moving(
      `<div ${given}><p id="moves" style="${ANIMATED}" data-box="0 0 ${width} 20">Free delivery</p></div>`,
    );
  expect(strip('data-box="0 0 1350 20"', 1745)).toMatchObject([{ kind: 'ticker' }]);
  expect(strip('data-box="0 0 1350 20"', 1350)).toEqual([]);
  expect(strip('class="marquee" data-box="0 0 1350 20"', 900)).toMatchObject([{ kind: 'ticker' }]);
  expect(moving('<marquee id="moves" data-box="0 0 400 24">News</marquee>')).toMatchObject([
    { kind: 'ticker' },
  ]);
});

it('slides that fade by turns and a track within its window are a carousel', () => {
  const slide = (id: string) => `<p ${id} style="${ANIMATED}" data-box="0 0 280 120">Fresh</p>`;
  const around = (inner: string) => moving(`<div class="carousel" data-box="0 0 280 120">${inner}</div>`);
  expect(around(slide('id="moves"') + slide(''))).toMatchObject([{ kind: 'carousel' }]);
  const track = `<div id="moves" style="${ANIMATED}" data-box="0 0 840 120"><p data-box="0 0 280 120">Fresh</p></div>`;
  expect(around(track)).toMatchObject([{ kind: 'carousel' }]);
});

it('slides that wait out of sight move, and a player without a box sounds', () => {
  const slides =
    '<div class="carousel" data-box="0 0 280 120"><div id="moves" data-box="0 0 280 120"></div></div>';
  expect(moving(slides, 'changed-position')).toMatchObject([{ kind: 'carousel' }]);
  expect(moving('<audio id="moves"></audio>', 'audio')).toMatchObject([{ kind: 'audio', sound: true }]);
});

it('what no style sheet moves can be stopped by its script alone', () => {
  const slides = (style: string) =>
    `<div class="carousel" data-box="0 0 280 120"><div id="moves" style="${style}" data-box="0 0 840 120"><p data-box="0 0 280 120">Fresh</p></div></div>`;
  expect(moving(slides(''), 'changed-position')).toMatchObject([{ byScript: true }]);
  expect(moving(slides(ANIMATED))).toMatchObject([{ byScript: false }]);
});
