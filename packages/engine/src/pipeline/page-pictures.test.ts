import sharp from 'sharp';
import { expect, it } from 'vitest';
import { packSnapshot, unpackSnapshot } from '../capture/packed-snapshot.ts';
import { renderedSnapshot } from '../facts/testing/snapshots.ts';
import { pagePictures } from './page-pictures.ts';

const { signal } = new AbortController();

async function capture(html: string, { width = 2_000, height = 4_000, scale = 2 } = {}) {
  const create = { width, height, channels: 3 as const, background: '#ffffff' };
  const bytes = await sharp({ create }).jpeg().toBuffer();
  const size = { width: width / scale, height: height / scale };
  const snapshot = renderedSnapshot(html, {
    viewport: { name: 'desktop', width: size.width, height: 700 },
    screenshot: { file: 'desktop.jpg', mimeType: 'image/jpeg', ...size, scale },
  });
  return {
    snapshot: await packSnapshot(snapshot),
    screenshots: { desktop: { mimeType: 'image/jpeg', bytes }, mobile: null },
  };
}

it('shows the first screen, with contacts painted over and nothing else', async () => {
  const given = await capture(`
    <p data-box="100 100 200 40">Call +49 30 901820</p>
    <p data-box="100 300 200 40">Open 9-17</p>
    <a data-box="500 100 200 40" href="tel:+493090"></a>
    <input data-box="500 300 200 40" placeholder="jane@example.com">
    <p data-box="100 1500 200 40">jane@example.com</p>
    <p style="display: none">jane@example.com</p>`);
  const picture = await pagePictures(given, signal).firstScreen();
  const image = sharp(picture?.bytes);
  expect(picture?.mimeType).toBe('image/jpeg');
  expect(await image.metadata()).toMatchObject({ width: 1_024, height: 717 });
  const { data, info } = await image.greyscale().raw().toBuffer({ resolveWithObject: true });
  const shade = (x: number, y: number) =>
    data[(Math.round(y * 1.024) * info.width + Math.round(x * 1.024)) * info.channels] ?? 0;
  expect(shade(200, 120)).toBeLessThan(160);
  expect(shade(102, 102)).toBeLessThan(160);
  expect(shade(600, 120)).toBeLessThan(160);
  expect(shade(600, 320)).toBeLessThan(160);
  expect(shade(200, 320)).toBeGreaterThan(240);
  expect(shade(400, 120)).toBeGreaterThan(240);
});

it('has nothing to show where no browser was there', async () => {
  const { snapshot } = await capture('');
  const pictures = pagePictures({ snapshot, screenshots: { desktop: null, mobile: null } }, signal);
  expect(await pictures.firstScreen()).toBeNull();
  expect(await pictures.tiles(9)).toEqual([]);
});

it('cuts the whole page of both devices into readable parts, the first screens first', async () => {
  const given = await capture('<p data-box="100 1500 200 40">jane@example.com</p>');
  const create = { width: 390, height: 3_400, channels: 3 as const, background: '#ffffff' };
  const bytes = await sharp({ create }).jpeg().toBuffer();
  const snapshot = await unpackSnapshot(given.snapshot);
  if (snapshot.mobile) {
    snapshot.mobile.screenshot = {
      file: 'mobile.jpg',
      mimeType: 'image/jpeg',
      width: 390,
      height: 3_400,
      scale: 1,
    };
  }
  const both = {
    snapshot: await packSnapshot(snapshot),
    screenshots: { ...given.screenshots, mobile: { mimeType: 'image/jpeg', bytes } },
  };
  const tiles = await pagePictures(both, signal).tiles(9);
  expect(
    tiles.map(({ device, strips }) => [device, strips.map(({ top, bottom }) => `${top}-${bottom}`)]),
  ).toEqual([
    ['desktop', ['0-1000']],
    ['mobile', ['0-1000', '1000-2000', '2000-3000']],
    ['desktop', ['1000-2000']],
    ['mobile', ['3000-3400']],
  ]);
  for (const tile of tiles) expect((await sharp(tile.bytes).metadata()).width).toBeLessThanOrEqual(1_024);
  const [, , second] = tiles;
  const { data, info } = await sharp(second?.bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
  const shade = (x: number, y: number) =>
    data[(Math.round(y * 1.024) * info.width + Math.round(x * 1.024)) * info.channels] ?? 0;
  expect(shade(200, 520)).toBeLessThan(160);
  expect(shade(200, 700)).toBeGreaterThan(240);
  expect((await pagePictures(both, signal).tiles(2)).map(({ device }) => device)).toEqual([
    'desktop',
    'mobile',
  ]);
});

it('cuts a page whose last part rounds to a pixel more than there is', async () => {
  const size = { width: 333, height: 1_777, scale: 1.5 };
  const given = await capture('<p data-box="10 1150 200 20">jane@example.com</p>', size);
  const tiles = await pagePictures(given, signal).tiles(9);
  expect(tiles.at(-1)?.strips).toEqual([{ top: 1_110, bottom: 1_185 }]);
});

it('shows no part with too many contacts to paint over', async () => {
  const links = Array.from(
    { length: 600 },
    (_, index) => `<a href="tel:1" data-box="${(index % 30) * 30} ${index} ${10 + index / 100} 5"></a>`,
  );
  const pictures = pagePictures(await capture(links.join('')), signal);
  expect(await pictures.firstScreen()).toBeNull();
  expect((await pictures.tiles(9)).map(({ strips }) => strips)).toEqual([[{ top: 1_000, bottom: 2_000 }]]);
});

it('ends as soon as it is no longer wanted', async () => {
  const given = await capture('');
  const abort = new AbortController();
  const pictures = pagePictures(given, abort.signal);
  const waiting = [pictures.firstScreen(), pictures.tiles(9)];
  abort.abort(new Error('Too late'));
  for (const each of [...waiting, pictures.firstScreen(), pictures.tiles(9)]) {
    await expect(each).rejects.toThrow('Too late');
  }
});

it('leaves out a last part without a whole pixel', async () => {
  const given = await capture('', { width: 1_000, height: 2_001, scale: 3 });
  const tiles = await pagePictures(given, signal).tiles(9);
  expect(tiles.map(({ strips }) => strips)).toEqual([[{ top: 0, bottom: 333 }], [{ top: 333, bottom: 667 }]]);
});
