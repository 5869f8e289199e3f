import { expect, it } from 'vitest';
import { wordsFor } from '../language/words-for.ts';
import { backgroundOf, Pictures } from '../page/background.ts';
import { PageModel } from '../page/page-model.ts';
import { textBlocks } from './content/paragraphs.ts';
import type { FactContext } from './fact-context.ts';
import { labelOf } from './forms/field-label.ts';
import { pricesOf } from './offer/prices.ts';
import { consentRoot } from './overlays/overlays.ts';
import { voicesOf } from './proof/testimonials.ts';
import { readBody } from './testing/read.ts';
import { renderedSnapshot } from './testing/snapshots.ts';
import { linkedText } from './trust/links.ts';
import { urgencyFacts } from './urgency/urgency.ts';

/** Pages of many alike parts, each read within a time that grows with them, and not with their square. */

const many = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join('');

const rendered = (html: string): PageModel => new PageModel(renderedSnapshot(`<!doctype html><body>${html}`));

/** The thread's own time: on a busy machine the clock also counts what other programs did. */
function cpuMs(work: () => unknown): number {
  const start = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

it('reads blocks with words of their box between them', () => {
  const { view } = readBody(
    many(4_000, (index) => `<p>A plan for week ${index} of the year</p><a href="/${index}">Open</a>`),
  );
  expect(cpuMs(() => expect(textBlocks(view)).toHaveLength(4_000))).toBeLessThan(1_500);
});

it('tells the layers of a page from its ground', () => {
  const page = rendered(
    many(
      4_000,
      (index) =>
        `<div style="position:fixed;z-index:9" data-box="0 0 300 80">Note</div><p data-box="0 ${900 + index * 20} 900 20">Line</p>`,
    ),
  );
  expect(page.main.nodes.length).toBeGreaterThan(16_000);
  expect(cpuMs(() => consentRoot(page.main, wordsFor('en')))).toBeLessThan(250);
});

it('looks among many links for one to each legal text that a footer names', () => {
  const context = readBody(
    `</main><footer>${many(4_000, (index) => `Privacy policy <p>${index}</p> <a href="/${index}">Tea no ${index}</a> `)}</footer>`,
  );
  const words = wordsFor('en');
  const find = () => linkedText(context, words?.links.privacy ?? null, /privacy/, 'privacy');
  expect(cpuMs(() => expect(find().unlinked).toHaveLength(3))).toBeLessThan(2_500);
});

it('looks beside each voice of a long row for slides that wait', () => {
  const context = readBody(
    `<h2>What our customers say</h2>${many(
      12_000,
      (index) =>
        `<div class="card voice"><p>“It saves us ${index} hours a week and we love it.” – Anna Lee, CEO at Tern ${index}</p></div>`,
    )}`,
  );
  expect(context.blocks).not.toEqual([]);
  expect(cpuMs(() => expect(voicesOf(context).testimonials).toHaveLength(200))).toBeLessThan(500);
});

it('reads the prices of a box that holds hundreds', () => {
  const context = readBody(
    many(1_500, (index) => `<p>A plan for ${index} weeks helps teams.</p><b>$${index}.99</b>`),
  );
  expect(context.blocks).not.toEqual([]);
  expect(cpuMs(() => expect(pricesOf(context)).toHaveLength(300))).toBeLessThan(400);
});

it('asks a box of many lines once for what is struck through, portrayed or marked in it', () => {
  const context = readBody(
    many(
      8_000,
      (index) => `<p>Helps team ${index} for a week.</p>From $${index} a month, billed by the year `,
    ),
  );
  expect(context.blocks).not.toEqual([]);
  expect(cpuMs(() => expect(urgencyFacts(context).struckPrices).toEqual([]))).toBeLessThan(1_000);
  expect(cpuMs(() => expect(voicesOf(context).testimonials).toEqual([]))).toBeLessThan(1_000);
});

/** How much longer eight times the parts take; a square would take 64 times as long. */
function growth(work: (parts: number) => () => unknown): number {
  cpuMs(work(500));
  return cpuMs(work(8_000)) / Math.max(cpuMs(work(1_000)), 4);
}

it('looks for a picture behind each of many texts beside one heap of pictures', () => {
  const picture = '<img src="/a.png" data-box="600 0 300 200">';
  const heap = (parts: number) => {
    const page = rendered(
      many(parts, () => `${picture}<p data-box="10 10 200 20">Words beside a picture</p>`),
    );
    const texts = page.main.tagged('p');
    const pictures = new Pictures(page.main.nodes);
    return () => texts.map((text) => backgroundOf(text, pictures));
  };
  expect(growth(heap)).toBeLessThan(24);
});

it('still finds the picture behind a text in a crowded row', () => {
  const page = rendered(
    `${many(200, (index) => `<img src="/${index}.png" data-box="${45 * (index % 28)} ${20 * Math.floor(index / 28)} 40 20">`)}
    <p data-box="${45 * 27} 0 40 20">Words</p><p data-box="0 900 40 20">Words</p>`,
  );
  const pictures = new Pictures(page.main.nodes);
  const [on, beside] = page.main.tagged('p');
  expect(on && backgroundOf(on, pictures)).toBeNull();
  expect(beside && backgroundOf(beside, pictures)).not.toBeNull();
});

it('names many fields that each name all of them', () => {
  const fields = (parts: number) => {
    const { view, ...context } = readBody(
      `<form id="all">${many(parts, (index) => `<p>Part ${index}</p><input type="text" aria-labelledby="all">`)}</form>`,
    );
    const inputs = view.tagged('input');
    return () => inputs.map((input) => labelOf(input, { ...context, view } as FactContext).text);
  };
  expect(growth(fields)).toBeLessThan(24);
});
