import { expect, it } from 'vitest';
import { nodeName, nodeNames } from './node-name.ts';

const evidence = {
  node: 1,
  selector: 'div.dots > span:nth-of-type(2)',
  text: '',
  boxes: { desktop: null, mobile: { x: 12.4, y: 2783.2, width: 12, height: 12 } },
};

it('names a thing by its text, else by its position and its name in the code', () => {
  expect(nodeName({ ...evidence, text: 'Photo 2' }, 'button')).toBe('“Photo 2”');
  expect(nodeName(evidence, 'button')).toBe(
    'the button without text on the left 3 screens down (span in div.dots)',
  );
  expect(nodeName({ ...evidence, boxes: { desktop: null, mobile: null } }, 'button')).toBe(
    'the button without text (span in div.dots)',
  );
});

it('doesn’t count a character of an icon font as text', () => {
  expect(nodeName({ ...evidence, text: '\u{e90a}' }, 'link')).toMatch(/^the link without text/);
});

it('names a thing that spans the page without a side', () => {
  const boxes = { desktop: { x: 0, y: 0, width: 1350, height: 940 }, mobile: null };
  expect(nodeName({ ...evidence, boxes, selector: 'body > div.glow' }, 'layer')).toBe(
    'the layer without text above the fold (div.glow)',
  );
});

it('counts those that look the same', () => {
  const named = { ...evidence, text: 'Next' };
  expect(nodeNames([evidence, named, { ...evidence, node: 2 }, named], 'button')).toBe(
    '2 buttons without text on the left 3 screens down (span in div.dots) and “Next”',
  );
});
