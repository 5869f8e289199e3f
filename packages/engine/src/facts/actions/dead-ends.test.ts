import { expect, it } from 'vitest';
import { observe } from '../observe.ts';
import { renderedSnapshot } from '../testing/snapshots.ts';

const words = '<p data-box="20 100 700 20">Boats by the day, with skipper or without, from two piers.</p>';

function snapshotOf(body: string, around = 'class="page"') {
  return renderedSnapshot(
    `<!doctype html><html lang="en"><body><div ${around}><main data-box="0 0 1350 800">${words}${body}</main></div></body></html>`,
  );
}

function ends(body: string, around?: string) {
  return observe(snapshotOf(body, around)).deadEnds.map(({ text, kind }) => `${kind}: ${text}`);
}

const at = 'data-box="20 200 200 40"';

it.each([
  [`<a href="#" class="btn" ${at}>See the boats</a>`, 'action: See the boats'],
  [`<a href="#" ${at}>Book now</a>`, 'action: Book now'],
  [`<a href="#" ${at}>Our piers</a>`, 'link: Our piers'],
  [`<a href="#" ${at}>06 28 04 64 27</a>`, 'contact: 06 28 04 64 27'],
  [`<a href="#" ${at}><i class="fab fa-facebook" ${at}></i></a>`, 'profile: facebook'],
  [`<button class="btn" ${at}>Claim</button>`, 'action: Claim'],
  [`<a href="javascript:void(0)" ${at}>Book now</a>`, 'action: Book now'],
  [`<a href="javascript: void 0;" class="btn" ${at}>See the boats</a>`, 'action: See the boats'],
  [`<a href="javascript:;" ${at}>Book now</a>`, 'action: Book now'],
  [`<a href="javascript:" ${at}>Book now</a>`, 'action: Book now'],
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
  `<a href="javascript:book()" ${at}>Book now</a>`,
  `<a href="javascript:void(0)" id="book" ${at}>Book now</a>`,
  `<a href="javascript:void(0)" onclick="book()" ${at}>Book now</a>`,
  `<a href="javascript:void(0)" ${at}>Our piers</a>`,
  `<a href="javascript:;" ${at}><i class="fab fa-facebook" ${at}></i></a>`,
])('leaves out %s', (body) => {
  expect(ends(body)).toEqual([]);
});

it('leaves it open where a framework draws the page', () => {
  expect(ends(`<button ${at}>Claim</button>`, 'id="root"')).toEqual([]);
});

it('believes an address that runs nothing where something around the link listens', () => {
  const snapshot = snapshotOf(`<a href="javascript:void(0)" ${at}>Book now</a>`);
  expect(observe(snapshot)).toMatchObject({
    deadEnds: [{ text: 'Book now', address: 'javascript:void(0)' }],
    primaryAction: { deadAddress: 'javascript:void(0)' },
  });
  for (const node of snapshot.desktop?.nodes ?? []) if (node.tag === 'body') node.clickable = true;
  expect(observe(snapshot)).toMatchObject({ deadEnds: [], primaryAction: { deadAddress: null } });
});
