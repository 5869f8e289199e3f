import { expect, test } from 'vitest';
import { capturePage } from '../../../fixtures/capture-page.ts';
import { availableBrowser } from '../browser/available-browser.ts';
import { boxWarnings, fontWarnings } from './fonts.ts';

const world = (boxes: string[]) => ({ run: async <Result>() => boxes as Result });

test('the report names the scripts that appear as boxes, and the packages that have them', async () => {
  expect(await boxWarnings(world(['Thai', 'Han', 'Hiragana']))).toEqual([
    'The browser has no font for Chinese, Japanese and Thai, so these letters appear as boxes in the screenshots. To fix this, install the packages: fonts-noto-cjk, fonts-noto-core.',
  ]);
  expect(await boxWarnings(world([]))).toEqual([]);
});

test('a page that answers nothing is read on', async () => {
  expect(await boxWarnings({ run: () => Promise.reject(new Error('gone')) })).toEqual([]);
});

test('the operator learns what to install, where the system can say it', async () => {
  const all = ['zh-cn', 'ja', 'ko', 'ru', 'el', 'ar', 'he', 'hi', 'bn', 'ta', 'ka', 'hy', 'km', 'lo', 'my'];
  const [said = ''] = await fontWarnings(async () => new Set(all));
  expect(said).toMatch(/^No font for Thai is installed.+: sudo apt-get install fonts-noto-core$/);
  expect(await fontWarnings(async () => new Set([...all, 'th']))).toEqual([]);
  expect(await fontWarnings(async () => null)).toEqual([]);
});

test.skipIf((await availableBrowser()) === null)('letters that a font has are no boxes', async () => {
  const { warnings } = await capturePage(
    '<!doctype html><html lang="en"><title>Boats</title><h1>Small wooden boats</h1><p>Ελληνικά, русский.</p>',
  );
  expect(warnings.filter((warning) => warning.includes('boxes'))).toEqual([]);
});
