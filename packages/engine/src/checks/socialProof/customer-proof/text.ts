import { translated } from '@liftmark/contract/translated';
import { capitalized, list, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

interface Speakers {
  /** Next to a button, or on the page. */
  where: string;
  /** "customer" and "customers", or what the page's people are called. */
  one: string;
  many: string;
}

const english = {
  title: { passes: 'Social proof is shown', fails: 'Social proof is missing' },
  why: 'In tests on online shops and travel sites, honest social proof brought a small gain on average. Across 51 studies, sales rose with the number of reviews and with better ratings. People trust other customers more than the seller.',
  measure: (scale: string) =>
    `Kinds of proof on the page (testimonials, ratings, customer or partner logos, numbers of customers or completed jobs, named case studies, press mentions): ${scale}; on sign-up, pricing, category, portfolio, event, nonprofit and other pages, 0.3 for none. Proof that the page itself contradicts doesn’t count, nor do star ratings on testimonials. Doesn’t apply to pages that open with a contact form and have no offer of their own, or to announced products with a waiting list.`,
  kinds: {
    testimonials: 'testimonials',
    ratings: 'ratings',
    logos: 'customer or partner logos',
    numbers: 'numbers of customers or completed jobs',
    cases: 'named case studies',
    press: 'press mentions',
  },
  notApplicable: { waitingList: 'The product isn’t available yet, so no customer can vouch for it.' },
  notMeasured: {
    kind: ({ kind }: { kind: string }) => `It’s unclear whether the page has ${kind}.`,
    language: 'We can’t recognize social proof in this page’s language.',
  },
  unread: 'Any social proof',
  searched: ['main content', 'header and footer', 'structured data'],
  observed: {
    none: ({ kinds, ownFigure }: { kinds: readonly string[]; ownFigure: string | null }) =>
      `None of these were found: ${list(kinds, 6)}${ownFigure === null ? '' : `; ${quote(ownFigure, 60)} doesn’t count because it’s only about the seller`}.`,
    one: ({ found, others }: { found: string; others: readonly string[] }) =>
      `Found: ${found}. There’s no second kind of proof, such as ${list(others, 3)}.`,
    several: ({ found }: { found: readonly string[] }) => `Found: ${list(found, 6)}.`,
  },
  advice: {
    title: ({ one, where }: Pick<Speakers, 'one' | 'where'>) => `Add a ${one} testimonial ${where}`,
    nextTo: ({ button }: { button: string }) => `next to ${quote(button, 40)}`,
    onPage: ({ page }: { page: string }) => `on ${page}`,
    steps: {
      goods: (speakers: Speakers) =>
        stepsFor(speakers, QUESTIONS.business, 'name, photo and what they bought'),
      personal: (speakers: Speakers) => stepsFor(speakers, QUESTIONS.personal, 'name, city and photo'),
      business: (speakers: Speakers) => stepsFor(speakers, QUESTIONS.business, 'name, role and photo'),
    },
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });

const QUESTIONS = {
  personal: 'what they liked and what they’d say to a friend',
  business: 'what problem they had and what changed',
};

function stepsFor({ where, many }: Speakers, questions: string, details: string): string[] {
  return [
    `Email the last three ${many} who thanked you. Ask ${questions}, and whether you can publish the answer with their name.`,
    `${capitalized(where)}, show the sentence that names a result, with ${details}.`,
    `With permission, also name ${many} or show case studies, or state the real number of people you serve.`,
    'Publish only real quotes and real numbers. Fake reviews are illegal in the United States and the European Union.',
  ];
}
