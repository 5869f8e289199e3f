import type { Evidence } from '@liftmark/contract/report';
import { quote } from '../../checks/shared/phrasing.ts';

/** What visitors don't learn about the people behind the page. */
export interface Gap {
  kind: 'unreachable' | 'unregistered' | 'link-only' | 'freemail' | 'email-only' | 'nobody';
  /** The link or the address that it is about. */
  words?: string;
  evidence?: Evidence[];
}

/** With the name in quotation marks, if known. */
type Named = Gap & { name: string | null };

const page = (name: string | null) => (name === null ? 'The page' : `The page of ${name}`);

const OBSERVED: Record<Gap['kind'], (gap: Named) => string> = {
  unreachable: ({ name }) =>
    `${page(name)} has no phone number, email address, postal address or contact link.`,
  unregistered: ({ name }) => `${page(name)} asks for money and shows no charity or registration number.`,
  'link-only': ({ words = '' }) =>
    `To get in touch, visitors have ${words.trim() === '' ? 'a link' : `the link ${quote(words, 40)}`}, but no phone number, email or postal address on this page.`,
  freemail: ({ words = '' }) =>
    `Visitors are asked to write to ${quote(words, 60)}, an address that anyone can register for free.`,
  'email-only': ({ words = '' }) =>
    `The address ${quote(words, 60)} is all that visitors learn: no phone number and no postal address.`,
  nobody: () => 'The page names no person, and no “About” link leads to one.',
};

const STEPS: Record<Gap['kind'], readonly string[]> = {
  unreachable: [
    'Put a phone number or an email address into the header, and make it a link that dials or writes.',
    'Add the company’s full name and postal address to the footer of every page.',
  ],
  unregistered: [
    'Next to the donation button, show the registration number, the legal form and whether gifts are tax-deductible.',
    'Link to the latest annual report, or list what came in and what it paid for.',
  ],
  'link-only': [
    'Show the phone number and the town in the header, and the full address in the footer, on this page too.',
  ],
  freemail: [
    'Set up an address at your own domain, forward it to the mailbox you use, and replace the old one on the page and in its links.',
  ],
  'email-only': [
    'Add a phone number with the hours when someone answers, and the full postal address, to the header or footer.',
  ],
  nobody: [
    'Add two lines with a name, a role and a photo of the person visitors will deal with.',
    'If the trade needs a license or a qualification, show it with its number.',
  ],
};

export const text = {
  why: 'Before people pay, sign or let a stranger in, they check who they’re dealing with. Showing a real organization, the people behind it and an easy way to reach them are three of the ten Stanford guidelines for credible sites.',
  measure:
    'Reported if the page has no phone number, email, postal address or contact link; if a link or an email address is all there is on a page whose visitors want to call or come; if it asks for donations without a registration number; if all of its email addresses are with a free provider; or if no person is named and there’s no “About” link. It’s most serious where people come, call or give.',
  titles: {
    unreachable: ({ name }) => `${page(name)} shows no phone number, email or address`,
    unregistered: ({ name }) => `${name ?? 'The page'} asks for money without a registration number`,
    'link-only': ({ words = '', name }) =>
      words.trim() === ''
        ? `${page(name)} shows no phone number, email or address`
        : `Show a phone number and an address, not just the link ${quote(words, 40)}`,
    freemail: ({ words = '' }) => `Replace ${quote(words, 60)} with an address at your own domain`,
    'email-only': ({ words = '' }) => `Add a phone number and an address to ${quote(words, 60)}`,
    nobody: ({ name }) => `${page(name)} doesn’t name a single person`,
  } satisfies Record<Gap['kind'], (gap: Named) => string>,
  observed: (gaps: readonly Gap[], name: string | null) =>
    gaps
      .slice(0, 2)
      .map((gap) => OBSERVED[gap.kind]({ ...gap, name }))
      .join(' '),
  steps: (gaps: readonly Gap[]) => gaps.flatMap(({ kind }) => STEPS[kind]).slice(0, 5),
};
