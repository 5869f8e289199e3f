import { expect, it } from 'vitest';
import { observe } from '../observe.ts';
import { renderedSnapshot } from '../testing/snapshots.ts';

function ends(body: string, around = 'class="page"') {
  const words = '<p data-box="20 100 700 20">Boats by the day, with skipper or without, from two piers.</p>';
  return observe(
    renderedSnapshot(
      `<!doctype html><html lang="en"><body><div ${around}><main data-box="0 0 1350 800">${words}${body}</main></div></body></html>`,
    ),
  ).deadEnds.map(({ text, kind }) => `${kind}: ${text}`);
}

const at = 'data-box="20 200 200 40"';

it.each([
  [`<a href="#" class="btn" ${at}>See the boats</a>`, 'action: See the boats'],
  [`<a href="#" ${at}>Book now</a>`, 'action: Book now'],
  [`<a href="#" ${at}>Our piers</a>`, 'link: Our piers'],
  [`<a href="#" ${at}>06 28 04 64 27</a>`, 'contact: 06 28 04 64 27'],
  [`<a href="#" ${at}><i class="fab fa-facebook" ${at}></i></a>`, 'profile: facebook'],
  [`<button class="btn" ${at}>Claim</button>`, 'action: Claim'],
])('sees %s', (body, seen) => {
  expect(ends(body)).toEqual([seen]);
});

it.each([
  `<a href="/boats" ${at}>See the boats</a>`,
  `<a href="#" id="chat" ${at}>WhatsApp</a>`,
  `<a href="#" class="logo" ${at}>Pier One</a>`,
  `<a href="#" aria-current="page" ${at}>Prices</a>`,
  `<li ${at}><a href="#" ${at}>Boats</a><ul style="display:none"><li>Small</li></ul></li>`,
  `<form ${at}><input name="q" ${at}><button ${at}>Send</button></form>`,
  `<button onclick="claim()" ${at}>Claim</button>`,
  `<button id="claim" ${at}>Claim</button>`,
])('leaves out %s', (body) => {
  expect(ends(body)).toEqual([]);
});

it('leaves it open where a framework draws the page', () => {
  expect(ends(`<button ${at}>Claim</button>`, 'id="root"')).toEqual([]);
});
