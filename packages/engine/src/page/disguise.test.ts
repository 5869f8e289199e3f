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
  });

  it('is seen where the layer lies behind it, lets it through or moves', () => {
    const both = ['Rated 4.9 of 5', 'Call us'];
    expect(visibleTexts(layer('') + text + beside)).toEqual(both);
    expect(visibleTexts(text + layer('z-index:-1') + beside)).toEqual(both);
    expect(visibleTexts(text + layer('opacity:0.3') + beside)).toEqual(both);
    expect(visibleTexts(text + layer('animation-name:slide') + beside)).toEqual(both);
  });
});
