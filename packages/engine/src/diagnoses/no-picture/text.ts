import type { PageType } from '@liftmark/contract/page-types';
import { translated } from '@liftmark/contract/translated';
import { amount, quote } from '../../checks/shared/phrasing.ts';
import type { Content } from '../../facts/types/content.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

/** Where the page lacks a picture. */
export type Lack = 'everywhere' | 'but-background' | 'above-fold';

interface Said {
  lack: Lack;
  type: PageType;
  house: Content['house'];
  /** In quotation marks. */
  name: string | null;
  words: number | null;
  /** The highest that the page shows, as written. */
  price: string | null;
  /** Height of the page on desktop. */
  screens: number | null;
}

/** What visitors want to see, and the pictures that show it. */
interface Scene {
  /** "No image shows …" */
  missing: (said: Said) => string;
  take: string;
}

const named =
  (withName: (name: string) => string, without: string) =>
  ({ name }: Said): string =>
    name === null ? without : withName(name);

const WORK: Scene = {
  missing: named((name) => `the people or the work behind ${name}`, 'your people or your work'),
  take: 'Take five photos: what you offer, a detail of it, customers with it, where it’s made or done, and you or your team.',
};

const SCREENSHOT: Scene = {
  missing: named((name) => `what ${name} looks like`, 'what the product looks like'),
  take: 'Take a screenshot of the view where people do the main job, with realistic data, and crop it so its text is readable.',
};

const SCENES: Partial<Record<PageType, Scene>> = {
  saas: SCREENSHOT,
  app: SCREENSHOT,
  'ecommerce-product': {
    missing: named((name) => `${name} itself`, 'the product itself'),
    take: 'Photograph the product from the front, in use, and next to something that shows its size.',
  },
  'ecommerce-category': {
    missing: named((name) => `what ${name} sells`, 'what you sell'),
    take: 'Photograph each product on the same plain background, and one of them in use.',
  },
  nonprofit: {
    missing: named((name) => `who ${name} helps`, 'who you help'),
    take: 'Photograph your work where it happens: the place, the people and the volunteers, with everyone’s consent.',
  },
  event: {
    missing: named((name) => `what ${name} is like`, 'what the event is like'),
    take: 'Use photos from the last event: the audience, the venue and the people on stage.',
  },
  course: {
    missing: named((name) => `a class or a teacher from ${name}`, 'a class or a teacher'),
    take: 'Photograph a lesson, the teacher’s face and what students have made.',
  },
  signup: { missing: () => 'what visitors sign up for', take: WORK.take },
  pricing: { missing: () => 'what visitors pay for', take: WORK.take },
  checkout: {
    missing: () => 'what visitors pay for',
    take: 'Show a small image of each item next to its name and price in the order summary.',
  },
  other: { missing: named((name) => `what ${name} is`, 'what the page is about'), take: WORK.take },
  portfolio: {
    missing: named((name) => `a project by ${name}`, 'any of your projects'),
    take: 'Pick your three best projects and show one large image of each, with a line on what you did.',
  },
};

const HOUSES: Record<'stay' | 'table' | 'both', Scene> = {
  stay: {
    missing: named((name) => `a room at ${name}`, 'a room'),
    take: 'In daylight, photograph every type of room, a bathroom, the view and the outside of the building.',
  },
  table: {
    missing: named((name) => `a dish or a table at ${name}`, 'a dish or a table'),
    take: 'Photograph the three dishes you’re known for, the dining room with guests in it, and the entrance from the street.',
  },
  both: {
    missing: named((name) => `what guests find at ${name}`, 'what guests will find'),
    take: 'Photograph what guests come for, the rooms in daylight, and the outside of the building.',
  },
};

function sceneOf({ type, house }: Said): Scene {
  return type === 'hospitality' ? HOUSES[house ?? 'both'] : (SCENES[type] ?? WORK);
}

const english = {
  why: 'Visitors trust what they see, even before they read a line. On a large marketplace, listings with two photos converted about twice as well as those with one, and eye tracking shows that people study photos of the real thing and skip decoration.',
  measure:
    'Reported if the page shows no image or video other than logos, icons and backgrounds, or if its first image is below the fold. It’s most serious on shop and hospitality pages, and never comes among the first five where a background is shown, where companies buy, on nonprofit and sign-up pages, and where the page type is unclear. Pages where an image failed to load, sign-ins and price lists of subscriptions are left out.',
  titleFor: (said: Said) => {
    const missing = sceneOf(said).missing(said);
    if (said.lack === 'but-background')
      return `The only image on the ${said.name === null ? 'page' : `${said.name} page`} is a background`;
    return said.lack === 'above-fold'
      ? `No image above the fold shows ${missing}`
      : `No image shows ${missing}`;
  },
  observed: ({ lack, words, screens, price }: Said) => {
    const asked = price === null ? '' : `, though it asks for ${quote(price, 40)}`;
    if (lack === 'above-fold')
      return `Above the fold, the page has only text and color${asked}; its images start further down.`;
    const length = [
      ...(words === null ? [] : [amount(words, 'word')]),
      ...(screens === null ? [] : [amount(Math.max(1, Math.round(screens)), 'screen')]),
    ].join(' on ');
    const shown =
      lack === 'everywhere' ? 'no photo, screenshot or video' : 'no image apart from the background';
    return `The page has ${length === '' ? '' : `${length} and `}${shown}${asked}.`;
  },
  steps: (said: Said) => [
    ...(said.lack === 'above-fold' ? [] : [sceneOf(said).take]),
    said.lack === 'above-fold'
      ? 'Move your best image up next to the headline, or right below it on phones.'
      : 'Put the best image next to the headline, and another next to each thing you offer.',
    'Use your own photos. Stock photos and drawings don’t prove anything.',
    'Export your images as WebP at twice their displayed size, so they stay sharp and load fast.',
  ],
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
