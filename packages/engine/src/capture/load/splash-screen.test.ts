import { expect, test } from 'vitest';
import { capturePage } from '../../../fixtures/capture-page.ts';
import { availableBrowser } from '../browser/available-browser.ts';

const PAGE = `<!doctype html><html lang="en"><title>Dental clinic</title>
<style>
  .cover { position: fixed; inset: 0; z-index: 9; background: #024; color: #fff; transition: transform 300ms }
  .gone { transform: translateY(-100%) }
</style>
<div class="cover" role="status"><img alt="" width="90" height="90"><p>0%</p></div>
<h1>Healthy teeth in the middle of town, for all of your family</h1>
<p>Call us today, and see a dentist within the week. We have been here for thirty years.</p>
<script>
  const cover = document.querySelector('.cover');
  setTimeout(() => cover.classList.add('gone'), 1200);
  setTimeout(() => cover.remove(), 1500);
</script>`;

test.skipIf((await availableBrowser()) === null)(
  'a layer that shows how far the page has come is waited for',
  async () => {
    const { desktop, mobile } = await capturePage(PAGE);
    for (const view of [desktop, mobile]) {
      expect(view?.nodes.length).toBeGreaterThan(5);
      expect(view?.nodes.some(({ attributes }) => attributes.class?.includes('cover'))).toBe(false);
    }
  },
);
