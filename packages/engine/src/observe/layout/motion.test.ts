import { expect, it } from 'vitest';
import { PageModel } from '../page.ts';
import { renderedSnapshot } from '../testing/snapshots.ts';
import { motionFacts } from './motion.ts';

function moving(html: string, kind: 'animation' | 'audio' = 'animation') {
  const snapshot = renderedSnapshot(`<!doctype html><body>${html}</body>`);
  const node = snapshot.desktop?.nodes.findIndex(({ attributes }) => attributes.id === 'moves') ?? -1;
  const muted = kind === 'audio' ? false : null;
  snapshot.desktop?.motion.push({ node, kind, durationMs: null, muted, controls: null });
  return motionFacts(new PageModel(snapshot));
}

it('a glow that hardly tints its ground moves before nobody’s eyes', () => {
  const glow = (alpha: number, inner = '') =>
    moving(
      `<div id="moves" style="background-image:radial-gradient(rgba(90, 60, 255, ${alpha}), rgba(0, 0, 0, 0))" data-box="0 0 600 600">${inner}</div>`,
    );
  expect(glow(0.13)).toEqual([]);
  expect(glow(0.6)).toHaveLength(1);
  expect(glow(0.13, '<p data-box="0 0 90 20">Sale</p>')).toHaveLength(1);
  expect(glow(0.13, '<img src="a.png" data-box="0 0 90 90">')).toHaveLength(1);
});

it('slides that wait out of sight move, and a player without a box sounds', () => {
  const slides =
    '<div class="carousel" data-box="0 0 280 120"><div id="moves" data-box="0 0 280 120"></div></div>';
  expect(moving(slides)).toMatchObject([{ kind: 'carousel' }]);
  expect(moving('<audio id="moves"></audio>', 'audio')).toMatchObject([{ kind: 'audio', sound: true }]);
});
