import { capitalized, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const field = (label: string, limit?: number) =>
  label === '' ? 'das Gutscheinfeld' : `das Gutscheinfeld ${quote(label, limit)}`;

export const text: Text = {
  title: { passes: 'Kein Gutscheinfeld steht offen da', fails: 'Das Gutscheinfeld steht offen und leer da' },
  why: 'In einem kontrollierten Experiment verlor ein Shop Umsatz, als im Warenkorb ein Gutscheinfeld erschien. Die Experimentatoren warnen: Ein leeres Codefeld schickt Käufer auf die Suche nach einem Code.',
  measure: (cases) => `Ein leeres Gutscheinfeld: ${cases}.`,
  how: {
    open: 'wenn es von vornherein offen ist',
    behindLink: 'hinter einem Link',
    none: 'wenn es keines gibt',
  },
  observed: {
    none: 'Die Seite hat kein Gutscheinfeld.',
    open: ({ label }) => `${capitalized(field(label))} steht offen und leer da.`,
    behindLink: ({ label }) =>
      `Käufer öffnen das Gutscheinfeld mit ${label === '' ? 'einem Link' : quote(label)}.`,
  },
  searched: ['Formularfelder und Links der Seite, auf Hinweise zu Gutscheinen'],
  /** Replaces a missing label in the copy example. */
  noLabel: 'Gutscheincode',
  advice: {
    title: ({ label }) => `${capitalized(field(label, 40))} hinter einen kleinen Link setzen`,
    steps: ({ label }) => [
      `Ersetzen Sie ${field(label, 40)} durch einen Textlink, der es öffnet.`,
      'Lösen Sie den Code automatisch ein, wenn Besucher über einen Kampagnenlink kommen.',
      'Wenn alle den Rabatt bekommen, zeigen Sie ihn im Preis statt als Code.',
    ],
    design: ['Ein schlichter Textlink unter der Bestellsumme, ohne Box oder Button.'],
  },
};
