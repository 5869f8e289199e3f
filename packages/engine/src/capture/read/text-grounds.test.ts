import sharp from 'sharp';
import { expect, it } from 'vitest';
import { renderedSnapshot } from '../../facts/testing/snapshots.ts';
import { pixelsOf } from './pixels.ts';
import { textGrounds } from './text-grounds.ts';

const WHITE = 'color:rgb(255, 255, 255)';
const LINE = `<p data-box="20 20 200 40" style="${WHITE}">Rent the shot</p>`;
const OVER_PHOTO = `<div data-box="0 0 400 300" style="background-image:url(hero.jpg)">${LINE}</div>`;

/** A picture of one color, with letters of another one drawn as bars into the box of the line. */
async function picture(ground: string, letters: string): Promise<Buffer> {
  const bars = Array.from(
    { length: 9 },
    (_, at) => `<rect x="${30 + 20 * at}" y="26" width="6" height="28" fill="${letters}"/>`,
  );
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="${ground}"/>${bars.join('')}</svg>`;
  return sharp(Buffer.from(drawn)).jpeg({ quality: 90 }).toBuffer();
}

async function groundsOf(body: string, bytes: Uint8Array) {
  const { desktop } = renderedSnapshot(`<!doctype html><body>${body}</body>`);
  if (desktop === null) throw new Error('no desktop');
  const pixels = await pixelsOf(bytes);
  if (pixels === null) throw new Error('no picture');
  return textGrounds(pixels, 300, desktop);
}

it.each([
  ['#dddddd', 1.36],
  ['#222222', 15.9],
])('measures white letters on %s', async (ground, ratio) => {
  const [found] = await groundsOf(OVER_PHOTO, await picture(ground, '#ffffff'));
  expect(found?.half).toBeCloseTo(ratio, 0);
  expect(found?.quarter).toBeCloseTo(ratio, 0);
  expect(found?.color).toMatch(ground === '#dddddd' ? /^#d/ : /^#2/);
});

it('says nothing where no letters of the text’s color are seen', async () => {
  expect(await groundsOf(OVER_PHOTO, await picture('#222222', '#777777'))).toEqual([]);
});

it('leaves texts on a plain color alone, also in front of a picture', async () => {
  const plain = `<div data-box="0 0 400 300" style="background-image:url(hero.jpg)"><div data-box="0 0 400 100" style="background-color:rgb(0, 0, 0)">${LINE}</div></div>`;
  const bytes = await picture('#dddddd', '#ffffff');
  expect(await groundsOf(LINE, bytes)).toEqual([]);
  expect(await groundsOf(plain, bytes)).toEqual([]);
});

it('looks at one and a half screens', async () => {
  const below = OVER_PHOTO.replace('20 20 200 40', '20 460 200 40').replace('0 0 400 300', '0 0 400 900');
  expect(await groundsOf(below, await picture('#dddddd', '#ffffff'))).toEqual([]);
});
