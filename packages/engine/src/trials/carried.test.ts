import { expect, test } from 'vitest';
import { renderedSnapshot } from '../facts/testing/snapshots.ts';
import { carried, sameByPlace } from './carried.ts';

function desktopOf(html: string) {
  const { desktop } = renderedSnapshot(html);
  if (desktop === null) throw new Error('There is no capture.');
  return desktop;
}

test('a node is found again by its place, and not where the page is built differently', () => {
  const before = desktopOf('<main><p>One</p><video autoplay></video></main>');
  const after = desktopOf('<main><h1>New</h1><p>One</p><p>Two</p></main>');
  const same = sameByPlace(before.nodes, after.nodes);
  const placeOf = (tag: string, nodes = before.nodes) => nodes.findIndex((node) => node.tag === tag);
  expect(same(placeOf('p'))).toBe(placeOf('p', after.nodes));
  expect(same(placeOf('video'))).toBeNull();
});

test('what moves is carried over, unless the page stops it now', () => {
  const playing = '<main><video autoplay></video></main>';
  const before = desktopOf(playing);
  const node = before.nodes.findIndex(({ tag }) => tag === 'video');
  const from = {
    ...before,
    motion: [{ node, kind: 'video' as const, durationMs: null, muted: true, controls: false }],
  };
  const motionWith = (html: string) => {
    const capture = desktopOf(html);
    return carried(capture, from, sameByPlace(from.nodes, capture.nodes)).motion;
  };
  expect(motionWith(playing)).toEqual(from.motion);
  expect(motionWith('<main><video></video></main>')).toEqual([]);
  expect(motionWith('<main><video autoplay controls></video></main>')).toMatchObject([{ controls: true }]);
});
