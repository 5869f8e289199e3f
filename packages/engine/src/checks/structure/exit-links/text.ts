import { translated } from '@liftmark/contract/translated';
import { amount, list, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  title: {
    passes: 'Few links lead away from the task',
    fails: 'Many links lead away from the task',
  },
  why: 'One company reported gains from removing the navigation on its trial and demo pages, and almost none on others. An agency counters that links to the main site help when people decide slowly, so this check carries little weight and applies only where visitors are in the middle of a task.',
  measure: (scale: string) => `Links in the top navigation: ${scale}.`,
  notMeasured: { unclear: 'The top navigation couldn’t be identified.' },
  observed: {
    links: ({ links, limit }: { links: number; limit: number }) => {
      if (links === 0) return 'The top navigation has no links.';
      return links > limit
        ? `The top navigation has ${amount(links, 'link')} that lead away from the task (up to ${limit} is fine).`
        : `The top navigation has ${amount(links, 'link')}.`;
    },
  },
  advice: {
    title: ({ names }: { names: readonly string[] }) =>
      `Remove links from this page’s navigation${
        names.length === 0
          ? ''
          : `: ${list(
              names.map((name) => quote(name, 25)),
              6,
            )}`
      }`,
    steps: ({ links }: { links: number }) => [
      `The header gives visitors ${amount(links, 'way')} out in the middle of a task. Keep the logo and the help link.`,
      'Move the other links to the footer.',
      'Test the change: on pages where people are still comparing options, links to the rest of the site can help.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
