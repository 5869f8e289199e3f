import { expect, test } from 'vitest';
import { PageModel } from '../../../page/page-model.ts';
import { renderedSnapshot } from '../../testing/snapshots.ts';
import { headlineCandidates } from './candidates.ts';
import { chooseHeadline } from './headline.ts';

function chosen(body: string) {
  const { main } = new PageModel(
    renderedSnapshot(`<!doctype html><html lang="en"><body>${body}</body></html>`),
  );
  const names = { title: 'Boats for the day | Harbor', siteKey: 'harbor' };
  const choice = chooseHeadline(headlineCandidates(main, names.siteKey), main, names);
  return choice && { text: choice.item.text, reasons: choice.reasons };
}

const TITLE = '<h1 style="font-size:48px" data-box="20 100 900 60">Boats for the day</h1>';

test('a large heading at the top is the headline, for its size, its tag and its place', () => {
  const choice = chosen(`${TITLE}<h2 style="font-size:30px" data-box="20 300 900 40">Twelve piers</h2>`);
  expect(choice?.text).toBe('Boats for the day');
  expect(choice?.reasons).toHaveLength(3);
  expect(choice?.reasons).toEqual(expect.arrayContaining(['size', 'h1']));
});

test('a line among small print is none', () => {
  expect(chosen('<p style="font-size:15px" data-box="20 900 900 20">All boats are insured.</p>')).toBeNull();
});
