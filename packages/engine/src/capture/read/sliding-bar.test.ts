import { expect, test } from 'vitest';
import { capturePage } from '../../../fixtures/capture-page.ts';
import { availableBrowser } from '../browser/available-browser.ts';

const PAGE = `<!doctype html><html lang="en"><title>Harbor tours</title>
<style>
  #bar { height: 50px; background: #fff }
  .stuck { position: fixed; left: 0; right: 0; top: 0; animation: in 500ms }
  .stuck.leaving { animation: out 500ms forwards }
  @keyframes in { from { top: -60px } }
  @keyframes out { to { visibility: hidden; transform: translateY(-100%) } }
</style>
<div><div><header id="bar"><a href="#boats">Our boats</a></header></div></div>
<h1>Two hours on the water, every evening from April to October</h1>
<p id="boats" style="margin-bottom:4000px">Bring a jacket, we bring the boat, the skipper and the tea.</p>
<script>
  const bar = document.getElementById('bar');
  addEventListener('scroll', () => {
    if (scrollY > 200) return bar.classList.add('stuck');
    if (!bar.classList.contains('stuck')) return;
    bar.classList.add('leaving');
    setTimeout(() => bar.classList.remove('stuck', 'leaving'), 150);
  });
</script>`;

test.skipIf((await availableBrowser()) === null)(
  'a bar that slides in once the page is scrolled stays on the screen, and is read where it stands at first',
  async () => {
    const { desktop } = await capturePage(PAGE);
    const bar = desktop?.nodes.findIndex(({ tag }) => tag === 'header') ?? -1;
    expect(desktop?.pinned).toEqual([{ node: bar, box: { x: 0, y: 0, width: 1350, height: 50 } }]);
    const style = desktop?.styles[desktop.nodes[bar]?.style ?? -1];
    expect(style).toMatchObject({ position: 'static', visibility: 'visible' });
  },
);
