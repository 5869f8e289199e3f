import { capitalized, list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Missing = Parameters<Text['observed']['missing']>[0];
type Page = Missing['missing'][number];

const PAGES: Record<Page, string> = { privacy: 'zur Datenschutzerklärung', terms: 'zu den AGB' };

/** In the accusative. */
const THE_PAGES: Record<Page, string> = { privacy: 'die Datenschutzerklärung', terms: 'die AGB' };

/** ": „Datenschutz“ (keine Adresse) führt ins Leere, und „AGB“ ist nicht verlinkt". */
function instead(unlinked: Missing['unlinked']): string {
  const dead = unlinked.flatMap(({ words, address }) =>
    address === null
      ? []
      : [`${quote(words, 40)} (${address === '' ? 'keine Adresse' : quote(address, 40)})`],
  );
  const plain = unlinked.flatMap(({ words, address }) => (address === null ? [quote(words, 40)] : []));
  const parts = [
    dead.length > 0 ? `${list(dead)} ${dead.length > 1 ? 'führen' : 'führt'} ins Leere` : '',
    plain.length > 0 ? `${list(plain)} ${plain.length > 1 ? 'sind' : 'ist'} nicht verlinkt` : '',
  ].filter(Boolean);
  return parts.length > 0 ? `: ${parts.join(', und ')}` : '';
}

export const text: Text = {
  title: { passes: 'Die Rechtstexte sind verlinkt', fails: 'Ein Rechtstext ist nicht verlinkt' },
  why: 'In einem Laborexperiment wählten Käufer, die den Umgang der Shops mit Daten sehen konnten, die schonenderen, und manche zahlten sogar mehr. Offenheit ist seit Langem ein Zeichen einer glaubwürdigen Website; laute Versprechen neben einem Formular können auch nach hinten losgehen, deshalb zählt ein schlichter Link.',
  measure:
    'Ein sichtbarer Link zu einer Datenschutzerklärung bekommt 1; bittet die Seite um Geld oder ein Konto, zählt er 0,6 und ein Link zu den AGB 0,4.',
  notMeasured: { unknown: 'Es ist unklar, ob die Seite Rechtstexte verlinkt.' },
  observed: {
    all: ({ asksForTerms }) =>
      asksForTerms
        ? 'Datenschutzerklärung und AGB sind verlinkt.'
        : 'Eine Datenschutzerklärung ist verlinkt.',
    missing: ({ linked, missing, unlinked }) => {
      const first = {
        privacy: 'Eine Datenschutzerklärung ist verlinkt. ',
        terms: 'AGB sind verlinkt. ',
      };
      return `${linked === null ? '' : first[linked]}Es wurde kein Link ${missing.map((page) => PAGES[page]).join(' oder ')} gefunden${instead(unlinked)}.`;
    },
  },
  advice: {
    title: ({ missing }) =>
      `${capitalized(list(missing.map((page) => THE_PAGES[page])))} im Footer verlinken`,
    link: ({ words }) =>
      `Machen Sie aus ${quote(words, 40)} auf der Seite einen Link zum vollständigen Text.`,
    footer: ({ missing }) =>
      `Verlinken Sie ${list(missing.map((page) => THE_PAGES[page]))} sichtbar im Footer jeder Seite.`,
    form: ({ submit }) =>
      submit
        ? `Wiederholen Sie den Link zum Datenschutz in kleiner Schrift unter ${quote(submit)}.`
        : 'Wiederholen Sie den Link zum Datenschutz unter jedem Formular.',
    privacy: 'Erklären Sie in einfachen Worten, welche Daten Sie warum und wie lange speichern.',
    /** What the terms explain, by what the page asks for. */
    donationTerms:
      'Erklären Sie in den Bedingungen, wofür Spenden verwendet werden, wie man Dauerspenden beendet und ob sie erstattet werden können.',
    terms: ({ books, signsUp }) =>
      `Erklären Sie in den AGB, worauf man sich einlässt, wenn man hier ${books ? 'bucht' : 'bestellt'}${signsUp ? ' oder sich anmeldet' : ''}.`,
  },
};
