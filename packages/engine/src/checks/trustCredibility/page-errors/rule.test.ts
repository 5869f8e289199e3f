import { expect, it } from 'vitest';
import { adviceOf, outcomeOf, pageFacts } from '../../testing/test-facts.ts';
import { pageErrors } from './rule.ts';

const failure = (given: object) => ({
  network: {
    failures: [
      {
        url: 'https://harbor.example/app.css',
        type: 'stylesheet',
        ownHost: true,
        refused: false,
        bothPasses: true,
        reason: '404',
        ...given,
      },
    ],
  },
});

it('passes a page without failures', () => {
  expect(outcomeOf(pageErrors)).toMatchObject({ score: 1 });
});

it('fails broken images and own files, by name, and lists them by address to fix', () => {
  const images = pageFacts().content.images.map((image) => ({ ...image, broken: true }));
  expect(outcomeOf(pageErrors, { ...failure({}), content: { images } })).toMatchObject({
    score: expect.closeTo(0.3),
  });
  const { title, steps } = adviceOf(pageErrors, failure({ url: 'https://harbor.example/css/app.css?v=22' }));
  expect(title).toBe('Fix “app.css”');
  expect(steps[0]).toContain('correct its address: /css/app.css?v=22 (404).');
});

it('names an image used twice once, and lists broken images in one step', () => {
  const broken = ['/a.png', '/b.png', '/a.png'].flatMap((path) =>
    pageFacts()
      .content.images.slice(0, 1)
      .map((image) => ({ ...image, source: `https://harbor.example${path}`, broken: true })),
  );
  const page = { content: { images: broken } };
  expect(outcomeOf(pageErrors, page)).toMatchObject({
    observed: 'On both visits: 3 broken images (“a.png” and “b.png”).',
  });
  expect(adviceOf(pageErrors, page)).toMatchObject({
    title: 'Fix “a.png” and 1 more file',
    steps: ['Restore these images or remove them from the page: /a.png and /b.png.'],
  });
});

it('counts a script error once', () => {
  const error = { text: 'TypeError: x is undefined', bothPasses: true };
  expect(outcomeOf(pageErrors, { network: { scriptErrors: [error, error] } })).toMatchObject({ score: 0.9 });
});

it('never counts third parties, refusals, other file types or single failures', () => {
  for (const given of [{ ownHost: false }, { refused: true }, { bothPasses: false }, { type: 'xhr' }]) {
    expect(outcomeOf(pageErrors, failure(given))).toMatchObject({ score: 1 });
  }
});

it('is not measured without a browser', () => {
  expect(outcomeOf(pageErrors, { document: { mode: 'static' } }).kind).toBe('notMeasured');
});

it('does not blame a page for a script whose library did not load', () => {
  const { failures } = failure({ url: 'https://cdn.example/lib.js', type: 'script', ownHost: false }).network;
  const scriptErrors = [{ text: 'ReferenceError: lib is not defined', bothPasses: true }];
  expect(outcomeOf(pageErrors, { network: { failures, scriptErrors } })).toMatchObject({ score: 1 });
});

it('does not count an image from another host that did not load', () => {
  const source = 'https://photos.example/team.jpg';
  const images = pageFacts().content.images.map((image) => ({ ...image, source, broken: true }));
  const { failures } = failure({ url: source, type: 'image', ownHost: false }).network;
  expect(outcomeOf(pageErrors, { content: { images }, network: { failures } })).toMatchObject({
    score: 1,
    observed: expect.stringMatching(
      /^None of the site’s own images, stylesheets, scripts or fonts failed to load\. .* from photos\.example didn’t load for us and (wasn’t|weren’t) checked\.$/,
    ),
  });
});

it('names a file once that is shown in two places', () => {
  const [image] = pageFacts().content.images.map((each) => ({ ...each, broken: true }));
  const images = image ? [image, { ...image }] : [];
  const file = image?.source.split('/').at(-1) ?? '';
  expect(outcomeOf(pageErrors, { content: { images } })).toMatchObject({
    score: expect.closeTo(0.4),
    observed: `On both visits: 2 broken images (“${file}”).`,
  });
  const { title, steps } = adviceOf(pageErrors, { content: { images } });
  expect(title).toBe(`Fix “${file}”`);
  expect(steps).toHaveLength(1);
});

it('lets no page pass whose logo or hero is missing', () => {
  const broken = (y: number) => {
    const box = { x: 0, y, width: 300, height: 40 };
    return pageFacts()
      .content.images.slice(0, 1)
      .map((image) => ({
        ...image,
        broken: true,
        evidence: { ...image.evidence, boxes: { desktop: box, mobile: { ...box, y: y + 900 } } },
      }));
  };
  expect(outcomeOf(pageErrors, { content: { images: broken(20) } })).toMatchObject({
    score: expect.closeTo(0.7),
  });
  expect(outcomeOf(pageErrors, { content: { images: broken(1200) } })).toMatchObject({
    score: expect.closeTo(0.8),
  });
});

it('lists files from other hosts that did not load, and praises only the page’s own', () => {
  const other = (url: string, type: string) => failure({ url, type, ownHost: false }).network.failures;
  const failures = [
    ...other('https://fonts.example/css2', 'stylesheet'),
    ...other('https://cdn.example/icons.css', 'stylesheet'),
    ...other('https://cdn.example/slider.js', 'script'),
    ...other('https://ads.example/pixel', 'xhr'),
  ];
  expect(outcomeOf(pageErrors, { network: { failures } })).toMatchObject({
    score: 1,
    observed:
      'None of the site’s own images, stylesheets, scripts or fonts failed to load. 2 stylesheets and 1 script from other hosts (fonts.example and cdn.example) didn’t load for us and weren’t checked.',
  });
});

it('blames no page for what its host adds, nor for an error beside an answer that did not come', () => {
  const url = 'https://harbor.example/cdn-cgi/scripts/email-decode.min.js';
  expect(outcomeOf(pageErrors, failure({ url, type: 'script' }))).toMatchObject({ score: 1 });
  const { failures } = failure({ url: 'https://data.example/list', type: 'xhr', ownHost: false }).network;
  const scriptErrors = [{ text: 'Failed to fetch', bothPasses: true }];
  expect(outcomeOf(pageErrors, { network: { failures, scriptErrors } })).toMatchObject({ score: 1 });
});

it('does not count an image as broken if it loaded in one of the two visits', () => {
  const images = pageFacts()
    .content.images.slice(0, 1)
    .map((image) => ({ ...image, broken: true }));
  const page = failure({ url: images[0]?.source, type: 'image', bothPasses: false });
  expect(outcomeOf(pageErrors, { ...page, content: { images } })).toMatchObject({ score: 1 });
});
