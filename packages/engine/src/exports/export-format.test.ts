import type { PatchOperation, PatchTarget } from '@liftmark/contract/patches';
import { expect, test } from 'vitest';
import { fixesFile } from './export-format.ts';
import { fixFile } from './html-file/fix-file.ts';
import { EXPORT_FORMATS } from './registry.ts';

const at = (tag: string): PatchTarget => {
  const place = { node: 1, selector: `html > ${tag}` };
  return { tag, desktop: place, mobile: place };
};
const sticky = (label: string): PatchOperation => ({
  operation: 'insert',
  to: at('body'),
  position: 'end',
  content: { block: 'stickyButton', label, address: '#form' },
  placeholder: false,
});
const title: PatchOperation = { operation: 'setMeta', name: 'title', before: 'Tea', content: 'Spring tea' };
const removal: PatchOperation = { operation: 'remove', target: at('body') };

const fileOf = (...fixes: PatchOperation[][]) =>
  fixesFile({
    url: 'https://tea.example/',
    fixes: fixes.map((operations, index) => ({
      recommendation: `problem-${index}`,
      patch: { summary: 'Change it.', kind: 'headline', checks: [], placeholder: false, operations },
    })),
  });
const stepsIn = ({ fixes }: ReturnType<typeof fileOf>) =>
  fixes.map(({ recommendation, patch }) => [recommendation, ...patch.operations]);

test('two problems with the same fix have it once, and a fix keeps what only it does', () => {
  expect(stepsIn(fileOf([title], [title], [title, removal], [removal]))).toEqual([
    ['problem-0', title],
    ['problem-2', removal],
  ]);
  expect(stepsIn(fileOf([removal, removal]))).toEqual([['problem-0', removal]]);
});

test('there is one button at the lower edge of the screen, in every form', () => {
  const file = fileOf([sticky('Order tea')], [sticky('Order')]);
  for (const format of Object.values(EXPORT_FORMATS)) {
    const [first, ...more] = format(file).split('Order').slice(1);
    expect([first, ...more].filter((rest) => rest?.startsWith(' tea'))).not.toEqual([]);
    expect(more.every((rest) => rest.startsWith(' tea'))).toBe(true);
  }
  const page = Buffer.from('<!doctype html><title>Tea</title><body><p id="form">Tea</p></body>');
  expect(fixFile(page, file).after.match(/href="#form"/g)).toHaveLength(1);
});
