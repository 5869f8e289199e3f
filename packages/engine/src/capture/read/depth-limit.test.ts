import { expect, test } from 'vitest';
import { nodesOfHtml } from './html-nodes.ts';

test('what nests deeper than browsers let it stands beside the deepest that are kept', () => {
  const { nodes } = nodesOfHtml(`${'<div>'.repeat(2_000)}deep`);
  const depths: number[] = [];
  for (const { parent } of nodes) depths.push((depths[parent] ?? -1) + 1);
  expect(Math.max(...depths)).toBe(512);
  expect(nodes.filter(({ tag }) => tag === 'div')).toHaveLength(2_000);
  expect(nodes.at(-1)?.text).toBe('deep');
  expect(nodes.every(({ parent }, place) => parent < place)).toBe(true);
});
