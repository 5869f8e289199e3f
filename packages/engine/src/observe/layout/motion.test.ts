import { expect, it } from 'vitest';
import { PageModel } from '../page.ts';
import { renderedSnapshot } from '../testing/snapshots.ts';
import { motionFacts } from './motion.ts';

function moving(html: string) {
  const snapshot = renderedSnapshot(`<!doctype html><body>${html}</body>`);
  const node = snapshot.desktop?.nodes.findIndex(({ attributes }) => attributes.id === 'moves') ?? -1;
  snapshot.desktop?.motion.push({ node, kind: 'animation', durationMs: null, muted: null, controls: null });
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
