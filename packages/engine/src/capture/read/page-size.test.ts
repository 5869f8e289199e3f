import { expect, it } from 'vitest';
import { nodesOfHtml } from './html-nodes.ts';

const read = (html: string) => {
  const { nodes, truncated } = nodesOfHtml(html);
  return { truncated, elements: nodes.filter(({ tag }) => tag === 'p').length };
};

it('keeps a long page whole', () => {
  const page = `<p class="${'w-1 '.repeat(40)}">A line of a long page.</p>`.repeat(5_000);
  expect(read(page)).toEqual({ truncated: false, elements: 5_000 });
});

it('reads no more text of one page than people write, and says so', () => {
  const { truncated, elements } = read(`<p>${'word '.repeat(8_000)}</p>`.repeat(200));
  expect(truncated).toBe(true);
  expect(elements).toBeLessThan(60);
});

it('reads no more attributes of one page than people write, and says so', () => {
  const { truncated, elements } = read(`<p title="${'x'.repeat(4_000)}">a</p>`.repeat(8_000));
  expect(truncated).toBe(true);
  expect(elements).toBeLessThan(5_200);
});

it('keeps the first attributes of an element that has thousands', () => {
  const { nodes } = nodesOfHtml(
    `<p ${Array.from({ length: 3_000 }, (_, at) => `data-${at}`).join(' ')}>a</p>`,
  );
  const [paragraph] = nodes.filter(({ tag }) => tag === 'p');
  expect(Object.keys(paragraph?.attributes ?? {})).toHaveLength(200);
});
