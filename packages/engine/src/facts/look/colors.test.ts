import { describe, expect, it } from 'vitest';
import { PageModel } from '../../page/page-model.ts';
import { renderedSnapshot } from '../testing/snapshots.ts';
import { lookFacts } from './look.ts';

const BLUE = 'color:rgb(0, 0, 238)';
const look = (html: string) => lookFacts(new PageModel(renderedSnapshot(html))).desktop;
const links = (count: number, y: number) =>
  Array.from(
    { length: count },
    (_, at) =>
      `<p data-box="0 ${y + 40 * at} 300 24"><a href="/${at}" style="${BLUE}">Privacy policy</a></p>`,
  ).join('');

describe('links that no style reaches', () => {
  it('are overlooked where a few of them are below the fold', () => {
    expect(look(links(3, 2000))?.browserLinkShare).toBe(0);
    expect(look(links(5, 2000))?.browserLinkShare).toBe(1);
    expect(look(links(3, 100))?.browserLinkShare).toBe(1);
  });
});

describe('fills', () => {
  const box = (style: string) =>
    `<div style="background-color:${style}" data-box="0 0 900 400"><p>Hi</p></div>`;

  it('are boxes that set themselves off', () => {
    expect(look(box('rgb(20, 60, 120)'))?.fills).toBe(1);
    expect(look(box('rgb(255, 255, 255)'))?.fills).toBe(0);
  });
});

it('text too faint to read adds no color', () => {
  const text = (color: string) => `<p style="color:${color}" data-box="0 0 300 24">Open every day</p>`;
  const colors = (...of: string[]) => look(of.map(text).join(''))?.textColors;
  expect(colors('rgb(0, 0, 0)', 'rgb(90, 90, 90)')).toBe(2);
  expect(colors('rgb(0, 0, 0)', 'rgb(220, 220, 220)')).toBe(1);
});
