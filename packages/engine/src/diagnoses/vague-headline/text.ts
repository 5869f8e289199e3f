import { list, quote } from '../../checks/shared/phrasing.ts';

interface Words {
  headline: string;
  /** The line or sentence that explains the headline. */
  below: string | null;
}

interface WithTitle extends Words {
  /** The part of the page title that says what is offered. */
  title: string | null;
  /** Words of the headline that any business uses, and the others that carry meaning. */
  generic: readonly string[];
  own: readonly string[];
}

const SHOWN = 60;

export const text = {
  why: 'Visitors decide within about ten seconds whether a page is for them, and the headline is what nearly all of them read. One that only greets, praises or names the company gives them no reason to stay.',
  measure:
    'Reported if the page has no headline, or if the headline is a page name (“Our services”), a greeting, the name of the business, a request to act, hardly more than words that any business uses, a slogan whose words hardly come up again in the title, headings, menu and copy, or the name of the trade and nothing else. It’s less serious if the line below says more, or if visitors expect such a headline on this type of page. A headline that is too small, cut off or below the fold counts less.',
  missing: {
    title: ({ page }: { page: string }) => `Add a headline to ${page} that says what you offer`,
    observed: ({ title }: { title: string }) =>
      `No line above the fold stands out as the headline.${title.trim() === '' ? '' : ` The page title, ${quote(title)}, is in the browser tab, where hardly anyone reads it.`}`,
    steps: [
      'Write one line that says what you offer, who it’s for and what they get from it.',
      'Make it the page’s h1, the largest text above the fold, in text and not in a picture.',
      'Add one sentence below it with the place, the price or whatever sets you apart, and the main button below that.',
      'Show it for five seconds to someone who doesn’t know you, and ask what the page offers.',
    ],
  },
  title: {
    'page-name': ({ headline }: Words) =>
      `The headline ${quote(headline, SHOWN)} names the page, not what you offer`,
    greeting: ({ headline }: Words) =>
      `The headline ${quote(headline, SHOWN)} greets visitors instead of saying what you offer`,
    name: ({ headline }: Words) => `The headline is only the name ${quote(headline, SHOWN)}`,
    request: ({ headline }: Words) =>
      `The headline ${quote(headline, SHOWN)} asks visitors to act before it says what they get`,
    formula: ({ headline }: Words) =>
      `The headline ${quote(headline, SHOWN)} would fit most of your competitors`,
    slogan: ({ headline }: Words) => `The headline ${quote(headline, SHOWN)} doesn’t say what you offer`,
    bare: ({ headline }: Words) => `The headline ${quote(headline, SHOWN)} gives no reason to choose you`,
  },
  observed: {
    'page-name': ({ headline, title }: WithTitle) =>
      `${quote(headline)} could be the headline of this page on any site.${titled(title)}`,
    greeting: ({ headline, title }: WithTitle) =>
      `${quote(headline)} takes the most-read line of the page and doesn’t say what visitors get here.${titled(title)}`,
    name: ({ headline, title }: WithTitle) =>
      `The most-read line of the page is the name ${quote(headline)}, which says little to people who don’t know you yet.${titled(title)}`,
    request: ({ headline, title }: WithTitle) =>
      `${quote(headline)} asks for something, but its words don’t name what’s on offer.${titled(title)}`,
    formula: ({ headline, generic, own }: WithTitle) =>
      `Without words that any business uses (${quoted(generic)}), all that’s left of the headline ${quote(headline)} is ${quoted(own)}.`,
    slogan: ({ headline, title }: WithTitle) =>
      title === null
        ? `The words of the headline ${quote(headline)} hardly appear anywhere else on the page, so it could belong to any business.`
        : `The headline ${quote(headline)} has no word in common with ${quote(title)} in your page title.`,
    bare: ({ headline }: WithTitle) =>
      `${quote(headline)} names the subject, and nothing that makes visitors stay.`,
  },
  below: ({ below }: Words) =>
    below === null
      ? 'No sentence next to it explains it.'
      : `Visitors have to read on in the smaller line next to it, ${quote(below)}.`,
  steps: {
    write:
      'Replace it with one line that says what you offer, who it’s for and what they get, in your customers’ words.',
    name: ({ name }: { name: string }) =>
      `Keep ${quote(name, SHOWN)} in the logo, and use the headline to say what you offer, who it’s for and what they get.`,
    fromTitle: ({ title }: { title: string }) =>
      `Compare it with your page title, ${quote(title)}, and use the concrete words of the two.`,
    fromBelow: ({ below }: { below: string }) =>
      `Move the most concrete words of the smaller line (${quote(below)}) up into the headline, and shorten the rest.`,
    addBelow:
      'Add one sentence below it that says how it works, or why people choose you over the other sites they have open.',
    fact: ({ town }: { town: string | null }) =>
      `Add a fact that competitors can’t copy: ${town === null ? 'your town or region' : `your town (${town})`}, a price, a time or a figure.`,
    ask: 'Show it for five seconds to someone who doesn’t know you, and ask what the page offers.',
  },
};

function quoted(words: readonly string[]): string {
  return list(words.map((word) => quote(word)));
}

function titled(title: string | null): string {
  return title === null ? '' : ` Your page title says ${quote(title)}.`;
}
