import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { firstScreen } from './first-screen.ts';

const node = (text: string, box: object | null, attributes = {}) => ({
  text,
  name: null,
  value: null,
  attributes,
  box,
});

async function capture(nodes: object[]) {
  const create = { width: 2_000, height: 4_000, channels: 3 as const, background: '#ffffff' };
  const bytes = await sharp({ create }).jpeg().toBuffer();
  const desktop = {
    viewport: { name: 'desktop', width: 1_000, height: 700 },
    screenshot: { file: 'desktop.jpg', mimeType: 'image/jpeg', width: 1_000, height: 2_000, scale: 2 },
    nodes,
  };
  const snapshot = gzipSync(JSON.stringify({ version: 1, desktop }));
  return { snapshot, screenshots: { desktop: { mimeType: 'image/jpeg', bytes }, mobile: null } };
}

it('shows the first screen, with contacts painted over and nothing else', async () => {
  const box = { x: 100, y: 100, width: 200, height: 40 };
  const low = { ...box, y: 1_500 };
  const given = await capture([
    node('Call +49 30 901820', box),
    node('Open 9-17', { ...box, y: 300 }),
    node('', { ...box, x: 500 }, { href: 'tel:+493090' }),
    node('jane@example.com', low),
    node('jane@example.com', null),
  ]);
  const picture = await firstScreen(given);
  const image = sharp(picture?.bytes);
  expect(picture?.mimeType).toBe('image/jpeg');
  expect(await image.metadata()).toMatchObject({ width: 1_024, height: 717 });
  const { data, info } = await image.greyscale().raw().toBuffer({ resolveWithObject: true });
  const shade = (x: number, y: number) =>
    data[(Math.round(y * 1.024) * info.width + Math.round(x * 1.024)) * info.channels] ?? 0;
  expect(shade(200, 120)).toBeLessThan(160);
  expect(shade(102, 102)).toBeLessThan(160);
  expect(shade(600, 120)).toBeLessThan(160);
  expect(shade(200, 320)).toBeGreaterThan(240);
  expect(shade(400, 120)).toBeGreaterThan(240);
});

it('has nothing to show where no browser was there', async () => {
  const { snapshot } = await capture([]);
  expect(await firstScreen({ snapshot, screenshots: { desktop: null, mobile: null } })).toBeNull();
});
