import { translated } from '@liftmark/contract/translated';
import type { People } from '../../checks/shared/people.ts';
import { list, quote } from '../../checks/shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

interface Words {
  headline: string;
  /** The line or sentence that explains the headline. */
  below: string | null;
  people: People;
}

interface WithTitle extends Words {
  /** The part of the page title that says what is offered. */
  title: string | null;
  /** Words of the headline that any business uses, and the others that carry meaning. */
  generic: readonly string[];
  own: readonly string[];
}

const SHOWN = 60;

const english = {
  why: 'Visitors decide within about ten seconds whether a page is for them, and nearly all of them read the headline. If all it contains is a greeting, praise or the company’s name, they have no reason to stay.',
  measure:
    'Reported if the page has no headline, or if the headline is a page name (“Our services”), a greeting, the name of the business, a call to action, little more than words that any business uses, a slogan whose words hardly appear again in the title, headings, menu and copy, or just the name of the trade. It’s less serious if the line below says more, or if visitors expect a headline like that on this type of page; a page name, the bare name of a business, the bare name of a trade, and a slogan with a line below it that says more never come among the first five. A headline that’s too small, cut off or below the fold, or whose words appear nowhere else, is a less serious finding.',
  missing: {
    title: ({ page }: { page: string }) => `Add a headline to ${page} that says what you offer`,
    observed: ({ title }: { title: string }) =>
      `No line above the fold stands out as the headline.${title.trim() === '' ? '' : ` The page title, ${quote(title)}, is in the browser tab, where hardly anyone reads it.`}`,
    steps: [
      'Write one line that says what you offer, who it’s for and what they get from it.',
      'Make it the page’s h1, as the largest text above the fold, and don’t put it in an image.',
      'Add one sentence below it with your location, your price or whatever sets you apart, and put the main button below that.',
      'Show it for five seconds to someone who doesn’t know you, and ask what the page offers.',
    ],
  },
  title: {
    'page-name': ({ headline }: Words) =>
      `The headline ${quote(headline, SHOWN)} names the page instead of what you offer`,
    greeting: ({ headline }: Words) =>
      `The headline ${quote(headline, SHOWN)} greets visitors instead of saying what you offer`,
    name: ({ headline }: Words) => `The headline is only the name ${quote(headline, SHOWN)}`,
    trade: ({ headline }: Words) =>
      `The headline ${quote(headline, SHOWN)} says who you are, but not why to choose you`,
    request: ({ headline }: Words) =>
      `The headline ${quote(headline, SHOWN)} asks visitors to act before it says what they get`,
    formula: ({ headline, people }: Words) =>
      `The headline ${quote(headline, SHOWN)} would fit ${people.others.all} just as well`,
    slogan: ({ headline, below }: Words) =>
      below === null
        ? `The headline ${quote(headline, SHOWN)} doesn’t say what you offer`
        : `The headline ${quote(headline, SHOWN)} leaves it to smaller text to say what you offer`,
    bare: ({ headline }: Words) => `The headline ${quote(headline, SHOWN)} gives no reason to choose you`,
  },
  observed: {
    'page-name': ({ headline, title }: WithTitle) =>
      `${quote(headline)} could be the headline of this page on any site.${titled(title)}`,
    greeting: ({ headline, title }: WithTitle) =>
      `${quote(headline)} takes up the most-read line on the page without saying what visitors get.${titled(title)}`,
    name: ({ headline, title }: WithTitle) =>
      `The most-read line on the page is the name ${quote(headline)}, which says little to people who don’t know you yet.${titled(title)}`,
    trade: ({ headline, title }: WithTitle) =>
      `The most-read line on the page, ${quote(headline)}, is a name with what you do, and no reason to choose you over others.${titled(title)}`,
    request: ({ headline, title }: WithTitle) =>
      `${quote(headline)} asks visitors to act, but it doesn’t name what you offer.${titled(title)}`,
    formula: ({ headline, generic, own }: WithTitle) =>
      `Apart from words that any business could use (${quoted(generic)}), the headline ${quote(headline)} says only ${quoted(own)}.`,
    slogan: ({ headline, title }: WithTitle) =>
      title === null
        ? `The words of the headline ${quote(headline)} hardly appear anywhere else on the page, so it could belong to any business.`
        : `The headline ${quote(headline)} has no words in common with ${quote(title)} in your page title.`,
    bare: ({ headline }: WithTitle) =>
      `${quote(headline)} names the subject, but gives visitors no reason to stay.`,
  },
  below: ({ below }: Pick<Words, 'below'>) =>
    below === null
      ? 'No sentence next to it explains it.'
      : `To find out more, visitors have to read the smaller line next to it, ${quote(below)}.`,
  steps: {
    write: ({ many }: People) =>
      `Replace it with one line that says what you offer, who it’s for and what they get, in the words of your ${many}.`,
    name: ({ name }: { name: string }) =>
      `Keep ${quote(name, SHOWN)} in the logo, and use the headline to say what you offer, who it’s for and what they get.`,
    fromTitle: ({ title }: { title: string }) =>
      `Compare it with your page title, ${quote(title)}, and use the concrete words from both.`,
    fromBelow: ({ below }: { below: string }) =>
      `Move the most concrete words from the smaller line (${quote(below)}) up into the headline, and shorten what’s left of that line.`,
    addBelow: ({ others }: People) =>
      `Below the headline, add one sentence that says how your offer works or why people choose you over ${others.all}.`,
    fact: ({ town, people }: { town: string | null; people: People }) =>
      `Add a fact that ${people.others.all} can’t copy: ${town === null ? 'your city or region' : `your city (${town})`}, a price, a time frame or a figure.`,
    ask: 'Show it for five seconds to someone who doesn’t know you, and ask what the page offers.',
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });

function quoted(words: readonly string[]): string {
  return list(words.map((word) => quote(word)));
}

function titled(title: string | null): string {
  return title === null ? '' : ` Your page title says ${quote(title)}.`;
}
