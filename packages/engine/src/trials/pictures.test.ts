import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { placeAround, TrialPictures } from './pictures.ts';

const SCREEN = { width: 390, height: 844 };
const PAGE = { height: 5_000 };
const box = (y: number, height: number) => ({ x: 20, y, width: 200, height });

describe('the place of a change', () => {
  test('is as wide as the screen, with what is above and below', () => {
    expect(placeAround([box(1_000, 40), box(1_000, 80)], SCREEN, PAGE)).toEqual({
      x: 0,
      y: 880,
      width: 390,
      height: 320,
    });
  });

  test('begins at the top of the page at the earliest, and ends at its end', () => {
    expect(placeAround([box(10, 40)], SCREEN, PAGE)?.y).toBe(0);
    expect(placeAround([box(4_990, 10)], SCREEN, PAGE)).toMatchObject({ y: 4_680, height: 320 });
  });

  test('is where it went, if it moved far', () => {
    const place = placeAround([box(4_000, 40), box(600, 40)], SCREEN, PAGE);
    expect(place?.y).toBeLessThan(600);
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeGreaterThan(640);
  });

  test('is nowhere for what no one sees', () => {
    expect(placeAround([null, null], SCREEN, PAGE)).toBeNull();
  });
});

test('a part is cut from a picture at any scale, as far as the picture goes', async () => {
  const bytes = await sharp({ create: { width: 780, height: 2_000, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  const pictures = new TrialPictures();
  const whole = { bytes, box: { x: 0, y: 0, width: 390, height: 1_000 } };
  const cut = await pictures.cut('a.jpg', whole, { x: 0, y: 800, width: 390, height: 400 });
  expect(cut).toMatchObject({
    file: 'a.jpg',
    scale: 2,
    width: 390,
    height: 200,
    box: { y: 800, height: 200 },
  });
  expect(await sharp(pictures.files.get('a.jpg')).metadata()).toMatchObject({ width: 780, height: 400 });
  expect(await pictures.cut('b.jpg', whole, { x: 0, y: 1_200, width: 390, height: 400 })).toBeNull();
});
