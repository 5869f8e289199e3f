import { translated } from '@liftmark/contract/translated';
import { list, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

/** People and numbers that are listed, the last of them as the rest. */
const SHOWN = 3;

interface Parts {
  hasAbout: boolean;
  name: string | null;
  /** People or a registration number. */
  isProven: boolean;
}

/** A name such as “Harbor e. V.” ends with a period itself. */
function stop(sentence: string): string {
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}

const english = {
  title: {
    passes: 'The organization is clearly identified',
    fails: 'The organization isn’t clearly identified',
  },
  why: 'Three of the ten Stanford credibility guidelines are about this: show a real organization, its expertise and the people behind it. In studies with Western and Asian users, upfront disclosure was one of four signs of a credible site that have held up over the years.',
  measure:
    'A link to an about or imprint page is worth 0.4; a legal or organization name, 0.3; named people, or a registration or charity number, 0.3. On a checkout, the name alone is enough.',
  notMeasured: { noWordList: 'We have no word list for “About” links in this language.' },
  observed: {
    seller: ({ name }: { name: string }) => stop(`The page names the seller: ${name}`),
    some: ({ hasAbout, name, isProven, proof }: Parts & { proof: readonly string[] }) => {
      const found = [
        hasAbout ? 'an “About” or legal notice link' : '',
        name ? `the name ${name}` : '',
        ...(proof.length > SHOWN
          ? [...proof.slice(0, SHOWN - 1), `${proof.length - SHOWN + 1} more`]
          : proof),
      ].filter(Boolean);
      const missing = [
        hasAbout ? '' : 'an “About” or legal notice link',
        name ? '' : 'a legal name',
        isProven ? '' : 'named people or a registration number',
      ].filter(Boolean);
      return stop(
        `The page shows ${list(found, 2 + SHOWN)}${missing.length > 0 ? `; missing: ${list(missing)}` : ''}`,
      );
    },
    none: ({ siteName, isProven }: { siteName: string | null; isProven: boolean }) => {
      const absent = [
        'no legal name',
        'no “About” or legal notice link',
        ...(isProven ? [] : ['no named person', 'no registration number']),
      ];
      return `${siteName === null ? 'The' : `Apart from ${quote(siteName, 40)}, the`} page shows ${list(absent)}.`;
    },
  },
  searched: ['structured data', 'footer and legal lines'],
  advice: {
    title: {
      people: ({ name }: { name: string }) => `Name the people behind ${name}, or add a registration number`,
      organization: ({ page }: { page: string }) => `Show who’s behind ${page}`,
    },
    name: 'Add the organization’s legal name to the footer.',
    about: 'Link to an “About” page or a legal notice from the header or footer.',
    proof: 'Name the people who do the work and their roles, or add the registration number.',
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
