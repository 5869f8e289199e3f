import { amount, list, quote } from '../../shared/phrasing.ts';
import { deadEnd } from '../dead-end.ts';
import type { Text } from './text.ts';

/** The result of a click that leads nowhere; empty where it leads somewhere. */
function endOf(deadAddress: string | null): string {
  return deadAddress === null ? '' : `; ${deadEnd(deadAddress)}`;
}

function names(labels: readonly string[]): string {
  return list(labels.map((label) => quote(label, 30)));
}

export const text: Text = {
  title: { passes: 'Ein klarer Call-to-Action sticht hervor', fails: 'Kein Call-to-Action sticht hervor' },
  titleFromHtml: {
    passes: 'Die Seite hat einen klaren Call-to-Action',
    fails: 'Die Seite hat keinen klaren Call-to-Action',
  },
  why: '57 % der Betrachtungszeit gelten dem sofort sichtbaren Bereich und 74 % den ersten zwei Bildschirmen; dort muss der nächste Schritt leicht zu finden sein. Tests, die nur Buttons umgestalteten, brachten im Schnitt keinen Gewinn, doch jene Websites hatten schon brauchbare Buttons; ein fehlender Call-to-Action ist ein anderes Problem.',
  measure: (cases) =>
    `Der Call-to-Action, den die Seite am stärksten bewirbt: ${cases}. Nicht bewertet auf einer Seite mit gleichartigen Karten, auf der sonst nichts anzuklicken ist. Gilt nicht für Rechtstexte.`,
  how: {
    main: 'wenn er ein Button ist oder ein Link, der so aussieht',
    cards: 'für die Produktkarten einer Kategorieseite',
    nextStep: 'für jeden Call-to-Action oder Kontaktlink auf Artikeln und Portfolios',
    weak: 'wenn er ein reiner Textlink ist oder kaum hervorsticht',
    noneOnQuiet: 'für keinen auf Artikeln und Portfolios',
    none: 'für keinen auf anderen Seiten',
  },
  notApplicable: { legalText: 'Das ist ein Rechtstext; er fordert Besucher zu nichts auf.' },
  notMeasured: {
    cards:
      'Auf Kategorieseiten sind die Produktkarten der Call-to-Action, und hier konnten wir keine erkennen.',
    contact: 'Es ist unklar, ob die Seite einen Kontaktlink hat.',
    choices: ({ count }) =>
      `Die Seite bietet ${count} ähnliche Karten zur Auswahl. Es ist unklar, ob eine davon hervorstechen soll.`,
    /** Before the reason that names what was not read. */
    subject: 'ein klarer Call-to-Action',
    picture:
      'Es wurde kein klarer Call-to-Action gefunden; die Teile des sofort sichtbaren Bereichs, die wir nicht lesen konnten, können aber einen enthalten.',
  },
  searched: [
    'Buttons, Absende-Buttons und Links, die wie Buttons aussehen, von Header bis Footer',
    'Links im Hauptinhalt',
  ],
  observed: {
    main: ({ label, deadAddress }) =>
      `Der wichtigste Call-to-Action ist ${quote(label)}${endOf(deadAddress)}.`,
    cards: ({ count }) =>
      count === 1
        ? 'Die Produktkarte ist anklickbar und dient als Call-to-Action.'
        : `Die ${amount(count, 'Produktkarte', 'Produktkarten')} sind anklickbar und dienen als Call-to-Action.`,
    nextStep: ({ label }) => `Der nächste Schritt ist ${quote(label)}.`,
    weak: ({ label, isLink, deadAddress }) =>
      `Der wichtigste Call-to-Action ${quote(label)} ${isLink ? 'ist ein reiner Textlink' : 'sticht nicht hervor'}${endOf(deadAddress)}.`,
    none: ({ isRendered }) =>
      isRendered
        ? 'Kein Button oder Link sticht als nächster Schritt hervor.'
        : 'Wir haben keinen Button oder Link gefunden, der zum nächsten Schritt führt.',
    rivals: ({ labels, isRendered }) =>
      `Keiner der ${amount(labels.length, 'Button', 'Buttons')} ${isRendered ? 'sticht als nächster Schritt hervor' : 'ist der nächste Schritt'}: ${names(labels)}.`,
  },
  advice: {
    strengthen: {
      title: ({ label, isLink }) =>
        isLink
          ? `Den Link ${quote(label, 40)} zum Button machen`
          : `${quote(label, 40)} deutlich hervorheben`,
      steps: ({ label }) => [
        `Geben Sie ${quote(label, 40)} eine gefüllte Form, die sich klar vom Hintergrund abhebt und mindestens 44 px hoch ist.`,
        'Lassen Sie die anderen Links auf dem Bildschirm schlicht, damit nur eines hervorsticht.',
      ],
      design: [
        'Mindestens 3:1 Kontrast zwischen Button und Hintergrund und 4,5:1 zwischen Beschriftung und Button.',
      ],
    },
    add: {
      title: ({ headline }) =>
        headline === null
          ? 'Im sofort sichtbaren Bereich einen klaren Button ergänzen'
          : `Unter ${quote(headline, 50)} einen klaren Button ergänzen`,
      steps: ({ headline, rivals }) => [
        'Entscheiden Sie, was Besucher hier vor allem tun sollen.',
        headline === null
          ? 'Machen Sie daraus einen Button, der auf Desktop und Smartphone ohne Scrollen zu sehen ist.'
          : `Machen Sie daraus einen Button unter ${quote(headline, 50)}, auf Desktop und Smartphone ohne Scrollen zu sehen.`,
        rivals.length > 0
          ? `Machen Sie aus ${rivals.length === 1 ? `dem anderen (${names(rivals)}) einen schlichten Link oder einen kleineren umrandeten Button` : `den anderen (${names(rivals)}) schlichte Links oder kleinere umrandete Buttons`}.`
          : 'Wiederholen Sie den Button mit derselben Beschriftung am Ende der Seite.',
      ],
      design: ['Mindestens 44 px hoch, mindestens 3:1 Kontrast zum Hintergrund.'],
    },
  },
};
