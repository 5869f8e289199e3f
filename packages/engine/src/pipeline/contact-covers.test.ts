import { expect, it } from 'vitest';
import type { Box } from '../capture/snapshot.ts';
import { renderedSnapshot } from '../facts/testing/snapshots.ts';
import { contactCovers, coversWithin } from './contact-covers.ts';

const [link] = (renderedSnapshot('<a href="tel:1" data-box="0 0 10 10"></a>').desktop?.nodes ?? []).filter(
  ({ tag }) => tag === 'a',
);

function linksAt(boxes: readonly Box[]) {
  return boxes.flatMap((box) => (link ? [{ ...link, box }] : []));
}

/** So many boxes in lines of a hundred, the lines a little apart. */
const text = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    x: (index % 100) * 12,
    y: Math.floor(index / 100) * 20,
    width: 10,
    height: 18,
  }));

it('covers the links of a long text as one', () => {
  expect(contactCovers(linksAt(text(90_000)))).toEqual([{ x: -8, y: -40, width: 1_214, height: 18_078 }]);
});

it('covers a contact and what it consists of once', () => {
  const parts = [
    { x: 100, y: 100, width: 200, height: 40 },
    { x: 110, y: 105, width: 80, height: 20 },
    { x: 100, y: 100, width: 200, height: 40 },
  ];
  expect(coversWithin(contactCovers(linksAt(parts)), 0, 1_000)).toEqual([
    { x: 92, y: 60, width: 216, height: 120 },
  ]);
});

it('covers nothing between contacts that only touch at a corner', () => {
  const apart = [
    { x: 100, y: 100, width: 200, height: 40 },
    { x: 290, y: 170, width: 200, height: 40 },
  ];
  expect(coversWithin(contactCovers(linksAt(apart)), 0, 1_000)).toHaveLength(2);
});

it('gives up on a part with too many covers, and on no other', () => {
  const scattered = Array.from({ length: 90_000 }, (_, index) => ({
    x: (index * 37) % 1_300,
    y: 2_000 + ((index * 101) % 997) + (index % 7) / 7,
    width: 5 + (index % 11),
    height: 5 + (index % 13),
  }));
  const covers = contactCovers(linksAt([{ x: 100, y: 100, width: 200, height: 40 }, ...scattered]));
  expect(coversWithin(covers, 2_000, 3_000)).toBeNull();
  expect(coversWithin(covers, 0, 1_000)).toHaveLength(1);
});
