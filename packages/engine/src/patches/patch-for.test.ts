import { patchSchema } from '@liftmark/contract/patches';
import type { ConversionReport } from '@liftmark/contract/report';
import { beforeAll, describe, expect, test } from 'vitest';
import { capturePage } from '../../fixtures/capture-page.ts';
import { availableBrowser } from '../capture/browser/available-browser.ts';
import { judge } from '../pipeline/judge.ts';

const COPY = `We repair washing machines in Graz at your home within 24 hours, with parts for every usual brand.
  Every repair comes with a two-year guarantee, and you pay only once the machine runs again.`;

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Washing machine repair in Graz | Huber</title>
<style>
  body { font: 16px/1.5 sans-serif; margin: 0 40px; color: #222 }
  .pale { color: #bbb }
  a.cta { display: inline-block; padding: 12px 24px; background: #f2f2f2; color: #333; border-radius: 6px }
  .far { margin-top: 2600px }
</style></head><body>
<main>
  <h1>Welcome</h1>
  <p>${COPY}</p>
  <p><a class="cta" href="#request">Submit</a></p>
  <p class="pale">Our mechanics come to every district of the town, also on Saturdays, and call you before they leave.</p>
  <figure><img src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='300' height='200'%3E%3Crect width='300' height='200' fill='teal'/%3E%3C/svg%3E" width="300" height="200">
    <figcaption>Our van in front of the workshop</figcaption></figure>
  <form id="request" action="/send" method="post">
    <h2>Request a repair</h2>
    <input type="text" name="name" placeholder="Your name">
    <input type="email" name="mail" placeholder="Your email">
    <label><input type="checkbox" name="newsletter" checked> Send me your newsletter</label>
    <textarea name="message" placeholder="What is broken?"></textarea>
    <button>Request a repair</button>
  </form>
  <p><a href="#">Book a mechanic</a> and <a href="#request">Request a repair</a></p>
  <section class="far"><h2>What our customers say</h2>
    <blockquote><p>“The machine ran again after an hour, and the price was exactly the one he had told us.”</p>
    <cite>Anna Berger, Graz</cite></blockquote></section>
</main>
<footer><p>Huber, Annenstraße 12, 8020 Graz. <a href="/privacy">Privacy policy</a> <a href="/imprint">Imprint</a></p></footer>
</body></html>`;

describe.skipIf((await availableBrowser()) === null)('patches from findings', { timeout: 60_000 }, () => {
  let report: ConversionReport;
  beforeAll(async () => {
    report = judge(await capturePage(PAGE));
  });

  const patches = () => report.recommendations.flatMap(({ patch }) => patch ?? []);
  const operations = () => patches().flatMap((patch) => patch.operations);

  test('each is valid, names only checks that its recommendation answers, and claims nothing for a placeholder', () => {
    expect(patches().length).toBeGreaterThan(4);
    for (const { patch, checks } of report.recommendations) {
      if (patch === undefined) continue;
      expect(patchSchema.safeParse(patch).error).toBeUndefined();
      expect(checks).toEqual(expect.arrayContaining(patch.checks));
      if (patch.placeholder) expect(patch.checks).toEqual([]);
    }
  });

  test('the same snapshot gives the same patches', async () => {
    const snapshot = await capturePage(PAGE);
    expect(judge(snapshot).recommendations).toEqual(judge(snapshot).recommendations);
  });

  test('a greeting becomes a headline in the page’s own words', () => {
    expect(operations()).toContainEqual(
      expect.objectContaining({
        operation: 'setText',
        before: 'Welcome',
        target: expect.objectContaining({ tag: 'h1' }),
      }),
    );
  });

  test('fields get the labels that their placeholders say, and the box is unticked', () => {
    const labels = operations().flatMap((each) =>
      each.operation === 'insert' && each.content.block === 'formLabel' ? [each.content.text] : [],
    );
    expect(labels).toEqual(['Your name', 'Your email', 'What is broken?']);
    expect(operations()).toContainEqual(
      expect.objectContaining({ operation: 'setAttribute', name: 'checked', value: null }),
    );
    expect(operations()).toContainEqual(
      expect.objectContaining({ operation: 'setAttribute', name: 'autocomplete', value: 'email' }),
    );
  });

  test('the page gets a viewport that visitors can zoom', () => {
    expect(operations()).toContainEqual({
      operation: 'setMeta',
      name: 'viewport',
      before: null,
      content: 'width=device-width, initial-scale=1',
    });
  });

  test('an image is described by its caption alone', () => {
    expect(operations()).toContainEqual(
      expect.objectContaining({ name: 'alt', value: 'Our van in front of the workshop' }),
    );
  });
});
