import { translated } from '@liftmark/contract/translated';
import type { PerViewport, ViewportName } from '../../../capture/snapshot.ts';
import type { Trust } from '../../../facts/types/trust.ts';
import { hasLetterOrDigit } from '../../../language/characters.ts';
import { lowerFirst, place, places, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

type Channel = Pick<Trust['support'][number], 'kind' | 'evidence'>;

const CHANNELS: Record<Channel['kind'], string> = {
  phone: 'A phone option',
  chat: 'A chat option',
  help: 'A help or contact link',
};

/** "A chat", or with its words "A help or contact link, “Contact”,". */
function named({ kind, evidence: { text: words } }: Channel): string {
  return hasLetterOrDigit(words) ? `${CHANNELS[kind]}, ${quote(words)},` : CHANNELS[kind];
}

function linkName(words: string): string {
  return hasLetterOrDigit(words) ? quote(words, 40) : 'the support link';
}

const english = {
  title: { passes: 'Help is easy to find', fails: 'Help is hard to find' },
  titleFromHtml: {
    passes: 'A way to get help is available',
    fails: 'No way to get help was found',
  },
  why: 'On a large marketplace, live chat made people who used it 16% more likely to buy, after adjusting for who tends to chat. Seller data shows that chat matters most where a page says little. One store sold more after moving its chat link into the navigation.',
  measure:
    'A phone number, chat launcher or help link scores 1 above the fold, 0.75 further down or in a closed menu, and 0.3 if there’s none.',
  notMeasured: {
    noWordList: 'No phone number was found, and we have no word list for help links in this language.',
  },
  /** What could be in a part of the page that wasn’t read. */
  missing: 'A way to get help',
  observed: {
    onPage: ({ channel }: { channel: Channel }) => `${named(channel)} is on the page.`,
    at: ({ channel, depth }: { channel: Channel; depth: PerViewport<number> }) =>
      `${named(channel)} is ${places(depth)}.`,
    differs: ({ desktop, mobile }: Record<ViewportName, { channel: Channel; depth: number }>) =>
      named(desktop.channel) === named(mobile.channel)
        ? `${named(desktop.channel)} is ${places({ desktop: desktop.depth, mobile: mobile.depth })}.`
        : `${named(desktop.channel)} is ${place(desktop.depth)} on desktop; on mobile, the first one is ${lowerFirst(named(mobile.channel))} ${place(mobile.depth)}.`,
    hidden: ({ channel, depth, on }: { channel: Channel; depth: number; on: ViewportName }) =>
      `${named(channel)} is ${place(depth)} on ${on === 'mobile' ? 'desktop' : 'mobile'}; on ${on}, no way to get help is visible until a menu is opened.`,
    leadsNowhere: ({ link }: { link: string }) =>
      `${quote(link)} leads nowhere, and no phone number, chat or help link was found.`,
    none: 'No phone number, chat or help link was found.',
  },
  advice: {
    move: {
      title: ({ link }: { link: string }) => `Move ${linkName(link)} to the header`,
      step: ({ link }: { link: string }) => `Put ${linkName(link)} in the top navigation, on phones too.`,
    },
    add: {
      title: ({ page }: { page: string }) => `Add a way to ask questions above the fold on ${page}`,
      step: ({ contact }: { contact: string | undefined }) =>
        `Add a phone number, a chat or a help link to the top navigation${contact ? `; it could lead to ${quote(contact, 40)}` : ''}.`,
    },
    hours: 'List the hours when someone is available to answer, and show the chat only during those hours.',
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
