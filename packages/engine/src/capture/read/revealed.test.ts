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
const LISTENING = `
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
  });`;
const LISTENED = page(LISTENING);

const HIDDEN_LATE = page(`
  for (const section of sections) section.className = '';
  addEventListener('scroll', () => {
    for (const section of sections) section.style.transition = 'none';
    for (const section of sections) section.classList.add('late');
  }, { once: true });
  ${LISTENING}`);

/** As libraries do that show a row of cards one after the other, once its first one is seen. */
const ONE_BY_ONE = page(`
  document.body.append(...sections.slice(1));
  for (const section of sections) section.style.cssText = 'min-height: 0; margin: 0; transition: none';
  document.querySelector('h1').style.marginBottom = '2000px';
  new IntersectionObserver(([{ isIntersecting }], observer) => {
    if (!isIntersecting) return;
    observer.disconnect();
    sections.forEach((section, at) => setTimeout(() => section.classList.add('seen'), 180 * at));
  }).observe(sections[0]);`);

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
    ['one after the other', ONE_BY_ONE],
    ['where it is hidden only once the page moves', HIDDEN_LATE],
  ])('is shown %s', async (_, html) => {
    expect(await opacities(html)).toEqual([ALL, ALL]);
  });

  test('stays hidden where nothing shows it', async () => {
    const none = ALL.map(() => 0);
    expect(await opacities(NEVER)).toEqual([none, none]);
  });
});
