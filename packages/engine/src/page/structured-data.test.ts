import { afterEach, expect, test, vi } from 'vitest';
import { documentFacts } from '../facts/document/document.ts';
import { FactContext } from '../facts/fact-context.ts';
import { observe } from '../facts/observe.ts';
import { staticSnapshot } from '../facts/testing/snapshots.ts';
import { PageModel } from './page-model.ts';
import { PageView } from './view.ts';

const itemsOn = (body: string) => new PageModel(staticSnapshot(`<!doctype html><body>${body}`)).structured;
const jsonLd = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

afterEach(() => vi.restoreAllMocks());

test('items of microdata have their own properties, and hold those that are properties of theirs', () => {
  const [product, offer, person] = itemsOn(`<div itemscope itemtype="https://schema.org/Product">
    <h1 itemprop="name">Kelp soap</h1>
    <p itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="6"></p>
    <p itemscope itemtype="https://schema.org/Person"><b itemprop="name jobTitle">Ada</b></p>
    <p itemprop="name">Second name</p></div>`);
  expect(offer).toMatchObject({ type: 'Offer', name: null, properties: { price: '6' } });
  expect(product).toEqual({
    type: 'Product',
    name: 'Kelp soap',
    mentioned: false,
    properties: { name: 'Kelp soap', offers: offer?.properties },
  });
  expect(person).toMatchObject({ name: 'Ada', properties: { name: 'Ada', jobTitle: 'Ada' } });
});

test('each property of many items within one another is read once', () => {
  const everyText = vi.spyOn(PageView.prototype, 'everyText');
  const scopes = '<div itemscope itemtype="https://schema.org/Product">'.repeat(100);
  const page = new PageModel(
    staticSnapshot(`<!doctype html><body>${scopes}${'<b itemprop="name">Soap</b>'.repeat(20)}`),
  );
  expect(documentFacts(page).structured).toHaveLength(100);
  expect(new FactContext(page, null).structured).toHaveLength(100);
  expect(everyText).toHaveBeenCalledTimes(20);
});

test('properties nest no deeper than a person would write them', () => {
  const [outermost] = itemsOn('<div itemprop="part" itemscope itemtype="Thing">'.repeat(100));
  expect(JSON.stringify(outermost).match(/"part"/g)).toHaveLength(7);
});

test('what a page marks as a property is kept as far as a person would write it', () => {
  const article = '<p>All about soap.</p>'.repeat(500);
  const [item] = itemsOn(`<div itemscope itemtype="Article"><div itemprop="name">${article}</div></div>`);
  expect(item?.name).toHaveLength(1_000);
});

test('the facts of a page hold no more for each item than what it is', () => {
  const many = { '@type': Array.from({ length: 500 }, (_, index) => `Thing${index}`) };
  const long = 'soap '.repeat(20_000);
  const page = staticSnapshot(
    `<!doctype html>${jsonLd({ ...many, name: long, description: long })}<h1>Soap</h1>`,
  );
  const { structured } = observe(page).document;
  expect(structured[0]).toEqual({ type: 'Thing0', name: long.slice(0, 1_000), mentioned: false });
  expect(JSON.stringify(structured).length).toBeLessThan(1_000_000);
});
