import { expect, test } from 'vitest';
import { capturePage } from '../../../fixtures/capture-page.ts';
import { availableBrowser } from '../browser/available-browser.ts';

const PAGE = `<!doctype html><html lang="en"><title>Harbor tours</title>
<h1>Two hours on the water, every evening from April to October</h1>
<p>Bring a jacket, we bring the boat, the skipper and the tea.</p>
<div style="height:2000px"></div>
<p style="font-size:90px">The largest text of all stands where nobody sees it without scrolling down</p>`;

test.skipIf((await availableBrowser()) === null)(
  'the largest element is one of the first screen',
  async () => {
    const { desktop } = await capturePage(PAGE);
    const node = desktop?.nodes[desktop.vitals?.lcpNode ?? -1];
    expect(node?.tag).toBe('h1');
  },
);
