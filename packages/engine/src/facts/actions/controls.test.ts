import { expect, it, vi } from 'vitest';
import { PageModel } from '../../page/page-model.ts';
import { observe } from '../observe.ts';
import { renderedSnapshot } from '../testing/snapshots.ts';
import { controlCount, controlsOf, controlsWithin } from './controls.ts';

it('counts the controls in a box', () => {
  const { main } = new PageModel(
    renderedSnapshot(
      '<a href="/a">A</a><div id="box"><a href="/b">B</a><button>C</button></div><p id="none">D</p><a href="/e">E</a>',
    ),
  );
  const count = (id: string) => {
    const box = main.byId(id);
    return box && [controlCount(box, main), controlsWithin(box, main).map(({ text }) => text)];
  };
  expect(controlsOf(main)).toHaveLength(4);
  expect(count('box')).toEqual([2, ['B', 'C']]);
  expect(count('none')).toEqual([0, []]);
});

/** How many members the lists have that are cut out of others while a page with so many links in one box is read. */
function copied(links: number): number {
  const html = `<p data-box="0 80 900 900">${'<a href="/x">Read more</a> '.repeat(links)}</p>`;
  const page = renderedSnapshot(html);
  const slice = vi.spyOn(Array.prototype, 'slice');
  observe(page);
  const members = slice.mock.results.reduce((sum, { value }) => sum + value.length, 0);
  slice.mockRestore();
  return members;
}

it('copies no list of all links for each link', () => {
  expect(copied(1200)).toBeLessThan(4 * copied(400));
});
