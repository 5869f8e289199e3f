import { expect, it } from 'vitest';
import { renderedSnapshot } from '../facts/testing/snapshots.ts';
import { isLarge, LARGE_PAGE_NODES, withFreedMemory } from './free-memory.ts';

it('takes a page for large by the device that shows more of it', () => {
  const snapshot = renderedSnapshot('<p>One</p>');
  const [node] = snapshot.desktop?.nodes ?? [];
  const nodes = new Array(LARGE_PAGE_NODES + 1).fill(node);
  expect(isLarge(snapshot)).toBe(false);
  expect(isLarge({ desktop: null, mobile: snapshot.mobile && { ...snapshot.mobile, nodes } })).toBe(true);
});

it('gives back what the work took, whether it succeeds or fails', async () => {
  const held: WeakRef<object>[] = [];
  const take = async () => {
    held.push(new WeakRef({ nodes: new Array(100_000).fill(0) }));
    return held.length;
  };
  await expect(withFreedMemory(take)).resolves.toBe(1);
  await expect(withFreedMemory(() => take().then(() => Promise.reject(new Error('gone'))))).rejects.toThrow(
    'gone',
  );
  expect(held.map((each) => each.deref())).toEqual([undefined, undefined]);
});
