import { describe, expect, test } from 'vitest';
import { renderedSnapshot, staticSnapshot } from '../facts/testing/snapshots.ts';
import type { PageNode } from './node.ts';
import { PageModel } from './page-model.ts';

function rendered(html: string): PageModel {
  return new PageModel(renderedSnapshot(`<!doctype html><body>${html}</body>`));
}

function one(page: PageModel, id: string): PageNode {
  const node = page.main.byId(id);
  if (!node) throw new Error(`no #${id}`);
  return node;
}

describe('visibility', () => {
  test.each([
    ['not-rendered', '<p id=n style="display:none">x</p>'],
    ['invisible', '<p id=n style="visibility:hidden">x</p>'],
    ['transparent', '<p id=n style="opacity:0;position:absolute">x</p>'],
    ['off-canvas', '<p id=n style="position:fixed" data-box="-320 0 300 900">x</p>'],
    ['off-canvas', '<p id=n style="position:fixed" data-box="1360 0 300 900">x</p>'],
    [
      'clipped',
      '<div style="overflow-y:hidden" data-box="0 0 300 0"><p id=n data-box="0 0 300 80">x</p></div>',
    ],
    ['clipped', '<p id=n style="position:absolute;clip:rect(0px, 0px, 0px, 0px)" data-box="0 0 1 1">x</p>'],
    ['folded', '<details><summary>q</summary><p id=n>x</p></details>'],
  ])('%s', (reason, html) => {
    const page = rendered(html);
    expect(one(page, 'n').hidden).toBe(reason);
    expect(page.main.text(one(page, 'n'))).toBe('');
  });

  test('a heading that is moved onto its neighbor until it fades in is seen', () => {
    const page =
      rendered(`<div id=n data-aos="fade-up" style="opacity:0" data-box="0 1100 900 60">Prices</div>
      <div data-box="0 1080 900 400">From 20</div>`);
    expect(one(page, 'n').visible).toBe(true);
  });

  test('a section that waits to fade in is seen', () => {
    const page = rendered(
      '<section id=n style="opacity:0;transform:matrix(1, 0, 0, 1, 0, 30)" data-box="0 900 1350 300"><p>Later</p></section>',
    );
    expect(one(page, 'n').visible).toBe(true);
    expect(page.main.content).toContain('Later');
  });

  test('a section that stays transparent in its place is not seen', () => {
    const page = rendered('<section id=n style="opacity:0" data-box="0 900 1350 300"><p>Never</p></section>');
    expect(one(page, 'n').visible).toBe(false);
    expect(page.main.content).not.toContain('Never');
  });

  test('of the slides of a fading slider only the opaque one is seen', () => {
    const page = rendered(
      '<div id=a data-box="0 0 900 400">One</div><div id=b style="opacity:0;position:relative" data-box="0 0 900 400">Two</div>',
    );
    expect(one(page, 'a').visible).toBe(true);
    expect(one(page, 'b').hidden).toBe('transparent');
  });

  test.each([
    ['the screen', '0 0 1350 940', null],
    ['a part of it', '0 0 600 400', 'clipped'],
  ])('what a box that scrolls and fills %s holds further down', (_what, box, hidden) => {
    const page = rendered(
      `<div style="overflow-x:hidden;overflow-y:hidden" data-box="0 0 1350 940"><div style="overflow-x:auto;overflow-y:auto" data-box="${box}"><p id=n data-box="0 1400 300 80">x</p></div></div>`,
    );
    expect(one(page, 'n').children[0]?.hidden).toBe(hidden);
  });

  test('what an absolutely positioned box shows outside of a clipping ancestor is seen', () => {
    const page = rendered(
      '<div style="overflow-x:hidden;overflow-y:hidden" data-box="0 0 100 40"><p id=n style="position:absolute" data-box="0 200 100 40">x</p></div>',
    );
    expect(one(page, 'n').visible).toBe(true);
  });

  test('a container without size shows what it holds', () => {
    const page = rendered(
      '<div id=n data-box="0 0 0 0"><p style="position:absolute" data-box="10 10 90 20">x</p></div>',
    );
    expect(one(page, 'n').visible).toBe(true);
  });
});

describe('text', () => {
  test('breaks and blocks separate words, inline elements do not', () => {
    const page = new PageModel(
      staticSnapshot('<div id=n>Rent<br>a <b>bo</b>at<p>today</p><script>no()</script></div>'),
    );
    expect(page.main.text(one(page, 'n'))).toBe('Rent a boat today');
    expect(page.main.lines(one(page, 'n'))).toEqual(['Rent', 'a boat', 'today']);
  });

  test('letters in boxes of their own are one word where they touch', () => {
    const letters = [...'Boat'].map(
      (letter, i) => `<span style="display:inline-block" data-box="${i * 10} 0 10 20">${letter}</span>`,
    );
    const next = '<span style="display:inline-block" data-box="46 0 10 20">A</span>';
    const page = rendered(`<h1 id=n>${letters.join('')}${next}</h1>`);
    expect(page.main.text(one(page, 'n'))).toBe('Boat A');
  });

  test('keeps the letters of the source and counts hidden parts only when asked', () => {
    const page = rendered(
      '<div id=n style="text-transform:uppercase">Menu<p style="display:none">Prices</p></div>',
    );
    expect(page.main.text(one(page, 'n'))).toBe('Menu');
    expect(page.main.everyText(one(page, 'n'))).toBe('Menu Prices');
  });
});

describe('places', () => {
  test('stacked parts with headings are sections, cards side by side are one', () => {
    const page = rendered(`
      <div id=a data-box="0 0 1350 600"><h1>Boats</h1><p>Rent one</p></div>
      <div id=b data-box="0 600 1350 500"><h2>Kinds</h2>
        <div id=c data-box="0 700 400 300"><h3>Sail</h3></div><div id=d data-box="450 700 400 300"><h3>Row</h3></div></div>
      <div id=e data-box="0 1100 1350 500"><h2>Prices</h2><p>From 20</p></div>`);
    const section = (id: string) => one(page, id).section?.index;
    expect(new Set([section('a'), section('b'), section('e')]).size).toBe(3);
    expect(section('c')).toBe(section('d'));
    expect(page.main.near(one(page, 'c'), one(page, 'd'))).toBe(true);
    expect(page.main.near(one(page, 'a'), one(page, 'e'))).toBe(false);
  });

  test('a bar at the top is the header, a tall header element is the hero', () => {
    const page = rendered(`
      <nav id=nav data-box="0 0 1350 70"><a href=/a data-box="0 0 80 70">A</a></nav>
      <header id=hero data-box="0 70 1350 700"><h1>Boats</h1></header>
      <div id=main data-box="0 800 1350 900"><h2>Kinds</h2></div>
      <footer id=foot data-box="0 1700 1350 200">Imprint</footer>`);
    expect(['nav', 'hero', 'main', 'foot'].map((id) => one(page, id).region)).toEqual([
      'header',
      'hero',
      'main',
      'footer',
    ]);
  });

  test('evidence carries the boxes of both viewports and a selector that finds one node', () => {
    const page = rendered(
      '<main><ul><li>One</li><li><a href="/b" data-box="10 20 90 30" data-mobile-box="5 60 80 40">Two</a></li></ul></main>',
    );
    const link = page.main.tagged('a')[0];
    expect(link && page.evidence(link)).toMatchObject({
      selector: 'body > main > ul > li:nth-of-type(2) > a',
      text: 'Two',
      boxes: {
        desktop: { x: 10, y: 20, width: 90, height: 30 },
        mobile: { x: 5, y: 60, width: 80, height: 40 },
      },
    });
  });

  test('a node that mobile does not show has no box there', () => {
    const page = rendered('<a id=n href="/b" data-box="10 20 90 30" data-mobile-box="none">Two</a>');
    expect(page.evidence(one(page, 'n')).boxes.mobile).toBeNull();
  });

  test('static mode has regions and words and no boxes', () => {
    const page = new PageModel(
      staticSnapshot('<header><nav><a href=/>Boats</a></nav></header><main><h1 id=n>Rent a boat</h1></main>'),
    );
    expect(page.evidence(one(page, 'n'))).toMatchObject({
      text: 'Rent a boat',
      boxes: { desktop: null, mobile: null },
    });
    expect(page.main.tagged('nav')[0]?.region).toBe('header');
    expect(one(page, 'n').region).toBe('hero');
  });
});

describe('ground', () => {
  test('is the nearest opaque color, half-transparent ones laid over it', () => {
    const page = rendered(
      '<div style="background-color:rgb(0, 0, 0)"><div id=n style="background-color:rgba(255, 255, 255, 0.5)">x</div></div>',
    );
    expect(page.main.background(one(page, 'n'))?.r).toBeCloseTo(0.5);
  });

  test('is unknown over a picture that lies behind without being an ancestor', () => {
    const page = rendered(
      '<img src=a.jpg data-box="0 0 1350 600"><h1 id=n style="position:absolute" data-box="100 100 400 60">x</h1>',
    );
    expect(page.main.background(one(page, 'n'))).toBeNull();
  });
});

test('takes linear time on a long page', () => {
  const rows = (count: number) =>
    Array.from(
      { length: count },
      (_, i) =>
        `<div data-box="0 ${i * 30} 1350 30"><p>Words of row ${i}</p><a href="/${i}">Link ${i}</a></div>`,
    ).join('');
  const time = (count: number): number => {
    const snapshot = renderedSnapshot(`<!doctype html><body>${rows(count)}</body>`);
    // The thread's own time: on a busy machine the clock also counts what other programs did.
    const start = process.threadCpuUsage();
    const page = new PageModel(snapshot);
    for (const link of page.main.tagged('a')) page.evidence(link);
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000;
  };
  time(1000);
  // Ten times the nodes may take ten times as long, with room for collected memory; a square would take 100.
  expect(time(10_000)).toBeLessThan(40 * Math.max(time(1000), 8));
}, 60_000);
