import { expect, it } from 'vitest';
import { PageModel } from '../../page/page-model.ts';
import { renderedSnapshot } from '../testing/snapshots.ts';
import { speedFacts } from './speed.ts';

it('names no small word for the largest element where far larger ones stand in the first screen', () => {
  const named = (title: string) => {
    const snapshot = renderedSnapshot(
      `<!doctype html><body><a id="it" href="/" data-box="20 20 90 20">Ceremony</a>${title}</body>`,
    );
    const nodes = snapshot.desktop?.nodes ?? [];
    const lcpNode = nodes.findIndex(({ attributes }) => attributes.id === 'it');
    if (snapshot.desktop) {
      snapshot.desktop.vitals = {
        ttfbMs: 1,
        fcpMs: 1,
        lcpMs: 500,
        lcpNode,
        lcpUrl: null,
        cls: 0,
        blockingMs: 0,
        loadMs: 1,
      };
    }
    return speedFacts(new PageModel(snapshot))?.lcpElement.desktop?.text ?? null;
  };
  expect(named('<h1 data-box="20 90 1100 180">Basilica</h1>')).toBeNull();
  expect(named('<p data-box="20 90 100 30">At four</p>')).toBe('Ceremony');
  expect(named('<h1 data-box="20 1900 1100 180">Basilica</h1>')).toBe('Ceremony');
});
