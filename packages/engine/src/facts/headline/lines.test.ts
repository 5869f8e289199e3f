import { expect, it, vi } from 'vitest';
import { PageNode } from '../../page/node.ts';
import { PageModel } from '../../page/page-model.ts';
import { renderedSnapshot, staticSnapshot } from '../testing/snapshots.ts';
import { headlineFacts } from './headline.ts';
import { largestSize, lineOf, sameSize } from './lines.ts';

function pageOf(html: string): PageModel {
  return new PageModel(renderedSnapshot(html));
}

/** How often a node is looked at to find the headline. */
function looks(page: PageModel): number {
  const visible = vi.spyOn(PageNode.prototype, 'visible', 'get');
  headlineFacts(page, null);
  const { length } = visible.mock.calls;
  visible.mockRestore();
  return length;
}

it.each([
  ['one box', (texts: string) => `<div data-box="0 80 900 400" style="font-size: 30px">${texts}</div>`],
  [
    'one link',
    (texts: string) => `<p data-box="0 80 900 400"><a href="/x" style="font-size: 30px">${texts}</a></p>`,
  ],
  ['one heading', (texts: string) => `<h1 data-box="0 80 900 400">${texts}</h1>`],
])('looks at each of many texts in %s about as often as at each of few', (_, wrap) => {
  const [few = 0, many = 0] = [500, 2000].map((count) => looks(pageOf(wrap('boats <!---->'.repeat(count)))));
  expect(many).toBeGreaterThan(0);
  expect(many).toBeLessThan(4.5 * few);
});

it('takes the box whose words are of one size, and of mixed sizes those in a row', () => {
  const { main } = pageOf(`<section>
    <div id="one" data-box="0 80 900 60" style="font-size: 40px">Rent <b style="font-size: 41px">boats</b></div>
    <div data-box="0 200 900 60" style="font-size: 40px">By the hour <small style="font-size: 14px">from May</small></div>
  </section>`);
  const lineWith = (text: string) => {
    const node = main.nodes.find((each) => each.isText && each.source.text.includes(text));
    const line = node && lineOf(node, main);
    return line && main.textFrom(line.node, line.last);
  };
  expect(lineWith('boats')).toBe('Rent boats');
  expect(lineWith('By the hour')).toBe('By the hour');
});

it.each([
  ['words of about that size', 'Boats <b style="font-size: 41px">for rent</b>', true, 41],
  ['smaller words', 'Boats <small style="font-size: 14px">for rent</small>', false, 40],
  [
    'smaller words that aren’t shown',
    'Boats <small style="font-size: 14px; display: none">now</small>',
    true,
    40,
  ],
  ['larger words', 'Boats <b style="font-size: 60px">for rent</b>', false, 60],
  ['a button', 'Boats <button>Rent</button>', false, 40],
  ['a picture', 'Boats <img src="/boat.jpg">', false, 40],
  ['a paragraph', '<p>Boats</p>', false, 40],
  ['nothing', '', true, 40],
])('reads sizes in a box with %s', (_, html, isSame, largest) => {
  const { main } = pageOf(`<div id="box" data-box="0 80 900 60" style="font-size: 40px">${html}</div>`);
  const box = main.byId('box');
  if (!box) throw new Error('no box');
  expect([sameSize(box, main, 40), largestSize(box, main)]).toEqual([isSame, largest]);
});

it('finds a line without a browser, too', () => {
  const page = new PageModel(staticSnapshot(`<div class="hero-title">${'boats <!---->'.repeat(20)}</div>`));
  expect(headlineFacts(page, null).headlineNode?.names).toBe('hero-title');
});
