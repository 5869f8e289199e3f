import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { imageAlternatives } from './rule.ts';

function image(name: string | null, given: { decorative?: boolean; soleLinkContent?: boolean } = {}) {
  return {
    source: 'https://harbor.example/img/dock.webp?w=400',
    natural: { width: 400, height: 300 },
    role: 'offer' as const,
    name,
    decorative: false,
    soleLinkContent: false,
    broken: false,
    evidence: evidence(''),
    ...given,
  };
}

it('passes pictures with names', () => {
  expect(outcomeOf(imageAlternatives)).toMatchObject({ score: 1 });
});

it('fails when half have none, and names the file', () => {
  const page = { content: { images: [image('Dock'), image(null)] } };
  expect(outcomeOf(imageAlternatives, page)).toMatchObject({ score: 0 });
  expect(adviceOf(imageAlternatives, page).title).toContain('dock.webp');
});

it.each(['IMG_2034.jpg', 'dsc 0042', 'kettle-red (1).webp'])(
  'doesn’t count a file name as alt text: %s',
  (name) => {
    const page = { content: { images: [image('Dock'), image(name)] } };
    expect(outcomeOf(imageAlternatives, page)).toMatchObject({ score: 0 });
  },
);

it.each([
  'Image',
  'image 3',
  'Slide 1',
  'Image placeholder',
  'Article Image 2',
  'alternatetext',
  'Bild',
  '...',
  '#',
])('doesn’t count a word that fits any picture as alt text: %s', (name) => {
  const page = { content: { images: [image('Dock'), image(name)] } };
  expect(outcomeOf(imageAlternatives, page)).toMatchObject({
    score: 0,
    observed: '1 of 2 informative images has no meaningful alt text.',
  });
});

it.each(['Dock', 'Photo of the dock', 'Image consultants', 'Harbor logo', '1900', 'Доки'])(
  'counts what names something as alt text: %s',
  (name) => {
    expect(outcomeOf(imageAlternatives, { content: { images: [image(name)] } })).toMatchObject({
      score: 1,
      observed: 'The only informative image has alt text.',
    });
  },
);

it('respects an empty alternative, but not as the sole content of a link', () => {
  const decorative = image('', { decorative: true });
  expect(outcomeOf(imageAlternatives, { content: { images: [image('Dock'), decorative] } })).toMatchObject({
    score: 1,
  });
  const linked = image('', { decorative: true, soleLinkContent: true });
  expect(outcomeOf(imageAlternatives, { content: { images: [image('Dock'), linked] } })).toMatchObject({
    score: 0,
  });
});

it('does not apply without informative pictures', () => {
  expect(outcomeOf(imageAlternatives, { content: { images: [] } }).kind).toBe('notApplicable');
});
