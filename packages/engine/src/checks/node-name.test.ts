import { expect, it } from 'vitest';
import { nodeName } from './node-name.ts';

const evidence = {
  node: 1,
  selector: 'div.dots > span:nth-of-type(2)',
  text: '',
  boxes: { desktop: null, mobile: { x: 12.4, y: 2783.2, width: 12, height: 12 } },
};

it('names a thing by its words, else by its place, and never by its path in the code', () => {
  expect(nodeName({ ...evidence, text: 'Photo 2' }, 'button')).toBe('“Photo 2”');
  expect(nodeName(evidence, 'button')).toBe(
    'the button without words 2,783 px down and 12 px across the page',
  );
  expect(nodeName({ ...evidence, boxes: { desktop: null, mobile: null } }, 'button')).toBe(
    'a button without words',
  );
});
