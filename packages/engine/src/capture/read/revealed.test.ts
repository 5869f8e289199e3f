import { describe, expect, test } from 'vitest';
import { capturePage } from '../../../fixtures/capture-page.ts';
import { availableBrowser } from '../browser/available-browser.ts';

const page = (script: string) => `<!doctype html><html lang="en"><title>Harbor tours</title>
<style>
  section { min-height: 300px; margin-bottom: 700px }
  .late { opacity: 0; transform: translateY(26px); transition: opacity 600ms 150ms, transform 600ms }
  .late.seen { opacity: 1; transform: none }
</style>
<h1>Two hours on the water, every evening from April to October</h1>
<p>Bring a jacket, we bring the boat, the skipper and the tea. Boats leave from the old pier.</p>
${['Boats', 'Prices', 'Skippers', 'Tea', 'Pier'].map((name) => `<section class="late"><h2>${name}</h2></section>`).join('')}
<script>
  const sections = [...document.querySelectorAll('.late')];
  ${script}
</script>`;

const OBSERVED = page(`
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) target.classList.add('seen');
  }, { threshold: 0.5, rootMargin: '0px 0px -120px 0px' });
  for (const section of sections) observer.observe(section);`);

/** As libraries do that look at the place of the page ten times a second. */
const LISTENED = page(`
  let waits = false;
  addEventListener('scroll', () => {
    if (waits) return;
    waits = true;
    setTimeout(() => {
      waits = false;
      for (const section of sections) {
        section.classList.toggle('seen', section.getBoundingClientRect().top < innerHeight - 100);
      }
    }, 99);
  });`);

const NEVER = page('');

describe.skipIf((await availableBrowser()) === null)('what fades in once it is scrolled to', () => {
  const opacities = async (html: string) => {
    const { desktop, mobile } = await capturePage(html);
    return [desktop, mobile].map((capture) =>
      capture?.nodes
        .filter(({ tag }) => tag === 'section')
        .map(({ style }) => Number(capture.styles[style ?? -1]?.opacity)),
    );
  };
  const ALL = [1, 1, 1, 1, 1];

  test.each([
    ['by an observer', OBSERVED],
    ['by a listener, and out again on the way back', LISTENED],
  ])('is shown %s', async (_, html) => {
    expect(await opacities(html)).toEqual([ALL, ALL]);
  });

  test('stays hidden where nothing shows it', async () => {
    const none = ALL.map(() => 0);
    expect(await opacities(NEVER)).toEqual([none, none]);
  });
});
