import { expect, it } from 'vitest';
import { PageModel } from '../../page/page-model.ts';
import { renderedSnapshot } from '../testing/snapshots.ts';
import { longestRun } from './sections.ts';

const COPY = `<p style="font-size:16px" data-box="0 0 900 90">${'We build small wooden boats. '.repeat(24)}</p>`;

function runOf(between: string): number {
  const html = `<!doctype html><body><main data-box="0 0 900 900">${COPY}${between}${COPY}</main></body>`;
  return longestRun(new PageModel(renderedSnapshot(html))).words;
}

it('a short line that is bold or larger holds the eye as a heading does', () => {
  const line = (style: string, words = 'How we work') =>
    runOf(`<div style="${style}" data-box="0 0 900 30">${words}</div>`);
  expect(runOf('<h2 data-box="0 0 900 30">How we work</h2>')).toBe(120);
  expect(line('font-size:26px')).toBe(120);
  expect(line('font-size:16px;font-weight:700')).toBe(120);
  expect(line('font-size:16px')).toBe(243);
  expect(line('font-size:26px', '1.')).toBe(240 + 1);
});

it('a bold word at the beginning of a paragraph is none', () => {
  const words = 'is what we call a boat that two people can carry to the water and back home again.';
  const bold = '<strong style="font-size:16px;font-weight:700" data-box="0 0 60 20">Light</strong>';
  expect(runOf(`<p style="font-size:16px" data-box="0 0 900 40">${bold} ${words}</p>`)).toBe(240 + 19);
});

it.each([
  [
    'a line in capitals',
    '<div style="text-transform:uppercase" data-box="0 90 900 20">How we work</div>',
    0,
    110,
    120,
  ],
  ['a list', '<ul data-box="0 90 900 20"><li data-box="0 90 900 20">Oars and sails</li></ul>', 0, 110, 120],
  ['a gap', '', 0, 150, 120],
  ['a column', '', 450, 0, 120],
  ['the space between two paragraphs', '', 0, 110, 240],
])('%s divides as visitors see it, or doesn’t', (_, between, left, top, words) => {
  const copy = 'We build small wooden boats. '.repeat(24);
  const first = `<p data-box="0 0 440 90">${copy}</p>`;
  const second = `<p data-box="${left} ${top} 440 90">${copy}</p>`;
  const html = `<!doctype html><body><main data-box="0 0 900 900">${first}${between}${second}</main></body>`;
  expect(longestRun(new PageModel(renderedSnapshot(html))).words).toBe(words);
});
