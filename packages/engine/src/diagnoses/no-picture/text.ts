import type { PageType } from '@liftmark/contract/page-types';
import { amount, quote } from '../../checks/shared/phrasing.ts';
import type { Content } from '../../facts/types/content.ts';

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
  /** "No picture shows …" */
  missing: (said: Said) => string;
  take: string;
}

const own = ({ name }: Said): string => name ?? 'this page';

const WORK: Scene = {
  missing: ({ price, name }) =>
    price === null
      ? name === null
        ? 'your people or your work'
        : `the people or the work of ${name}`
      : `what ${quote(price, 30)} buys`,
  take: 'Take five pictures on the next job: the result, before and after, a detail, and you or your team at work.',
};

const SCREENSHOT: Scene = {
  missing: (said) => `what ${own(said)} looks like`,
  take: 'Take a screenshot of the one view that does the job, with real-looking data, cropped so its text can be read.',
};

const SCENES: Partial<Record<PageType, Scene>> = {
  saas: SCREENSHOT,
  app: SCREENSHOT,
  'ecommerce-product': {
    missing: (said) => `${own(said)} itself`,
    take: 'Photograph the product from the front, in use, and next to something that shows its size.',
  },
  'ecommerce-category': {
    missing: (said) => `what ${own(said)} sells`,
    take: 'Photograph each product on the same plain background, and one of them in use.',
  },
  nonprofit: {
    missing: (said) => `whom ${own(said)} helps`,
    take: 'Photograph your work where it happens: the people, the place, the volunteers, with their consent.',
  },
  event: {
    missing: (said) => `what ${own(said)} is like`,
    take: 'Use pictures of the last time: the audience, the place, the people on stage.',
  },
  course: {
    missing: (said) => `a class or a teacher of ${own(said)}`,
    take: 'Photograph a lesson, the teacher’s face and what students have made.',
  },
  signup: { missing: () => 'what visitors sign up for', take: WORK.take },
  checkout: {
    missing: () => 'what visitors pay for',
    take: 'Show a small picture of each item next to its name and price in the order summary.',
  },
  other: { missing: (said) => `what ${own(said)} is`, take: WORK.take },
  portfolio: {
    missing: (said) => `a project of ${own(said)}`,
    take: 'Pick your three best projects and show one large picture of each, with a line on what you did.',
  },
};

const HOUSES: Record<'stay' | 'table' | 'both', Scene> = {
  stay: {
    missing: (said) => `a room at ${own(said)}`,
    take: 'Photograph every kind of room by daylight, the bath, the view, and the house from outside.',
  },
  table: {
    missing: (said) => `a dish or a table at ${own(said)}`,
    take: 'Photograph the three dishes you’re known for, the room when guests are there, and the door from the street.',
  },
  both: {
    missing: (said) => `what guests find at ${own(said)}`,
    take: 'Photograph what guests come for, the rooms by daylight, and the house from outside.',
  },
};

function sceneOf({ type, house }: Said): Scene {
  return type === 'hospitality' ? HOUSES[house ?? 'both'] : (SCENES[type] ?? WORK);
}

export const text = {
  why: 'Visitors believe what they see before they read a line. On a large marketplace, listings with two pictures converted about twice as well as those with one, and eye tracking shows that people study pictures of the real thing and skip decoration.',
  measure:
    'Reported if the page shows no picture or video other than logos, icons and backgrounds, or if its first picture is below the fold. It’s most serious on shop and hospitality pages. Pages on which a picture failed to load are left out.',
  titleFor: (said: Said) => {
    const missing = sceneOf(said).missing(said);
    if (said.lack === 'but-background')
      return `A background is the only picture ${said.name === null ? 'on the page' : `that ${said.name} shows`}`;
    return said.lack === 'above-fold'
      ? `No picture above the fold shows ${missing}`
      : `No picture shows ${missing}`;
  },
  observed: ({ lack, words, screens, price }: Said) => {
    const asked = price === null ? '' : `, though it asks for ${quote(price, 40)}`;
    if (lack === 'above-fold')
      return `Above the fold, the page is words and color only${asked}; its pictures start further down.`;
    const length = [
      ...(words === null ? [] : [amount(words, 'word')]),
      ...(screens === null ? [] : [amount(Math.max(1, Math.round(screens)), 'screen')]),
    ].join(' on ');
    const shown =
      lack === 'everywhere' ? 'no photo, screenshot or video' : 'no picture apart from the background';
    return `The page has ${length === '' ? '' : `${length} and `}${shown}${asked}.`;
  },
  steps: (said: Said) => [
    ...(said.lack === 'above-fold' ? [] : [sceneOf(said).take]),
    said.lack === 'above-fold'
      ? 'Move the best picture from further down next to the headline, on phones right below it.'
      : 'Put the best one next to the headline, and one next to each thing you offer.',
    'Use your own pictures. Stock photos and drawings don’t prove anything.',
    'Export them as WebP at twice the size they’re shown, so they stay sharp and load fast.',
  ],
};
