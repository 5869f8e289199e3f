import { list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

type Labels = Parameters<Text['title']['actions']>[0]['labels'];

const SHOWN = 3;

function named(labels: Labels): string {
  return list(
    labels.map((label) => quote(label, 40)),
    SHOWN,
  );
}

function leads(labels: Labels): string {
  return labels.length === 1 ? 'führt' : 'führen';
}

/** What happens at a press, by the address. */
function press(label: string, address: string | null): string {
  const button = quote(label, 40);
  if (address === null) return `Wenn Besucher ${button} anklicken, passiert nichts.`;
  if (address === '') return `Der Link von ${button} ist leer.`;
  return address.length > 1 && address.startsWith('#') && !address.startsWith('#!')
    ? `${button} verlinkt auf „${address}“, und dieses Ziel gibt es auf der Seite nicht.`
    : `${button} verlinkt auf „${address}“; bei einem Klick passiert nichts.`;
}

export const text: Text = {
  why: 'Wer auf einen Button klickt, hat sich entschieden. Passiert dann nichts, suchen die meisten keinen anderen Weg. Sie gehen und bezweifeln, dass der Rest der Seite funktioniert.',
  measure:
    'Wird gemeldet, wenn sichtbare Links und Buttons eine leere Adresse haben, auf „#“ oder auf ein Ziel verweisen, das es auf der Seite nicht gibt, oder beim Klick nichts tun. Ein Button, der selbst sagt, dass er erst für später gedacht ist, etwa „Demnächst verfügbar“, zählt nicht. Am meisten zählt der Haupt-Button, dann andere Buttons, Kontaktdaten, sonstige Links und Social-Media-Icons.',
  title: {
    same: ({ label, count }) =>
      count === 1
        ? `Der Button ${quote(label, 40)} führt ins Leere`
        : `${count === 2 ? 'Zwei' : count} Buttons ${quote(label, 40)} führen ins Leere`,
    actions: ({ labels }) => `Die Buttons ${named(labels)} führen ins Leere`,
    contacts: ({ labels }) =>
      `${labels.length === 1 ? 'Der Kontaktlink' : 'Die Kontaktlinks'} ${named(labels)} ${leads(labels)} ins Leere`,
    most: ({ dead, total }) => `${dead} von ${total} Links führen ins Leere`,
    links: ({ labels }) =>
      `${labels.length === 1 ? 'Der Link' : 'Die Links'} ${named(labels)} ${leads(labels)} ins Leere`,
    profiles: ({ labels }) =>
      labels.length === 1
        ? `Das Icon von ${list(labels, SHOWN)} führt ins Leere`
        : `Die Social-Media-Icons (${list(labels, SHOWN)}) führen ins Leere`,
    form: 'Das Formular lässt sich nicht absenden',
  },
  observed: {
    first: ({ label, address }) => press(label, address),
    others: ({ parts }) => `Dasselbe gilt für ${list(parts)}.`,
    part: {
      action: ({ labels }) => `${labels.length === 1 ? 'den Button' : 'die Buttons'} ${named(labels)}`,
      contact: ({ labels }) =>
        `${labels.length === 1 ? 'den Kontaktlink' : 'die Kontaktlinks'} ${named(labels)}`,
      link: ({ labels }) =>
        labels.length === 1 ? `den Link ${named(labels)}` : `${labels.length} Links (${named(labels)})`,
      profile: ({ labels }) =>
        labels.length === 1
          ? `das Icon von ${list(labels, SHOWN)}`
          : `die Social-Media-Icons (${list(labels, SHOWN)})`,
    },
  },
  step: {
    action: ({ labels }) =>
      `Verlinken Sie ${named(labels)} mit dem Ziel, das ${labels.length === 1 ? 'die Beschriftung verspricht' : 'die Beschriftungen versprechen'}: einer Seite, einem Formular oder einem Abschnitt.`,
    contact: ({ labels }) =>
      `Lassen Sie ${named(labels)} einen Anruf, eine E-Mail oder einen Chat öffnen (tel:, mailto: oder die Adresse des Chats).`,
    link: ({ labels }) =>
      labels.length === 1
        ? `Legen Sie die Seite an, zu der ${named(labels)} führen soll, oder entfernen Sie den Link.`
        : `Legen Sie die Seiten an, zu denen ${named(labels)} führen sollen, oder entfernen Sie diese Links.`,
    profile: ({ labels }) =>
      labels.length === 1
        ? `Verlinken Sie das Icon von ${list(labels, SHOWN)} mit Ihrem Profil, oder entfernen Sie es.`
        : `Verlinken Sie die Social-Media-Icons (${list(labels, SHOWN)}) mit Ihren Profilen, oder entfernen Sie sie.`,
    form: 'Geben Sie dem Formular einen funktionierenden Absende-Button, und schicken Sie sich selbst eine Testnachricht.',
    test: 'Tippen Sie vor der Veröffentlichung jeden Button und jeden Link einmal auf einem Smartphone an.',
  },
  networks: {
    linkedin: 'LinkedIn',
    youtube: 'YouTube',
    tiktok: 'TikTok',
    whatsapp: 'WhatsApp',
  },
};
