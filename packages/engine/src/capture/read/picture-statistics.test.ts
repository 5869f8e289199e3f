import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureStatistics, statisticsOf } from './picture-statistics.ts';

const pixels = (...colors: [number, number, number][]) => Uint8Array.from(colors.flat());

it('finds no color, contrast or detail in a white picture', () => {
  expect(statisticsOf(pixels([255, 255, 255], [255, 255, 255], [255, 255, 255], [255, 255, 255]), 2)).toEqual(
    {
      colorfulness: 0,
      contrast: 0,
      lightness: 255,
      detail: 0,
      ground: 1,
    },
  );
});

it('finds colors and edges', () => {
  const loud = statisticsOf(pixels([255, 0, 0], [0, 0, 255], [0, 255, 0], [255, 255, 0]), 2);
  expect(loud.colorfulness).toBeGreaterThan(109);
  expect(loud.detail).toBe(1);
  expect(loud.ground).toBe(0.25);
});

it('looks at the first screen alone', async () => {
  const white = { width: 300, height: 400, channels: 3 as const, background: 'white' };
  const below = await sharp({ create: { ...white, height: 200, background: 'black' } })
    .png()
    .toBuffer();
  const bytes = await sharp({ create: white })
    .composite([{ input: below, left: 0, top: 200 }])
    .jpeg()
    .toBuffer();
  expect(await pictureStatistics(bytes, 200)).toMatchObject({ contrast: 0, ground: 1 });
  expect((await pictureStatistics(bytes, 400))?.contrast).toBeGreaterThan(100);
});

it('says nothing of what is no picture', async () => {
  expect(await pictureStatistics(Buffer.from('<html>'), 940)).toBeNull();
});
