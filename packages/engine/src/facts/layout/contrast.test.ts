import { expect, test } from 'vitest';
import { observe } from '../observe.ts';
import { renderedSnapshot } from '../testing/snapshots.ts';

function contrastOf(body: string) {
  return observe(renderedSnapshot(`<!doctype html><body>${body}</body>`)).layout.contrast.desktop;
}

const GRAYS = 'background-image:linear-gradient(rgb(119, 119, 119), rgb(136, 136, 136))';

test.each([
  ['rgb(187, 187, 187)', 19, 0],
  ['rgb(0, 0, 0)', 0, 0],
  ['rgb(130, 130, 130)', 19, 0],
])('text of %s on a gradient of two grays: %i characters fail', (color, failing, unknown) => {
  const page = `<div style="${GRAYS}"><p style="color:${color}" data-box="0 0 300 20">Words on a gradient</p></div>`;
  expect(contrastOf(page)).toMatchObject({ failing, unknown });
});

test('text is not judged where a part of the gradient fails it and a part does not', () => {
  const page =
    '<div style="background-image:linear-gradient(rgb(0, 0, 0), rgb(255, 255, 255))"><p style="color:rgb(255, 255, 255)" data-box="0 0 300 20">Words</p></div>';
  expect(contrastOf(page)).toMatchObject({ failing: 0, unknown: 5 });
});

test('a gradient of the text’s own block may color the letters, and is not taken for their ground', () => {
  const page = `<h1 style="${GRAYS};color:rgb(130, 130, 130)" data-box="0 0 300 40">Boats</h1>`;
  expect(contrastOf(page)).toMatchObject({ failing: 0, unknown: 5 });
});

test('a button that lets its ground through stands out less than its color says', () => {
  const page = (style: string): string =>
    `<!doctype html><body style="background-color:rgb(255, 255, 255)"><main><button style="background-color:rgb(0, 60, 160);color:rgb(255, 255, 255);${style}" data-box="0 0 160 44">Buy the kettle</button></main></body>`;
  const contrast = (style: string) => observe(renderedSnapshot(page(style))).primaryAction?.contrast.desktop;
  expect(contrast('')).toMatchObject({ shape: expect.closeTo(9.7, 0), label: expect.closeTo(9.7, 0) });
  expect(contrast('opacity:0.25')).toMatchObject({
    shape: expect.closeTo(1.6, 0),
    label: expect.closeTo(1.6, 0),
  });
});

test('a page that fades as a whole leaves its ground as it was', () => {
  const page = (style: string): string =>
    `<!doctype html><body style="background-color:rgb(255, 255, 255);${style}"><p style="color:rgb(0, 0, 0)" data-box="0 0 300 20">Words</p></body>`;
  const failing = (style: string) => observe(renderedSnapshot(page(style))).layout.contrast.desktop?.failing;
  expect(failing('')).toBe(0);
  expect(failing('opacity:0.3')).toBe(5);
});

test('takes a label for that of a field only where a field is there', () => {
  const label = '<label style="color: rgb(200, 200, 200)" data-box="0 0 200 20">Your e-mail</label>';
  const roles = (html: string) => contrastOf(html)?.keyTexts.map(({ role }) => role);
  expect(roles(`<p data-box="0 0 200 20">${label}</p>`)).not.toContain('field-label');
  expect(
    roles(`<form data-box="0 0 200 60">${label}<input name="email" data-box="0 30 200 20"></form>`),
  ).toEqual(['field-label']);
});

test('text on a drawing is not judged by the ground behind it', () => {
  const slide = (drawing: string): string =>
    `<div data-box="0 0 1350 336">${drawing}<p style="color:rgb(225, 225, 225)" data-box="200 140 500 50">Welcome</p></div>`;
  expect(contrastOf(slide('<svg data-box="0 0 1350 336"><rect fill="#123"></rect></svg>'))).toMatchObject({
    failing: 0,
    unknown: 7,
  });
  expect(contrastOf(slide('<svg data-box="0 0 30 30"></svg>'))).toMatchObject({ failing: 7, unknown: 0 });
});

test('tells first what many read, and last a lone numeral and the line of the rights', () => {
  const text = (words: string, color: string, y: number): string =>
    `<p style="color:rgb(${color})" data-box="0 ${y} 600 20">${words}</p>`;
  const worst = (body: string) => contrastOf(body)?.worst.map(({ evidence }) => evidence.text);
  const grays = [
    text('01', '235, 235, 235', 0),
    text('© 2026 Boats Ltd.', '225, 225, 225', 40),
    text('Hidden', '160, 160, 160', 80),
    text('Pick a boat, pay a deposit and be on the water in an hour.', '140, 140, 140', 120),
  ].join('');
  expect(worst(grays)).toEqual([
    'Pick a boat, pay a deposit and be on the water in an hour.',
    'Hidden',
    '01',
  ]);
  expect(worst(`${grays}${text('Invisible', '240, 240, 240', 160)}`)?.[0]).toBe('Invisible');
});

test.each([
  [1.4, { failing: 5, pale: 5, unknown: 0 }],
  [2.9, { failing: 5, pale: 5, unknown: 0 }],
  [6, { failing: 0, pale: 0, unknown: 5 }],
])('over a picture that leaves %f:1 around the letters', (half, counts) => {
  const page = renderedSnapshot(
    '<!doctype html><body><div style="background-image:url(hero.jpg)" data-box="0 0 900 400"><h1 style="color:rgb(255, 255, 255)" data-box="20 20 300 40">Boats</h1></div></body>',
  );
  const { desktop } = page;
  const node = desktop?.nodes.findIndex(({ text }) => text === 'Boats') ?? -1;
  if (desktop) desktop.textGrounds = [{ node, quarter: 1.2, half, color: '#dddddd' }];
  const { contrast } = observe(page).layout;
  expect(contrast.desktop).toMatchObject(counts);
  expect(contrast.desktop?.keyTexts).toMatchObject(
    half < 3 ? [{ role: 'headline', ratio: half, overPicture: true }] : [],
  );
});

test.each([
  ['#7f959b', 0, 19],
  ['#eeeeee', 19, 0],
  ['#f4f2f2', 19, 0],
])('a pale text where the screenshot shows %s: %i characters fail', (color, failing, unknown) => {
  const snapshot = renderedSnapshot(
    '<!doctype html><body style="background-color:rgb(238, 238, 238)"><p style="color:rgb(255, 255, 255)" data-box="0 0 300 20">Words on plain gray</p></body>',
  );
  const node = snapshot.desktop?.nodes.findIndex(({ text }) => text.startsWith('Words')) ?? -1;
  if (snapshot.desktop) snapshot.desktop.seenGrounds = [{ node, color }];
  expect(observe(snapshot).layout.contrast.desktop).toMatchObject({ failing, unknown });
});

test.each([
  ['by a style sheet', ';animation-name:slide', []],
  ['by a script', '', ['changed-position']],
] as const)(
  'a pale text that moves %s is judged by its styles: the picture is taken later',
  (_, style, kinds) => {
    const snapshot = renderedSnapshot(
      `<!doctype html><body style="background-color:rgb(238, 238, 238)"><div id="track" style="color:rgb(255, 255, 255)${style}" data-box="0 0 900 40"><p data-box="0 0 300 20">Words on plain gray</p></div></body>`,
    );
    const { desktop } = snapshot;
    if (desktop === null) throw new Error('no desktop');
    const node = desktop.nodes.findIndex(({ text }) => text.startsWith('Words'));
    const track = desktop.nodes.findIndex(({ attributes }) => attributes.id === 'track');
    desktop.seenGrounds = [{ node, color: '#7f959b' }];
    desktop.motion = kinds.map((kind) => ({
      node: track,
      kind,
      durationMs: null,
      muted: null,
      controls: null,
    }));
    expect(observe(snapshot).layout.contrast.desktop).toMatchObject({ failing: 19, unknown: 0 });
  },
);
