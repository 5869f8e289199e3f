import { expect, it } from 'vitest';
import { observe } from '../observe.ts';
import { renderedSnapshot } from '../testing/snapshots.ts';
import type { Presence } from '../types/common.ts';

function page(body: string, around = 'class="page"') {
  const words = '<p data-box="20 100 700 20">Boats by the day, with skipper or without, from two piers.</p>';
  return observe(
    renderedSnapshot(
      `<!doctype html><html lang="en"><body><div ${around}><main data-box="0 0 1350 800">${words}</main><footer data-box="0 900 1350 90">${body}</footer></div></body></html>`,
    ),
  ).trust.privacyPolicy;
}

const leads = ({ present, unlinked }: Presence): boolean => present === true && unlinked === undefined;

const link = (given: string) => `<a ${given} data-box="20 920 90 20">Privacy policy</a>`;

it.each(['href="#"', 'href=""', 'href="#privacy-text" id="p1"', 'href="#%E0"'])(
  'leads nowhere: %s',
  (given) => {
    expect(page(link(given))).toMatchObject({
      present: true,
      unlinked: [{ evidence: { text: 'Privacy policy' } }],
    });
  },
);

it.each([
  'href="/privacy"',
  'href="#here" class="x"',
  'href="#" onclick="show()"',
  'href="#" class="open-privacy"',
  'href="#" data-target="p"',
  'href="#/privacy"',
])('leads somewhere, or may: %s', (given) => {
  expect(leads(page(`${link(given)}<p id="here" data-box="20 950 90 20">Ours</p>`))).toBe(true);
});

it('leaves it open where a framework draws the page', () => {
  expect(leads(page(link('href="#"'), 'id="root"'))).toBe(true);
});

it('is beside the point where another link leads to it', () => {
  const both = `${link('href="#"')}<a href="/privacy" data-box="20 960 90 20">Privacy policy</a>`;
  expect(leads(page(both))).toBe(true);
});

it('sees the words that are no link', () => {
  const plain = '<p data-box="20 920 300 20">Imprint · Privacy policy · Terms</p>';
  expect(page(plain)).toMatchObject({ present: false, unlinked: [{ address: null }] });
  expect(page('<p data-box="20 920 300 20">Nothing of that</p>').unlinked).toBeUndefined();
});
