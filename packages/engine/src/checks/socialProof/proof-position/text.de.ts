import { capitalized, places, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Depth = Parameters<Text['advice']['aboveFold']['step']>[0]['depth'];

function named(quoted: string | null): string {
  return quoted === null ? 'den ersten Social Proof' : quote(quoted, 60);
}

function whereNow(depth: Depth): string {
  return `Der erste Social Proof steht jetzt ${depth ? places(depth) : 'weiter unten'}.`;
}

export const text: Text = {
  title: { passes: 'Belege stehen dort, wo entschieden wird', fails: 'Belege stehen zu weit unten' },
  why: 'Drei Viertel ihrer Zeit schauen Besucher auf die ersten zwei Bildschirme; Belege weiter unten sehen also wenige. Als ein Shop drei Wege testete, seine Bewertung in den Header zu setzen, steigerte der beste die Bestellungen deutlich, die anderen beiden kaum.',
  measure: (scale) =>
    `Wie viele Bildschirmhöhen weiter unten der erste Social Proof steht: ${scale}. Nahe dem wichtigsten Call-to-Action oder dem Kontaktformular gibt es 1.`,
  notApplicable: { none: 'Die Seite zeigt keinen Social Proof.' },
  notMeasured: {
    proof: 'Es ist unklar, ob die Seite Social Proof zeigt.',
    rendering: 'Die Seite wurde weder auf dem Desktop noch auf dem Smartphone dargestellt.',
  },
  observed: {
    nearButton: ({ quoted }) =>
      `${quoted === null ? 'Social Proof' : quote(quoted)} steht nahe dem wichtigsten Call-to-Action.`,
    nearForm: ({ quoted }) => `${quoted === null ? 'Social Proof' : quote(quoted)} steht nahe dem Formular.`,
    first: ({ quoted, depth }) =>
      `Der erste Social Proof${quoted === null ? '' : `, ${quote(quoted)},`} steht ${places(depth)}.`,
  },
  advice: {
    nextTo: {
      title: ({ quoted, button }) =>
        `${capitalized(named(quoted))} nach oben neben ${quote(button, 40)} setzen`,
      step: ({ quoted, button, depth }) =>
        `Setzen Sie ${named(quoted)} neben ${quote(button, 40)}. ${whereNow(depth)}`,
    },
    aboveFold: {
      title: ({ quoted }) => `${capitalized(named(quoted))} in den sofort sichtbaren Bereich setzen`,
      step: ({ quoted, depth }) =>
        `Setzen Sie ${named(quoted)} in den sofort sichtbaren Bereich. ${whereNow(depth)}`,
    },
    shorten: ({ name }) =>
      `Verwenden Sie dort nur den stärksten Satz und den Namen (${name ?? '[Name des Kunden]'}). Die lange Fassung bleibt, wo sie ist.`,
    checkOnPhone: 'Prüfen Sie auf einem Smartphone, ob Beleg und Button auf einen Bildschirm passen.',
  },
};
