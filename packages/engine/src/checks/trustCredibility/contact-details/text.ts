import { translated } from '@liftmark/contract/translated';
import type { Trust } from '../../../facts/types/trust.ts';
import { list, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

type Kind = Trust['contact']['kinds'][number];

const KINDS: Record<Kind, string> = {
  phone: 'a phone number',
  whatsapp: 'a WhatsApp link',
  email: 'an email address',
  address: 'a mailing address',
  page: 'a contact link',
  form: 'a contact form',
};

/** A contact link and a contact form count once. */
function onlyWay(kinds: readonly Kind[]): string {
  return kinds.length > 1
    ? ', which count as one way to get in touch'
    : ', but no second way to get in touch';
}

const english = {
  title: {
    passes: 'Contact details are easy to find',
    fails: 'Contact details are missing or limited',
  },
  why: 'The Stanford guidelines, drawn from research with over 4,500 people, recommend making it easy to get in touch by phone, mailing address and email. Upfront contact details are one of the lasting signs of a credible site.',
  measure: (scale: string) =>
    `Ways to get in touch from header to footer (phone or WhatsApp, email, mailing address, contact page or form): ${scale}. Placeholder numbers, links that lead nowhere, social icons and chat don’t count.`,
  notMeasured: {
    unknown: 'It’s unclear whether the page shows contact details.',
    noWordList:
      'No phone number or email was found, and we have no word list for contact links in this language.',
  },
  /** What could be in a part of the page that wasn’t read. */
  missing: 'A way to get in touch',
  observed: {
    found: ({ kinds, isOnlyWay }: { kinds: readonly Kind[]; isOnlyWay: boolean }) =>
      `The page has ${list(kinds.map((kind) => KINDS[kind]))}${isOnlyWay ? onlyWay(kinds) : ''}.`,
    placeholder: ({ contact }: { contact: string }) =>
      `${quote(contact)} comes from a template, and no other way to get in touch was found.`,
    leadsNowhere: ({ link }: { link: string }) =>
      `${quote(link)} leads nowhere, and no phone number, email or address was found.`,
    none: 'No phone number, email, address or contact link was found.',
  },
  advice: {
    title: {
      second: ({ contact }: { contact: string }) =>
        `Add a second way to get in touch next to ${quote(contact, 40)}`,
      first: ({ page }: { page: string }) => `Add contact details to ${page}`,
    },
    steps: ({ missing }: { missing: readonly Kind[] }) => [
      `Add ${list(
        missing.map((kind) => KINDS[kind]),
        4,
      )} to the header or footer${missing.length > 1 ? ', whichever you can answer' : ''}.`,
      'Link phone numbers and email addresses (tel:, mailto:), so one tap is enough.',
      'If you don’t answer right away, say when you will.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
