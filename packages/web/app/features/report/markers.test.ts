import { expect, test } from 'vitest';
import type { Frame } from './frames.ts';
import { markersOf } from './markers.ts';

const PAGE = { width: 390, height: 2000 };
/** As a phone shows it, in sizes of the text. */
const WIDTH = 18;

const frame = (number: number, x: number, y: number): Frame => ({
  item: {
    key: `${number}`,
    number,
    title: '',
    isMissing: false,
    evidence: [],
  },
  box: { x, y, width: 100, height: 50 },
});

/** The markers on the shown page. */
function placesOf(frames: Frame[], width = WIDTH) {
  const scale = width / PAGE.width;
  const markers = markersOf(frames, PAGE, width);
  return frames.map(({ item, box }) => {
    const marker = markers.get(item.key);
    if (marker === undefined) throw new Error('no marker');
    return { x: box.x * scale + marker.x, y: box.y * scale + marker.y };
  });
}

test('a marker alone stands at the corner of its frame, beside it where there is room', () => {
  expect(markersOf([frame(1, 0, 500)], PAGE, WIDTH).get('1')?.x).toBeCloseTo(-0.8);
  expect(markersOf([frame(1, 100, 500)], PAGE, WIDTH).get('1')?.x).toBeCloseTo(-1.65);
});

test.each([
  ['at one place', () => frame(1, 20, 20)],
  ['a few pixels apart', (index: number) => frame(1, 20 + 7 * index, 20 + 9 * index)],
  ['at the right edge', (index: number) => frame(1, 385, 40 + 3 * index)],
  ['at the bottom', (index: number) => frame(1, 200 - index, 1995)],
])('twenty markers %s cover neither each other nor leave the page', (_name, at) => {
  const frames = Array.from({ length: 20 }, (_, index) => ({
    ...at(index),
    item: { ...frame(index + 1, 0, 0).item },
  }));
  const places = placesOf(frames);
  for (const [index, place] of places.entries()) {
    expect(place.x).toBeGreaterThanOrEqual(-0.81);
    expect(place.x).toBeLessThanOrEqual(WIDTH - 0.8);
    for (const other of places.slice(index + 1)) {
      expect(Math.max(Math.abs(place.x - other.x), Math.abs(place.y - other.y))).toBeGreaterThanOrEqual(1.5);
    }
  }
});

test('the lower number keeps its corner, and a wider page moves nobody who need not', () => {
  const frames = [frame(2, 60, 100), frame(1, 90, 100)];
  const [second, first] = placesOf(frames);
  expect(first?.x).toBeCloseTo((90 * WIDTH) / PAGE.width - 1.65);
  expect(second?.x).not.toBeCloseTo((60 * WIDTH) / PAGE.width - 1.65);
  const markers = markersOf(frames, PAGE, 60);
  expect([...markers.values()].map(({ x }) => x.toFixed(2))).toEqual(['-1.65', '-1.65']);
});
