import type { Evidence } from '@liftmark/contract/report';
import { translated } from '@liftmark/contract/translated';
import type { People } from '../../checks/shared/people.ts';
import { amount, every, quote } from '../../checks/shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

/** Why visitors don't believe the proof that the page has. */
export interface Flaw {
  kind: 'repeated' | 'anonymous' | 'uncounted-rating' | 'numbers-only' | 'unsourced' | 'single' | 'deep';
  /** Of the quotes, figures or claims; for `deep` the screens above it. */
  count: number;
  of: number;
  /** The first of them. */
  words: string;
  /** Who signed the first quote, as far as the page says. */
  by: string;
  evidence: Evidence[];
}

/** Told with what the page's people are called. */
type Told = Flaw & Pick<People, 'one' | 'many'>;

/** Shorter words are the name of a logo. */
const LEAST_QUOTED = 15;

const signed = ({ by }: Flaw) => (by.trim() === '' ? 'unattributed' : `attributed to ${quote(by, 40)}`);

const OBSERVED: Record<Flaw['kind'], (flaw: Told) => string> = {
  repeated: ({ words }) =>
    `The quote ${quote(words, 90)} appears under different names or is left over from a template.`,
  anonymous: (flaw) =>
    `${flaw.of === flaw.count ? every(flaw.of, 'quote') : `${flaw.count} of ${amount(flaw.of, 'quote')}`} can’t be traced to a person. ${quote(flaw.words, 80)} is ${signed(flaw)}.`,
  'uncounted-rating': ({ words }) =>
    `${quote(words, 60)} is shown without the number of reviews or a link to them.`,
  'numbers-only': ({ words, one }) =>
    `${quote(words, 60)} is the only proof on the page: no ${one} is named or quoted.`,
  unsourced: (flaw) =>
    `${every(flaw.count, 'quote')} could be made up: there’s no date, company, photo or link to a review. The first is ${signed(flaw)}.`,
  single: (flaw) => `The only proof is one quote: ${quote(flaw.words, 90)}, ${signed(flaw)}.`,
  deep: ({ words, count }) =>
    words.length < LEAST_QUOTED
      ? `The first social proof is ${amount(count, 'screen')} down.`
      : `The first social proof, ${quote(words, 60)}, is ${amount(count, 'screen')} down.`,
};

const STEPS: Record<Flaw['kind'], (people: People) => readonly string[]> = {
  repeated: ({ one }) => [
    `Delete every quote that no ${one} wrote. Fake reviews are illegal in the United States and the European Union.`,
  ],
  anonymous: () => [
    'Ask the authors whether you may show their full name, their city, role or company, and a photo.',
    'Remove the quotes whose authors say no, or link to the platform where they were published.',
  ],
  'uncounted-rating': () => [
    'Add the number of reviews next to the rating, and link both to the platform where the reviews were published.',
  ],
  'numbers-only': ({ many }) => [`Below the figure, quote two ${many} by name, or show the logos of three.`],
  unsourced: ({ one }) => [
    `Link each quote to where it was published, or add the date and what the ${one} got.`,
  ],
  single: ({ many }) => [
    `Ask three more ${many} for a quote this week. Three quotes about different concerns say more than one about everything.`,
  ],
  deep: () => ['Move the strongest quote or figure next to the headline or the main button.'],
};

const english = {
  why: 'Visitors know that reviews can be invented. Quotes without a full name, ratings without a count and figures without a source do more harm than having none, because they make people wonder what else isn’t true.',
  measure:
    'Reported if quotes repeat or are left over from a template, if most of them don’t name anyone, if a rating has no count, if figures are the only proof and no customer is named, if quotes can’t be traced, if a single quote is the only proof, if the first proof is three or more screens down, or, where there are none of these, if percentages have no source nearby. The most serious of these determines how serious the finding is, and each additional one adds a little. Quotes with a name that isn’t a full one never come among the first five.',
  titles: {
    repeated: ({ words }) => `Remove the quote that looks made up: ${quote(words, 50)}`,
    anonymous: (flaw) =>
      flaw.by.trim() === ''
        ? `Say who wrote ${quote(flaw.words, 50)}`
        : `Show the full name behind ${quote(flaw.by, 40)}`,
    'uncounted-rating': ({ words }) => `Say how many reviews are behind ${quote(words, 50)}`,
    'numbers-only': ({ words }) => `Back up ${quote(words, 50)} with names and faces`,
    unsourced: ({ words }) => `Show where ${quote(words, 50)} was published`,
    single: ({ words }) => `One quote is the only proof: ${quote(words, 50)}`,
    deep: ({ words, count }) =>
      words.length < LEAST_QUOTED
        ? `Move your proof up: it starts ${amount(count, 'screen')} down`
        : `Move ${quote(words, 50)} up: it’s ${amount(count, 'screen')} down`,
  } satisfies Record<Flaw['kind'], (flaw: Flaw) => string>,
  observed: (flaws: readonly Flaw[], { one, many }: People) =>
    flaws
      .slice(0, 3)
      .map((flaw) => OBSERVED[flaw.kind]({ ...flaw, one, many }))
      .join(' '),
  steps: (flaws: readonly Flaw[], people: People) => [
    ...flaws.flatMap(({ kind }) => STEPS[kind](people)).slice(0, 4),
    `Publish only what ${people.many} really wrote, including a critical review or two.`,
  ],
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
