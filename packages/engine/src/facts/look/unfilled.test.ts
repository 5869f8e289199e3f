import { expect, it } from 'vitest';
import type { PageSnapshot, SnapshotNode } from '../../capture/snapshot.ts';
import { PageModel } from '../../page/page-model.ts';
import { renderedSnapshot } from '../testing/snapshots.ts';
import { lookFacts } from './look.ts';

/** The first frame of the page with a document of its own that was read: an empty body with what it says. */
function withDocument(snapshot: PageSnapshot, text: string): PageSnapshot {
  const { desktop } = snapshot;
  if (!desktop) return snapshot;
  const at = desktop.nodes.findIndex(({ tag }) => tag === 'iframe');
  const frame = desktop.nodes[at];
  if (!frame) throw new Error('There is no frame.');
  const inside = (tag: string, parent: number, own: Partial<SnapshotNode> = {}): SnapshotNode => ({
    ...frame,
    ...{ tag, parent, attributes: {}, frame: 1, ...own },
  });
  const next = desktop.nodes.length;
  desktop.nodes.push(inside('#document', at), inside('html', next), inside('body', next + 1));
  if (text !== '') desktop.nodes.push(inside('#text', next + 2, { text }));
  return snapshot;
}

const FRAME =
  '<h1 data-box="0 0 600 60">Boats</h1><iframe src="about:blank" data-box="0 100 1350 450"></iframe>';

function lookOf(snapshot: PageSnapshot) {
  return lookFacts(new PageModel(snapshot)).desktop;
}

it('measures how much of the page blank frames take', () => {
  const look = lookOf(withDocument(renderedSnapshot(FRAME), ''));
  expect(look?.blankFrameShare).toBeCloseTo(450 / 900, 1);
  expect(look?.emptyShare).toBeGreaterThan(0.8);
  expect(look?.pictures).toBe(0);
});

it('takes no frame for blank that says something or wasn’t read', () => {
  expect(lookOf(withDocument(renderedSnapshot(FRAME), 'Book a boat'))?.blankFrameShare).toBe(0);
  expect(lookOf(renderedSnapshot(FRAME))?.blankFrameShare).toBe(0);
});

const loader = (box: string, style = 'animation-name:turn', says = '') =>
  `<main><h1 data-box="0 0 600 60">Boats</h1><div class="loader" style="${style}" data-box="${box}">${says}</div></main>`;

it.each([
  ['above the fold', loader('600 300 48 48'), [1, 1]],
  ['further down', loader('600 3000 48 48'), [1, 0]],
  ['that stands still', loader('600 300 48 48', ''), [0, 0]],
  ['that is hidden', loader('600 300 48 48', 'visibility:hidden;animation-name:turn'), [0, 0]],
  [
    'in name only',
    loader('600 300 200 48', 'animation-name:turn', 'Our loaders lift up to twelve tons of gravel'),
    [0, 0],
  ],
])('counts the loaders that still turn: one %s', (_, html, [all, first]) => {
  expect(lookOf(renderedSnapshot(html))).toMatchObject({ loaders: all, firstScreenLoaders: first });
});
