import { expect, it } from 'vitest';
import { renderedSnapshot, staticSnapshot } from '../../../facts/testing/snapshots.ts';
import { PageModel } from '../../../page/page-model.ts';
import { outlineOf } from './outline.ts';

const linesOf = (snapshot: ReturnType<typeof staticSnapshot>) =>
  outlineOf(new PageModel(snapshot)).map(({ role, words }) => `${role}: ${words}`);

it('lists what visitors see, each text once, in reading order', () => {
  const lines = linesOf(
    staticSnapshot(`<body><header><a href="/">Harbor</a><nav><a href="/prices">Prices</a></nav></header>
<main><h1>Boats <b>for</b> docks</h1><div>Loose words<p>A paragraph with <a href="/terms">terms</a>.</p></div>
<ul><li>First</li></ul><table><tr><td>$49</td></tr></table><p hidden>Hidden</p><script>var a</script>
<form><label>Mail <input type="email" required placeholder="you@dock.test"></label><input type="hidden" name="t">
<input type="submit" value="Send"></form><details><summary>More?</summary></details></main></body>`),
  );
  expect(lines.map((line) => line.replace(/^\w+ /, ''))).toEqual([
    'link: Harbor',
    'link: Prices',
    'h1: Boats for docks',
    'text: Loose words',
    'text: A paragraph with terms.',
    'link: terms',
    'item: First',
    'cell: $49',
    'text: Mail',
    'email field, required: you@dock.test',
    'button: Send',
    'button to unfold: More?',
  ]);
});

it('lists the parts of a linked card, and pictures but not icons', () => {
  const lines = linesOf(
    renderedSnapshot(`<body data-box="0 0 1350 900"><a href="/dock" data-box="0 0 400 400">
<img alt="A dock" data-box="0 0 400 200"><img alt="star" data-box="0 210 16 16">
<h3 data-box="0 230 400 30">North dock</h3>
<p data-box="0 270 400 60">Forty berths, water and power, open day and night for boats up to twelve meters long.</p></a></body>`),
  );
  expect(lines.map((line) => line.replace(/^\w+ /, ''))).toEqual([
    'picture: A dock',
    'h3: North dock',
    'text: Forty berths, water and power, open day and night for boats up to twelve meters long.',
  ]);
});

it('has the boxes of both devices, and what only phones show last', () => {
  const nodes = outlineOf(
    new PageModel(
      renderedSnapshot(`<body data-box="0 0 1350 900"><button data-box="none" data-mobile-box="300 10 60 40">Menu</button>
<h1 data-box="40 100 600 60" data-mobile-box="20 80 350 90">Boats</h1></body>`),
    ),
  );
  const [headline] = nodes;
  expect(headline?.boxes).toEqual({
    desktop: { x: 40, y: 100, width: 600, height: 60 },
    mobile: { x: 20, y: 80, width: 350, height: 90 },
  });
  expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
});

it('takes linear time on a page of many nested elements', () => {
  const deep = `${'<div>'.repeat(400)}${'<p>Word</p>'.repeat(4_000)}${'</div>'.repeat(400)}`;
  const model = new PageModel(staticSnapshot(`<body>${deep}</body>`));
  const beganAt = performance.now();
  expect(outlineOf(model)).toHaveLength(4_000);
  expect(performance.now() - beganAt).toBeLessThan(3_000);
});
