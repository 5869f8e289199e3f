import { expect, it } from 'vitest';
import { evidence } from '../../checks/testing/test-facts.ts';
import type { ImageFact } from '../../facts/types/content.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { weakPictures } from './rule.ts';

let places = 0;

function image(source: string, name: string | null, given: Partial<ImageFact> = {}): ImageFact {
  const box = { x: 20, y: 500 * places++, width: 600, height: 400 };
  return {
    source: `https://harbor.example/${source}`,
    natural: { width: 1200, height: 800 },
    role: 'offer',
    name,
    decorative: false,
    soleLinkContent: false,
    broken: false,
    evidence: evidence(name ?? '', { boxes: { desktop: box, mobile: box } }),
    ...given,
  };
}

function showing(images: ImageFact[], type: PageFacts['pageType']['type'] = 'hospitality') {
  const pictures = images.map((one) => one.evidence);
  const pageType = { type, confidence: 1 };
  return diagnosed(weakPictures, { facts: { pageType, content: { images }, product: { pictures } } });
}

it('names the things that one picture stands for', () => {
  const room = [image('room.png', 'The Keeper'), image('room.png', 'The Driftwood')];
  expect(showing(room)?.title).toBe('The same image is shown as “The Keeper” and “The Driftwood”');
});

it('counts slides in one place once, and two pictures of the same name as one thing', () => {
  const slide = image('room.png', 'The Keeper');
  expect(showing([slide, { ...slide, name: 'The Driftwood' }])).toBeNull();
  expect(showing([image('room.png', 'Standard room'), image('room.png', 'Standard Room')])).toBeNull();
});

it('is graver the more often the picture returns', () => {
  const shown = (times: number) =>
    showing(Array.from({ length: times }, () => image('lamp.png', null)))?.severity;
  expect(shown(2)).toBeUndefined();
  expect(shown(8)).toBeGreaterThan(shown(3) ?? 3);
});

it('misses photos where everything is drawn, but not of software', () => {
  const drawn = [image('mechanic.svg', 'A mechanic')];
  expect(showing(drawn, 'service')?.title).toBe('The page shows drawings where visitors expect photos');
  expect(showing(drawn, 'saas')).toBeNull();
  expect(showing([...drawn, image('workshop.jpg', 'Our workshop')], 'service')).toBeNull();
});

it('recognizes stock pictures by their file names', () => {
  const stock = showing([image('istock-969077342.jpg', 'A boat')]);
  expect(stock?.title).toBe('Replace “istock-969077342.jpg” with your own photo');
  expect(showing([image('regenerated-pier.jpg', 'Our pier')])).toBeNull();
});
