import { hasLetterOrDigit } from '../../../language/characters.ts';
import { capitalized, place, places, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Channel = Parameters<Text['observed']['onPage']>[0]['channel'];

const CHANNELS: Record<Channel['kind'], string> = {
  phone: 'Ein Telefonkontakt',
  chat: 'Ein Chat',
  help: 'Ein Hilfe- oder Kontaktlink',
};

/** "Ein Chat", or with its words "Ein Hilfe- oder Kontaktlink, „Kontakt“,". */
function named({ kind, evidence: { text: words } }: Channel): string {
  return hasLetterOrDigit(words) ? `${CHANNELS[kind]}, ${quote(words)},` : CHANNELS[kind];
}

function linkName(words: string): string {
  return hasLetterOrDigit(words) ? quote(words, 40) : 'den Hilfe-Link';
}

const DEVICES = { desktop: 'auf dem Desktop', mobile: 'auf dem Smartphone' };

export const text: Text = {
  title: { passes: 'Hilfe ist leicht zu finden', fails: 'Hilfe ist schwer zu finden' },
  titleFromHtml: {
    passes: 'Es gibt einen Weg, Hilfe zu bekommen',
    fails: 'Es wurde kein Weg gefunden, Hilfe zu bekommen',
  },
  why: 'Auf einem großen Marktplatz erhöhte Live-Chat die Kaufwahrscheinlichkeit derer, die ihn nutzten, um 16 %, bereinigt darum, wer überhaupt chattet. Händlerdaten zeigen, dass Chat am meisten zählt, wo eine Seite wenig sagt. Ein Shop verkaufte mehr, nachdem er den Chat-Link in die Navigation gesetzt hatte.',
  measure:
    'Eine Telefonnummer, ein Chat-Button oder ein Hilfe-Link bekommt 1 im sofort sichtbaren Bereich, 0,75 weiter unten oder in einem geschlossenen Menü und 0,3, wenn es keinen gibt.',
  notMeasured: {
    noWordList:
      'Es wurde keine Telefonnummer gefunden, und für Hilfe-Links gibt es in dieser Sprache keine Wortliste.',
  },
  /** What could be in a part of the page that wasn’t read. */
  missing: 'ein Weg, Hilfe zu bekommen',
  observed: {
    onPage: ({ channel }) => `${named(channel)} ist auf der Seite.`,
    at: ({ channel, depth }) => `${named(channel)} steht ${places(depth)}.`,
    differs: ({ desktop, mobile }) =>
      named(desktop.channel) === named(mobile.channel)
        ? `${named(desktop.channel)} steht ${places({ desktop: desktop.depth, mobile: mobile.depth })}.`
        : `Auf dem Desktop: ${named(desktop.channel)} ${place(desktop.depth)}. Auf dem Smartphone zuerst: ${named(mobile.channel)} ${place(mobile.depth)}.`,
    hidden: ({ channel, depth, on }) =>
      `${named(channel)} steht ${DEVICES[on === 'mobile' ? 'desktop' : 'mobile']} ${place(depth)}; ${DEVICES[on]} ist kein Weg zur Hilfe zu sehen, bis man ein Menü öffnet.`,
    leadsNowhere: ({ link }) =>
      `${quote(link)} führt ins Leere, und weder Telefonnummer noch Chat oder Hilfe-Link wurden gefunden.`,
    none: 'Weder Telefonnummer noch Chat oder Hilfe-Link wurden gefunden.',
  },
  advice: {
    move: {
      title: ({ link }) => `${capitalized(linkName(link))} in den Header setzen`,
      step: ({ link }) =>
        `Setzen Sie ${linkName(link)} in die Navigation am oberen Rand, auch auf Smartphones.`,
    },
    add: {
      title: () => 'Im sofort sichtbaren Bereich einen Weg für Fragen ergänzen',
      step: ({ contact }) =>
        `Ergänzen Sie in der Navigation am oberen Rand eine Telefonnummer, einen Chat oder einen Hilfe-Link${contact ? `, etwa zu ${quote(contact, 40)}` : ''}.`,
    },
    hours: 'Nennen Sie die Zeiten, zu denen jemand antwortet, und zeigen Sie den Chat nur dann.',
  },
};
