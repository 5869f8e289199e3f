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

test('what the style sheet moved is carried over until its animation is gone', () => {
  const strip = (animation: string) =>
    renderedSnapshot(
      `<main><div style="animation-name:${animation}"><p id="moves">Free delivery</p></div></main>`,
    ).desktop;
  const before = strip('run');
  if (before === null) throw new Error('There is no capture.');
  const node = before.nodes.findIndex(({ attributes }) => attributes.id === 'moves');
  const sample = { node, kind: 'changed-position' as const, durationMs: null, muted: null, controls: null };
  const from = { ...before, motion: [sample] };
  const motionWith = (animation: string) => {
    const capture = strip(animation);
    return capture && carried(capture, from, sameByPlace(from.nodes, capture.nodes)).motion;
  };
  expect(motionWith('run')).toEqual([sample]);
  expect(motionWith('none')).toEqual([]);
  // Without an animation a script moves it, which no style stops.
  const scripted = { ...strip('none'), motion: [sample] };
  const capture = strip('none');
  if (capture === null) throw new Error('There is no capture.');
  expect(carried(capture, { ...before, ...scripted }, (index) => index).motion).toEqual([sample]);
});
