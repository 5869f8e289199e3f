import { describe, expect, test } from 'vitest';
import { renderedSnapshot } from '../../facts/testing/snapshots.ts';
import { judge } from '../../pipeline/judge.ts';

/** The operations of the report's fixes of one kind. */
function fixOf(kind: string, html: string, pageWidth = 390, layoutWidth = pageWidth) {
  const snapshot = renderedSnapshot(
    `<!doctype html><html lang="en" data-box="0 0 1350 900" data-mobile-box="0 0 ${layoutWidth} 900">${html}</html>`,
  );
  if (snapshot.mobile) snapshot.mobile.page.width = pageWidth;
  const report = judge(snapshot);
  return report.recommendations.flatMap(({ patch }) => (patch?.kind === kind ? patch : []))[0];
}

const HEAD =
  '<head><title>Home</title><meta name="viewport" content="width=device-width, initial-scale=1"></head>';
const COPY =
  'We repair washing machines in Graz at your home within one day, with parts for every usual brand.';

describe('text contrast', () => {
  const pale = (count: number, color: string) =>
    Array.from(
      { length: count },
      (_, row) =>
        `<p style="color:${color};background-color:rgb(255, 255, 255)" data-box="40 ${300 + 40 * row} 900 30">${COPY}</p>`,
    ).join('');
  const page = (body: string) =>
    `${HEAD}<body style="background-color:rgb(255, 255, 255)" data-box="0 0 1350 1200"><h1 data-box="40 80 900 60">Washing machine repair in Graz</h1>${body}</body>`;

  test('every pale text gets a color, not the worst alone', () => {
    const patch = fixOf('text-contrast', page(pale(8, 'rgb(190, 190, 190)')));
    expect(patch?.operations).toHaveLength(8);
    expect(patch?.checks).toEqual(['text-contrast']);
  });

  test('a text that its own box fades isn’t claimed where no color is strong enough', () => {
    const faint = pale(8, 'rgb(0, 0, 0)')
      .replaceAll('<p ', '<p class="faint" ')
      .replaceAll('style="', 'style="opacity:0.2;');
    const patch = fixOf('text-contrast', page(`${pale(2, 'rgb(190, 190, 190)')}${faint}`));
    expect(patch?.operations).toHaveLength(2);
  });
});

describe('mobile fit', () => {
  const page = (width: number) => `<head><title>Repair</title></head>
    <body data-box="0 0 1350 900" data-mobile-box="0 0 980 900">
    <div id="all" data-box="195 0 960 900" data-mobile-box="10 0 ${width} 900"><h1 data-box="200 40 600 60" data-mobile-box="20 40 600 60">Washing machine repair in Graz</h1>
    <p data-box="200 140 600 60" data-mobile-box="20 140 600 60">${COPY}</p></div></body>`;
  const selectors = (html: string) =>
    (fixOf('mobile-fit', html, 980)?.operations ?? []).flatMap((step) =>
      step.operation === 'setStyle' ? step.target.tag : [],
    );

  test('a box that is as wide on phones as on desktop is narrowed with the viewport', () => {
    expect(selectors(page(960))).toContain('div');
  });

  test('where something lies beside the page, the viewport is a step that claims no check', () => {
    const beside =
      '<ul data-box="1350 0 300 400" data-mobile-box="980 0 300 400"><li>Prices</li></ul></body>';
    const html = page(960).replace('</body>', beside);
    expect(fixOf('mobile-fit', html, 1280, 980)).toMatchObject({ checks: [], placeholder: false });
  });

  test('a box that follows the screen needs the viewport alone', () => {
    expect(selectors(page(940))).not.toContain('div');
  });
});

describe('alternative text', () => {
  const image = (inner: string, index: number) =>
    `<figure data-box="40 ${300 * index} 600 280"><img src="/p${index}.jpg" data-box="40 ${300 * index} 600 240">${inner}</figure>`;
  const page = (captioned: number, of: number) =>
    `${HEAD}<body data-box="0 0 1350 4000"><h1 data-box="40 10 900 60">Washing machine repair in Graz</h1>${Array.from(
      { length: of },
      (_, index) =>
        image(
          index < captioned
            ? `<figcaption data-box="40 ${300 * index + 240} 600 30">Our van number ${index} before the workshop</figcaption>`
            : '',
          index + 1,
        ),
    ).join('')}</body>`;

  test('some of the images are claimed as some', () => {
    expect(fixOf('image-alternatives', page(4, 5))?.summary).toBe('Add alternative text to 4 of 5 images.');
  });

  test('too few to change the outcome are no fix', () => {
    expect(fixOf('image-alternatives', page(1, 8))).toBeUndefined();
  });
});

test('a title that says nothing becomes the headline', () => {
  const patch = fixOf(
    'page-title',
    `${HEAD}<body data-box="0 0 1350 900"><h1 data-box="40 80 900 60">Washing machine repair in Graz</h1><p data-box="40 200 900 60">${COPY}</p></body>`,
  );
  expect(patch?.operations).toEqual([
    { operation: 'setMeta', name: 'title', before: 'Home', content: 'Washing machine repair in Graz' },
  ]);
});

test('words that would be pale where they go get a color', () => {
  const page = (color: string) =>
    `${HEAD}<body style="background-color:rgb(255, 255, 255);color:rgb(0, 0, 0)" data-box="0 0 1350 900"><h1 data-box="40 80 900 60">Washing machine repair in Graz</h1><p style="color:${color}" data-box="40 200 900 60">${COPY}</p></body>`;
  const colorWith = (color: string) => fixOf('faq', page(color))?.operations[0];
  expect(colorWith('rgb(190, 190, 190)')).toHaveProperty('color', '#000000');
  expect(colorWith('rgb(60, 60, 60)')).not.toHaveProperty('color');
});

describe('frequently asked questions', () => {
  const page = (inner: string) =>
    `${HEAD}<body data-box="0 0 1350 900"><h1 data-box="40 80 900 60">Washing machine repair in Graz</h1><p data-box="40 200 900 60">${COPY}</p>${inner}</body>`;

  test('blanks for the owner’s own words claim no gain', () => {
    const patch = fixOf('faq', page(''));
    expect(patch).toMatchObject({ placeholder: true, checks: [] });
    expect(JSON.stringify(patch?.operations)).toContain('[Question as a customer asks it]');
  });

  test('a line of the page answers its question, and goes first', () => {
    const patch = fixOf('faq', page('<p data-box="40 300 900 30">Repairs from €49 per visit.</p>'));
    const [insert] = patch?.operations ?? [];
    expect(insert).toMatchObject({
      content: {
        block: 'faq',
        heading: 'Frequently asked questions',
        items: [
          { question: 'What does it cost?', answer: expect.stringContaining('€49') },
          { question: '[Question as a customer asks it]' },
          { question: '[Question as a customer asks it]' },
        ],
      },
    });
  });
});

describe('one main button', () => {
  const button = (label: string, x: number, style: string) =>
    `<a class="b" href="/${label.length}" style="display:inline-block;${style}" data-box="${x} 240 200 50" data-mobile-box="20 ${x} 200 50"><span data-box="${x + 20} 255 160 20" data-mobile-box="40 ${x + 15} 160 20">${label}</span></a>`;
  const FILLED = 'background-color:rgb(11, 92, 173);color:rgb(255, 255, 255)';
  const page = (buttons: string, back = 'background-color:rgb(255, 255, 255)') =>
    `${HEAD}<body style="${back}" data-box="0 0 1350 1200"><h1 data-box="40 80 900 60">Washing machine repair in Graz</h1><p data-box="40 160 900 60">${COPY}</p>${buttons}</body>`;
  const two = button('Book a repair', 40, FILLED) + button('Our prices', 300, FILLED);

  test('of two that look the same, the one that doesn’t ask to act becomes an outline of the same size', () => {
    const patch = fixOf('main-button', page(two));
    expect(patch).toMatchObject({ checks: [], placeholder: false });
    expect(patch?.summary).toBe('Make “Book a repair” the only filled button, and “Our prices” an outline.');
    expect(patch?.operations[0]).toMatchObject({
      operation: 'setStyle',
      declarations: expect.arrayContaining([
        { property: 'background-color', value: 'transparent' },
        { property: 'box-shadow', value: 'inset 0 0 0 2px #0b5cad' },
      ]),
    });
    expect(patch?.operations[1]).toMatchObject({ declarations: [{ property: 'color', value: '#0b5cad' }] });
  });

  test('one that only leads to reading on and the one that counts swap their colors, over a picture too', () => {
    const frame =
      'background-color:rgba(0, 0, 0, 0);color:rgb(255, 255, 255);border-top-width:2px;border-bottom-width:2px;border-top-style:solid;border-top-color:rgb(255, 255, 255)';
    const buttons = button('Our work', 40, FILLED) + button('Book a repair', 300, frame);
    const patch = fixOf('main-button', page(buttons, 'background-image:url(/hero.jpg)'));
    expect(patch?.operations[0]).toMatchObject({
      declarations: expect.arrayContaining([{ property: 'background-color', value: '#0b5cadff' }]),
    });
    expect(patch?.operations[2]).toMatchObject({
      declarations: expect.arrayContaining([{ property: 'box-shadow', value: 'inset 0 0 0 2px #ffffffff' }]),
    });
  });

  test('tiles to choose from stay alike', () => {
    const tiles = ['Book now', 'Order parts', 'Our prices', 'Our team'].map((label, index) =>
      button(label, 40 + 220 * index, FILLED),
    );
    expect(fixOf('main-button', page(tiles.join('')))).toBeUndefined();
  });

  test('over a picture there is none: an outline may be unreadable there', () => {
    expect(fixOf('main-button', page(two, 'background-image:url(/hero.jpg)'))).toBeUndefined();
  });
});

describe('first button', () => {
  const page = (words: string) =>
    `${HEAD}<body data-box="0 0 1350 900"><nav data-box="0 0 1350 50"><a href="/contact" data-box="1200 10 80 20">${words}</a></nav><h1 data-box="40 80 900 60">Washing machine repair in Graz</h1><p data-box="40 200 900 60">${COPY}</p></body>`;

  test('leads to the way in touch that the page has', () => {
    expect(fixOf('first-button', page('Contact us'))?.operations[0]).toMatchObject({
      content: { block: 'stickyButton', address: '/contact' },
    });
  });
});

test('a link in a menu with space around its words becomes a button as large as before', () => {
  const page = (height: number) =>
    `${HEAD}<body style="background-color:rgb(40, 130, 90)" data-box="0 0 1350 1200"><h1 style="color:rgb(255, 255, 255)" data-box="40 80 900 60">Washing machine repair in Graz</h1><p style="color:rgb(255, 255, 255)" data-box="40 160 900 60">${COPY}</p><p data-box="40 260 600 ${height}"><a href="/book" style="color:rgb(255, 255, 255)" data-box="40 260 140 ${height}"><span data-box="40 ${250 + height / 2} 140 20">Book a repair</span></a></p></body>`;
  const styles = (height: number) =>
    JSON.stringify(fixOf('button-look', page(height))?.operations[0] ?? null);
  expect(styles(20)).toContain('padding');
  expect(styles(48)).toContain('border-radius');
  expect(styles(48)).not.toContain('padding');
});

test('a testimonial at the end stands below the content, not beside it, where the footer stays on the screen', () => {
  const page = (footer: string) =>
    `${HEAD}<body style="display:flex;background-color:rgb(255, 255, 255)" data-box="0 0 1350 1600"><main data-box="40 0 1200 1500"><h1 data-box="40 80 900 60">Washing machine repair in Graz</h1><p data-box="40 160 900 60">${COPY}</p></main><footer style="${footer}" data-box="0 850 1350 50"><p data-box="40 860 300 20">© 2026 Repair in Graz</p></footer></body>`;
  const step = (footer: string) => fixOf('testimonial', page(footer))?.operations[0];
  expect(step('position:fixed')).toMatchObject({ position: 'end', to: { tag: 'main' } });
  expect(step('')).toMatchObject({ position: 'before', to: { tag: 'footer' } });
});

describe('explanation', () => {
  const page = (below: string) =>
    `${HEAD}<body data-box="0 0 1350 3000"><header data-box="0 0 1350 60">Mayer</header>
    <main data-box="0 60 1350 2900"><section data-box="0 60 1350 2900"><h1 data-box="40 80 900 60">Welcome</h1>${below}
    <p><a href="/book" data-box="40 2700 200 40">Book a visit</a></p></section></main></body>`;
  const words = (html: string) => {
    const [step] = fixOf('explanation', html)?.operations ?? [];
    return step?.operation === 'insert' && step.content.block === 'trustLine' ? step.content.text : null;
  };

  test('a sentence of the page comes up where visitors see it, unless they do already', () => {
    expect(
      words(
        page(
          `<img src="/a.jpg" alt="" data-box="40 160 900 1400"><p data-box="40 1600 900 60">Since 1893 in Graz</p><p data-box="40 1700 900 60">${COPY}</p>`,
        ),
      ),
    ).toBe(COPY);
    expect(words(page(`<p data-box="40 160 900 60">${COPY}</p>`))).toMatch(/^\[/);
    expect(
      words(
        page(`<p data-box="40 160 900 60">Since 1893 in Graz</p><p data-box="40 600 900 60">${COPY}</p>`),
      ),
    ).toMatch(/^\[/);
    // Right below the headline, where that is tall.
    expect(words(page(`<p data-box="40 1200 900 60">${COPY}</p>`))).toMatch(/^\[/);
  });
});
