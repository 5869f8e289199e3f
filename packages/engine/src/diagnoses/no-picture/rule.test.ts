import { expect, it } from 'vitest';
import { evidence, type Overrides } from '../../checks/testing/test-facts.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { noPicture } from './rule.ts';

const HOTEL = { type: 'hospitality', confidence: 1 } as const;
const BARE = { firstScreenPicture: 0, backgroundPictures: 0 };

function picture(y: number, given: Partial<PageFacts['content']['images'][number]> = {}) {
  const box = { x: 20, y, width: 600, height: 400 };
  return {
    source: 'https://harbor.example/room.webp',
    natural: { width: 1200, height: 800 },
    role: 'offer',
    name: 'A room',
    decorative: false,
    soleLinkContent: false,
    broken: false,
    evidence: evidence('A room', { boxes: { desktop: box, mobile: box } }),
    ...given,
  } satisfies PageFacts['content']['images'][number];
}

function on(images: PageFacts['content']['images'], facts: Overrides<PageFacts> = {}) {
  return diagnosed(noPicture, {
    facts: {
      pageType: HOTEL,
      look: { desktop: BARE },
      product: { pictures: [], video: null },
      ...facts,
      content: { images, paragraphs: [], ...facts.content },
    },
  });
}

it('names what visitors want to see', () => {
  expect(on([])?.title).toBe('No image shows what guests find at “Harbor”');
  expect(on([], { pageType: { type: 'service', confidence: 1 } })?.title).toBe(
    'No image shows the people or the work behind “Harbor”',
  );
});

it('is graver on a page whose visitors decide by eye', () => {
  const severityOn = (type: PageFacts['pageType']['type']) =>
    on([], { pageType: { type, confidence: 1 } })?.severity ?? 0;
  expect(severityOn('ecommerce-product')).toBeGreaterThan(severityOn('saas'));
});

it('doesn’t count a logo at the top as a picture', () => {
  const box = { x: 20, y: 10, width: 240, height: 90 };
  const mark = picture(10, {
    name: 'Harbor',
    evidence: evidence('', { boxes: { desktop: box, mobile: box } }),
  });
  expect(on([mark])?.severity).toBe(on([])?.severity);
});

it('is milder where the pictures start below the fold or only a background shows', () => {
  expect(on([picture(1800)])?.title).toMatch(/^No image above the fold/);
  const background = on([], { look: { desktop: { ...BARE, backgroundPictures: 1 } } });
  expect(background?.title).toMatch(/ is a background$/);
  expect(background?.severity).toBeLessThan(on([])?.severity ?? 0);
});

it('is not said where a picture, a video or a drawn view is shown, or a picture failed to load', () => {
  expect(on([picture(200)], { look: { desktop: { ...BARE, firstScreenPicture: 0.3 } } })).toBeNull();
  expect(on([], { content: { video: { present: true } } })).toBeNull();
  expect(on([picture(200, { broken: true })])).toBeNull();
  expect(on([], { look: { desktop: { ...BARE, firstScreenPicture: 0.4 } } })).toBeNull();
});

it('is not said of articles', () => {
  expect(on([], { pageType: { type: 'article', confidence: 1 } })).toBeNull();
});

it('takes software that starts with boxes drawn in code for no page without a picture', () => {
  expect(on([picture(1800)], { pageType: { type: 'saas', confidence: 1 } })).toBeNull();
});

it('is not said where visitors compare plans', () => {
  const plan = { name: 'Studio', evidence: evidence('Studio'), rows: [], marked: false, forWhom: null };
  const pageType = { type: 'pricing', confidence: 1 } as const;
  const of = (recurring: number) => on([], { pageType, offer: { plans: [plan], billing: { recurring } } });
  expect(of(2)).toBeNull();
  expect(of(0)).not.toBeNull();
});

it('is minor where companies buy, and where the page type is unclear', () => {
  expect(on([], { audience: { kind: 'business' } })?.slight).toBe(true);
  expect(on([], { audience: { kind: 'consumer' } })?.slight).toBe(false);
  expect(on([], { audience: { kind: 'consumer' }, pageType: { type: 'other' } })?.slight).toBe(true);
});
