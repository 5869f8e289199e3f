import sharp from 'sharp';
import { expect, it } from 'vitest';
import { renderedSnapshot } from '../../facts/testing/snapshots.ts';
import { pixelsOf } from './pixels.ts';
import { seenGrounds } from './seen-grounds.ts';

async function colorsIn(body: string, ground: string): Promise<string[]> {
  const { desktop } = renderedSnapshot(`<!doctype html><body>${body}</body>`);
  if (desktop === null) throw new Error('no desktop');
  const create = { width: 400, height: 300, channels: 3, background: ground } as const;
  const pixels = await pixelsOf(await sharp({ create }).png().toBuffer());
  if (pixels === null) throw new Error('no picture');
  return seenGrounds(pixels, desktop).map(({ color }) => color);
}

function line(color: string, top = 20): string {
  return `<section style="background-color:rgb(238, 238, 238)" data-box="0 0 400 300"><p style="color:${color}" data-box="20 ${top} 200 40">We send you a quote</p></section>`;
}

it('tells which color the screenshot shows where a text is pale by its styles', async () => {
  expect(await colorsIn(line('rgb(255, 255, 255)'), '#7f959b')).toEqual(['#7f959b']);
});

it('leaves texts alone that have enough contrast, or lie below the screenshot', async () => {
  expect(await colorsIn(line('rgb(20, 20, 20)'), '#7f959b')).toEqual([]);
  expect(await colorsIn(line('rgb(255, 255, 255)', 400), '#7f959b')).toEqual([]);
});
