import { translated } from '@liftmark/contract/translated';
import { list, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  title: {
    passes: 'The CTA doesn’t look like an ad',
    fails: 'The CTA looks like an ad',
  },
  titleFromHtml: {
    passes: 'The CTA isn’t coded like an ad',
    fails: 'The CTA is coded like an ad',
  },
  why: 'In a test with 276,232 visitors on one site, removing the border and background that made a donation ask look like an ad raised conversions by 27.5%. Studies have long shown that people who are looking for something overlook eye-catching banners.',
  measure:
    'Starts at 1 and loses 0.4 for each of these: the main CTA is only an image (app store badges don’t count), is in a filled or framed box of a standard ad size (within 4 px), or has an id or class names that common ad filters hide.',
  notApplicable: { noAction: 'The page has no main CTA.' },
  signs: {
    picture: 'it’s an image with no text of its own',
    box: 'it’s in a filled or framed box of a standard ad size',
    names: 'its id or class names match ad filters',
  },
  observed: {
    none: ({ label }: { label: string }) => `Nothing about ${quote(label)} resembles an ad.`,
    signs: ({ label, signs }: { label: string; signs: readonly string[] }) =>
      `${quote(label)} resembles an ad: ${list(signs)}.`,
  },
  advice: {
    unnamed: 'the main CTA',
    title: ({ label }: { label: string }) => `Make ${quote(label, 40)} look like part of the page`,
    replacePicture: 'Replace the image with a real button that has a text label.',
    removeBox: 'Remove the box around it, or make it as wide as the column so it reads as part of the page.',
    renameInCode:
      'Rename its id and classes: ad filters hide elements named with words such as “ad”, “banner” or “sponsor”.',
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
