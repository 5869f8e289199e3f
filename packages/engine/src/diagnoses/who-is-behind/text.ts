import type { Evidence } from '@liftmark/contract/report';
import { translated } from '@liftmark/contract/translated';
import { quote } from '../../checks/shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

/** What visitors don't learn about the people behind the page. */
export interface Gap {
  kind: 'unreachable' | 'unregistered' | 'link-only' | 'freemail' | 'email-only' | 'nobody';
  /** The link or the address that it is about. */
  words?: string;
  evidence?: Evidence[];
}

/** With the name in quotation marks, if known. */
type Named = Gap & { name: string | null };

const page = (name: string | null) => (name === null ? 'The page' : `The ${name} page`);

const OBSERVED: Record<Gap['kind'], (gap: Named) => string> = {
  unreachable: ({ name }) =>
    `${page(name)} has no phone number, email address, mailing address or contact link.`,
  unregistered: ({ name }) => `${page(name)} asks for money but shows no charity or registration number.`,
  'link-only': ({ words = '' }) =>
    `To get in touch, visitors only have ${words.trim() === '' ? 'a link' : `the link ${quote(words, 40)}`}. There’s no phone number, email address or mailing address on this page.`,
  freemail: ({ words = '' }) =>
    `The contact address is ${quote(words, 60)}, and anyone can register an address with that provider for free.`,
  'email-only': ({ words = '' }) =>
    `The email address ${quote(words, 60)} is the only contact information. There’s no phone number or mailing address.`,
  nobody: () => 'The page names no person, and no “About” link leads to one.',
};

const STEPS: Record<Gap['kind'], readonly string[]> = {
  unreachable: [
    'Put a phone number or an email address in the header, and link it so that visitors can call or write with one tap.',
    'Add the company’s full name and mailing address to the footer of every page.',
  ],
  unregistered: [
    'Next to the donation button, show the registration number, the type of organization and whether donations are tax-deductible.',
    'Link to the latest annual report, or list how much you received and what it paid for.',
  ],
  'link-only': [
    'Show the phone number and the city in the header, and the full address in the footer of this page too.',
  ],
  freemail: [
    'Set up an address at your own domain, forward it to the inbox you use, and replace the old address in the page’s text and links.',
  ],
  'email-only': [
    'In the header or footer, add the full mailing address and a phone number, with the hours when someone answers.',
  ],
  nobody: [
    'Show the name, role and photo of the person visitors will deal with.',
    'If your trade requires a license or a qualification, show it with its number.',
  ],
};

const english = {
  why: 'Before people pay or sign, they check who they’re dealing with. Showing a real organization, showing the people behind it and making them easy to reach are three of the ten Stanford guidelines for credible sites.',
  measure:
    'Reported if the page has no phone number, email, mailing address or contact link; if there’s only a link or an email address on a page whose visitors want to call or come by; if it asks for donations without a registration number; if all of its email addresses are with a free provider; or if no person is named and there’s no “About” link. The last two and a lone email address never come among the first five. Nor does any of this on software, pricing, checkout, sign-up and portfolio pages, or where the page type is unclear. It’s most serious where people come by, call or donate.',
  titles: {
    unreachable: ({ name }) => `${page(name)} shows no phone number, email or address`,
    unregistered: ({ name }) => `${name ?? 'The page'} asks for money without a registration number`,
    'link-only': ({ words = '', name }) =>
      words.trim() === ''
        ? `${page(name)} shows no phone number, email or address`
        : `Show a phone number and an address, not just the link ${quote(words, 40)}`,
    freemail: ({ words = '' }) => `Replace ${quote(words, 60)} with an address at your own domain`,
    'email-only': ({ words = '' }) =>
      `Add a phone number and a mailing address, not just ${quote(words, 60)}`,
    nobody: ({ name }) => `${page(name)} doesn’t name a single person`,
  } satisfies Record<Gap['kind'], (gap: Named) => string>,
  observed: (gaps: readonly Gap[], name: string | null) =>
    gaps
      .slice(0, 2)
      .map((gap) => OBSERVED[gap.kind]({ ...gap, name }))
      .join(' '),
  steps: (gaps: readonly Gap[]) => gaps.flatMap(({ kind }) => STEPS[kind]).slice(0, 5),
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
