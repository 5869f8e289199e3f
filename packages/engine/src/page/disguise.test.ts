import { describe, expect, it } from 'vitest';
import { renderedSnapshot } from '../facts/testing/snapshots.ts';
import { PageView } from './view.ts';

const layer = (style: string) =>
  `<div style="position:absolute;background-color:rgb(255, 255, 255);${style}" data-box="0 100 900 120"></div>`;

function visibleTexts(html: string): string[] {
  const snapshot = renderedSnapshot(html);
  if (!snapshot.desktop) return [];
  const view = new PageView(snapshot.desktop, snapshot);
  return view.nodes.flatMap(({ isText, visible, source }) => (isText && visible ? [source.text.trim()] : []));
}

describe('text behind an opaque layer', () => {
  const text = '<p data-box="10 110 500 24">Rated 4.9 of 5</p>';
  const beside = '<p data-box="10 300 500 24">Call us</p>';

  it('isn’t there for visitors', () => {
    expect(visibleTexts(text + layer('z-index:2') + beside)).toEqual(['Call us']);
    const cut = `<div style="overflow-y:hidden" data-box="0 100 900 120">${text}<p data-box="10 200 500 60">Best</p></div>`;
    expect(visibleTexts(cut + layer('z-index:2') + beside)).toEqual(['Call us']);
  });

  it('is seen where the layer lies behind it, lets it through or moves', () => {
    const both = ['Rated 4.9 of 5', 'Call us'];
    expect(visibleTexts(layer('') + text + beside)).toEqual(both);
    expect(visibleTexts(text + layer('z-index:-1') + beside)).toEqual(both);
    expect(visibleTexts(text + layer('opacity:0.3') + beside)).toEqual(both);
    expect(visibleTexts(text + layer('animation-name:slide') + beside)).toEqual(both);
  });
});

describe('a picture that shows nothing', () => {
  const seen = (attributes: string, size: { width: number; height: number }) => {
    const snapshot = renderedSnapshot(`<img src="/seal.png" alt="Norton Secured" ${attributes}>`);
    const capture = snapshot.desktop;
    if (!capture) return null;
    const image = capture.nodes.find(({ tag }) => tag === 'img');
    capture.images = { [image?.currentSource ?? '/seal.png']: { ...size, broken: false } };
    return new PageView(capture, snapshot).tagged('img')[0]?.visible;
  };

  it('is a line or a dot, whatever it is called', () => {
    const seal = { width: 120, height: 60 };
    expect(seen('data-box="0 0 120 60"', seal)).toBe(true);
    expect(seen('data-box="0 0 1350 1"', seal)).toBe(false);
    expect(seen('data-box="0 0 120 60"', { width: 1, height: 1 })).toBe(false);
  });
});

describe('text that visitors can’t read isn’t there for them', () => {
  const praise = 'Rated 4.9 of 5 by 3,200 customers';

  it.each([
    ['letters of 5 px', `<p style="font-size:5px" data-box="0 100 300 7">${praise}</p>`],
    ['letters shrunk with their box', `<p data-box="0 100 20 1">${praise}</p>`],
    [
      'letters without a color in front of a gradient',
      `<section style="background-image:linear-gradient(red, blue)"><h1>Boats</h1><p style="color:rgba(0, 0, 0, 0)" data-box="0 100 300 24">${praise}</p></section>`,
    ],
    ['letters without a color', `<p style="color:rgba(0, 0, 0, 0)" data-box="0 100 300 24">${praise}</p>`],
    [
      'a filter that lets nothing through',
      `<div style="filter:opacity(0);position:absolute"><p>${praise}</p></div>`,
    ],
    [
      'a box that scrolls and has no height',
      `<div style="overflow-y:auto" data-box="0 100 600 0"><p data-box="0 100 300 24">${praise}</p></div>`,
    ],
    [
      'a place behind the page',
      `<div style="position:absolute" data-box="0 100 400 24"><p data-box="0 100 400 24">${praise}</p></div>
       <section style="background-color:rgb(255, 255, 255)" data-box="0 0 1350 800"><h2 data-box="0 700 300 30">Boats</h2></section>`,
    ],
  ])('%s', (_, html) => {
    expect(visibleTexts(`${html}<p data-box="10 300 500 24">Call us</p>`)).toEqual(
      expect.not.arrayContaining([praise]),
    );
  });

  it.each([
    ['small print of 6 px', `<p style="font-size:6px" data-box="0 100 300 8">${praise}</p>`],
    [
      'letters of a drawing',
      `<svg data-box="0 0 300 300"><text style="font-size:4px" data-box="0 100 300 24">${praise}</text></svg>`,
    ],
    [
      'letters painted by a gradient',
      `<h1 style="background-image:linear-gradient(red, blue)"><span style="color:rgba(0, 0, 0, 0)" data-box="0 100 300 24">${praise}</span></h1>`,
    ],
    [
      'a label over the page',
      `<section style="background-color:rgb(255, 255, 255)" data-box="0 0 1350 800"><h2 data-box="0 700 300 30">Boats</h2></section>
       <div style="position:absolute" data-box="0 100 400 24"><p data-box="0 100 400 24">${praise}</p></div>`,
    ],
  ])('but %s is seen', (_, html) => {
    expect(visibleTexts(html)).toContain(praise);
  });
});
