import { expect, it } from 'vitest';
import { readBody } from '../testing/read.ts';
import { strayLettersIn } from './stray-letters.ts';

const stray = (text: string) => strayLettersIn(readBody(`<p>${text}</p>`)).map((found) => found.text);

it('finds words of another script in the middle of a sentence', () => {
  expect(stray('Our AI writes titles and 13精准 tags for every product in your shop.')).toEqual(['精准']);
  expect(stray('Watch it write a complete listing,精准 tags and a story for your shop.')).toEqual(['精准']);
});

it.each([
  ['Turnkey Solution Provider · 一站式解决方案'],
  ['简体中文翻译由 ihipop、Lemonawa 和 Byacrya 提供 USB 图标制作者 PC Unleashed 网站托管提供商 GitHub Inc'],
  ['English 日本語 Deutsch'],
  ['The word for it in Chinese is (招财猫) and every shop there has one of them.'],
  ['We welcome guests from all over the world in our house'],
])('leaves alone “%s”', (text) => {
  expect(stray(text)).toEqual([]);
});
