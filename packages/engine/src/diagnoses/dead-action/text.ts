import { translated } from '@liftmark/contract/translated';
import { amount, list, quote } from '../../checks/shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

type Labels = readonly string[];

const SHOWN = 3;

function named(labels: Labels): string {
  return list(
    labels.map((label) => quote(label, 40)),
    SHOWN,
  );
}

function verb(labels: Labels): string {
  return labels.length === 1 ? 'leads' : 'lead';
}

/** What happens at a press, by the address. */
function press(label: string, address: string | null): string {
  const button = quote(label, 40);
  if (address === null) return `When visitors click ${button}, nothing happens.`;
  if (address === '') return `${button} has an empty link.`;
  return address.length > 1 && address.startsWith('#') && !address.startsWith('#!')
    ? `${button} links to “${address}”, which isn’t on the page.`
    : `${button} links to “${address}”, so nothing happens when visitors click it.`;
}

const english = {
  why: 'Visitors who click a button have decided to act. When nothing happens, most don’t look for another way. They leave, doubting that the rest of the page works.',
  measure:
    'Reported if visible links and buttons have an empty address, lead to “#” or to a place that isn’t on the page, or do nothing when clicked. A button that says itself that it’s for later, such as “Coming soon”, doesn’t count. The main button counts most, then other buttons, contact details, other links and social icons.',
  title: {
    same: ({ label, count }: { label: string; count: number }) =>
      count === 1
        ? `The button ${quote(label, 40)} leads nowhere`
        : `${count === 2 ? 'Two' : count} ${quote(label, 40)} buttons lead nowhere`,
    actions: ({ labels }: { labels: Labels }) => `The buttons ${named(labels)} lead nowhere`,
    contacts: ({ labels }: { labels: Labels }) =>
      `The contact link${labels.length === 1 ? '' : 's'} ${named(labels)} ${verb(labels)} nowhere`,
    most: ({ dead, total }: { dead: number; total: number }) => `${dead} of ${total} links lead nowhere`,
    links: ({ labels }: { labels: Labels }) =>
      `The link${labels.length === 1 ? '' : 's'} ${named(labels)} ${verb(labels)} nowhere`,
    profiles: ({ labels }: { labels: Labels }) =>
      `The ${list(labels, SHOWN)} icon${labels.length === 1 ? '' : 's'} ${verb(labels)} nowhere`,
    form: 'Visitors can’t submit the form',
  },
  observed: {
    first: ({ label, address }: { label: string; address: string | null }) => press(label, address),
    others: ({ parts }: { parts: Labels }) => `The same goes for ${list(parts)}.`,
    part: {
      action: ({ labels }: { labels: Labels }) =>
        `${labels.length === 1 ? 'the button' : 'the buttons'} ${named(labels)}`,
      contact: ({ labels }: { labels: Labels }) =>
        `the contact link${labels.length === 1 ? '' : 's'} ${named(labels)}`,
      link: ({ labels }: { labels: Labels }) =>
        labels.length === 1
          ? `the link ${named(labels)}`
          : `${amount(labels.length, 'link')} (${named(labels)})`,
      profile: ({ labels }: { labels: Labels }) =>
        `the ${list(labels, SHOWN)} icon${labels.length === 1 ? '' : 's'}`,
    },
  },
  step: {
    action: ({ labels }: { labels: Labels }) =>
      `Link ${named(labels)} to the page, form or section ${labels.length === 1 ? 'it promises' : 'they promise'}.`,
    contact: ({ labels }: { labels: Labels }) =>
      `Make ${named(labels)} start a call, an email or a chat (tel:, mailto: or the chat’s address).`,
    link: ({ labels }: { labels: Labels }) =>
      labels.length === 1
        ? `Add the page that ${named(labels)} should lead to, or remove the link.`
        : `Add the pages that ${named(labels)} should lead to, or remove these links.`,
    profile: ({ labels }: { labels: Labels }) =>
      `Link the ${list(labels, SHOWN)} icon${labels.length === 1 ? '' : 's'} to your profile${labels.length === 1 ? '' : 's'}, or remove ${labels.length === 1 ? 'it' : 'them'}.`,
    form: 'Give the form a working submit button, and send yourself a test message.',
    test: 'Tap every button and link once on a phone before you publish.',
  },
  networks: {
    linkedin: 'LinkedIn',
    youtube: 'YouTube',
    tiktok: 'TikTok',
    whatsapp: 'WhatsApp',
  } as Partial<Record<string, string>>,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
