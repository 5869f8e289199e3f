import { expect, it } from 'vitest';
import { formFacts } from '../forms.ts';
import { readBody } from '../testing/read.ts';

it('a box that only its placeholder calls a search is none that asks for data', () => {
  const box =
    '<div><h2>Madhura</h2><input type="text" id="box" placeholder="Search..."><button>Go</button></div>';
  expect(formFacts(readBody(box))).toEqual([]);
});
