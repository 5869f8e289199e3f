import { expect, it } from 'vitest';
import { contrast, readableAccent } from './branding.ts';

it.each(['#ffffff', '#000000', '#ffcc00', '#006069', '#808080', '#ff0000', '#00ff00', '#0000ff', '#777777'])(
  'is readable in both themes: %s',
  (color) => {
    const { light, dark } = readableAccent(color);
    for (const background of ['#ffffff', '#f6f8f9', '#eff1f3'])
      expect(contrast(light, background)).toBeGreaterThanOrEqual(4.5);
    for (const background of ['#0f1214', '#161a1d', '#1f2428'])
      expect(contrast(dark, background)).toBeGreaterThanOrEqual(4.5);
  },
);

it('stays itself where it is readable', () => {
  expect(readableAccent('#006069').light).toBe('#006069');
  expect(readableAccent('#ffcc00').dark).toBe('#ffcc00');
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});
