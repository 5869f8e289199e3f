import { translated } from '@liftmark/contract/translated';
import { amount, list, quote } from '../../checks/shared/phrasing.ts';
import type { CopiedText } from '../../facts/content/copies.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

type Copied = CopiedText['kind'];
type Kind = 'filler' | 'title' | 'note' | 'phone' | 'mail' | 'profile' | Copied;

const CONTACTS = { phone: 'phone number', mail: 'email address', profile: 'profile link' };

function places(count: number): string {
  return count > 1 ? ` (${amount(count, 'place')})` : '';
}

const english = {
  why: 'Text that was never meant for visitors tells them that the page is unfinished or that no one maintains it. They start to doubt everything else on it, above all the offer.',
  measure:
    'Reported if placeholder text, demo contacts, a template’s heading, image file names or notes to the builder are visible, or if several cards or offers have the same name or description. Notes and filler count most. A single made-up contact counts less, unless there’s no other way to reach you.',
  title: ({ kind, remnant, count }: { kind: Kind; remnant: string; count: number }) => {
    switch (kind) {
      case 'card':
        return `Name each card: ${count} of them are called ${quote(remnant, 40)}`;
      case 'description':
        return `Describe each offer: ${count} of them have the same text`;
      case 'file':
        return `Replace file names such as ${quote(remnant, 40)} with captions`;
      case 'heading':
        return `Replace the template’s heading ${quote(remnant, 40)}`;
      case 'filler':
        return `Replace the placeholder text ${quote(remnant, 50)}`;
      case 'title':
        return `Replace the template’s page title ${quote(remnant, 50)}`;
      case 'note':
        return `Remove the internal note ${quote(remnant, 60)}`;
      default:
        return `Replace the placeholder ${CONTACTS[kind]} ${quote(remnant, 40)}`;
    }
  },
  observed: {
    share: ({ percent, remnant }: { percent: string; remnant: string }) =>
      `${percent} of the body text is placeholder text, such as ${quote(remnant, 60)}.`,
    found: ({ remnants }: { remnants: readonly string[] }) =>
      `Visitors can see ${list(
        remnants.map((remnant) => quote(remnant, 60)),
        4,
      )}.`,
    copied: {
      card: ({ remnant, count }: { remnant: string; count: number }) =>
        `${count} cards with an image have the same name, ${quote(remnant, 60)}.`,
      description: ({ remnant, count }: { remnant: string; count: number }) =>
        `The same text appears in ${count} places: ${quote(remnant, 90)}.`,
      file: ({ remnant, count }: { remnant: string; count: number }) =>
        `Visitors can read ${amount(count, 'file name')}, such as ${quote(remnant, 40)}.`,
      heading: ({ remnant }: { remnant: string; count: number }) =>
        `The heading ${quote(remnant, 40)} is a template’s name for this kind of page and says nothing about its content.`,
    } satisfies Record<Copied, (copied: { remnant: string; count: number }) => string>,
    contacts: ({ remnants }: { remnants: readonly string[] }) =>
      `${list(remnants.map((remnant) => quote(remnant, 40)))} ${remnants.length === 1 ? 'is a placeholder' : 'are placeholders'}, so visitors who call or write reach no one.`,
  },
  step: {
    filler: ({ remnant, count }: { remnant: string; count: number }) =>
      `${quote(remnant, 50)}${places(count)}: write your own text, or delete the block.`,
    title: ({ remnant }: { remnant: string; count: number }) =>
      `${quote(remnant, 50)}: write your own page title. It appears in browser tabs and search results.`,
    note: ({ remnant, count }: { remnant: string; count: number }) =>
      `${quote(remnant, 60)}${places(count)}: finish the work it describes, then delete the note.`,
    phone: ({ remnant, count }: { remnant: string; count: number }) =>
      `${quote(remnant, 40)}${places(count)}: replace it with your own number, in the text and in the link.`,
    mail: ({ remnant, count }: { remnant: string; count: number }) =>
      `${quote(remnant, 40)}${places(count)}: replace it with your own address, in the text and in the link.`,
    profile: ({ remnant, count }: { remnant: string; count: number }) =>
      `${quote(remnant, 40)}${places(count)}: link to your own profile, or remove the icon.`,
    card: ({ remnant, count }: { remnant: string; count: number }) =>
      `${quote(remnant, 50)}${places(count)}: name each card after what its image shows.`,
    description: ({ remnant, count }: { remnant: string; count: number }) =>
      `${quote(remnant, 50)}${places(count)}: write what each offer includes and who it’s for.`,
    file: ({ remnant, count }: { remnant: string; count: number }) =>
      `${quote(remnant, 50)}${places(count)}: write what each image shows, or remove the line.`,
    heading: ({ remnant }: { remnant: string; count: number }) =>
      `${quote(remnant, 50)}: use the title of this page’s content as its heading.`,
    again: 'Read the whole page one more time, including the header and footer, before you publish it.',
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
