import { amount, figure, list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

const NO_OTHER = 'Auch sonst gibt es auf der Seite keinen Button zum Bestellen oder Buchen.';

function steps(lead: string | null): string[] {
  return [
    `Geben Sie jeder Option einen Button${lead === null ? '' : `, etwa ${quote(lead, 40)}`}, oder setzen Sie einen unter jede Preisgruppe.`,
    'Lassen Sie den Button die gewählte Option übernehmen, damit niemand sie noch einmal auswählen muss.',
    'Heben Sie die meistgewählte Option hervor, und geben Sie ihrem Button die kräftigste Farbe.',
  ];
}

function elsewhere({ label, screens }: { label: string; screens: number }): string {
  return screens < 1
    ? `${quote(label, 60)} steht an anderer Stelle der Seite.`
    : `${quote(label, 60)} ist ${figure(screens, 1)} Bildschirmhöhen entfernt.`;
}

export const text: Text = {
  why: 'Die Entscheidung fällt, während man eine Option und ihren Preis vor sich hat. Wer den nächsten Schritt erst suchen muss, kommt oft nicht zurück.',
  measure:
    'Wird gemeldet, wenn die Seite drei oder mehr Preise zeigt, aber daneben oder bis 0,6 Bildschirmhöhen darunter kein Button, Formular oder Link zum Handeln auffordert; wenn das für mindestens die Hälfte der Preise in einer Liste gilt, die länger als ein Bildschirm ist (ein Button, der im Header stehen bleibt, zählt dort nicht); oder wenn mindestens die Hälfte der Karten mit Preis keinen eigenen Button oder Link hat. Schwerer, wenn die Seite gar keinen solchen Button hat.',
  prices: ({ count, first, last, lead }) => ({
    title:
      lead === null
        ? `Neben Preisen wie ${quote(first, 30)} einen Button zum Bestellen oder Buchen ergänzen`
        : `${quote(lead.label, 40)} neben die Preise setzen`,
    observed: [
      `Die Seite zeigt ${count} Preise, von ${quote(first, 40)} bis ${quote(last, 40)}, und keiner hat einen Button daneben oder darunter.`,
      lead === null ? NO_OTHER : elsewhere(lead),
    ].join(' '),
    steps: steps(lead?.label ?? null),
  }),
  list: ({ count, far, screens, first, last, lead, staysInHeader }) => ({
    title: `${quote(lead, 40)} neben die Preise setzen`,
    observed: [
      `Die Seite führt ${count} Preise über ${figure(screens, 1)} Bildschirmhöhen auf${first === last ? '' : `, von ${quote(first, 40)} bis ${quote(last, 40)}`}; ${far === count ? 'keiner davon hat' : far === 1 ? 'einem davon fehlt' : `${far} davon fehlt`} ${far === count ? 'einen' : 'ein'} Button daneben oder darunter.`,
      ...(staysInHeader ? [`Beim Lesen der Preise steht ${quote(lead, 60)} nur im Header.`] : []),
    ].join(' '),
    steps: steps(lead),
  }),
  cards: ({ names, lead }) => ({
    title: `Einen Button ergänzen: ${list(
      names.map((name) => quote(name, 30)),
      3,
    )}`,
    observed: [
      `${amount(names.length, 'Karte', 'Karten')} mit Preis, etwa ${quote(names[0] ?? '', 50)}, ${names.length === 1 ? 'lässt' : 'lassen'} sich nicht anklicken, denn Button und Link fehlen.`,
      lead === null ? NO_OTHER : `Man muss zu ${quote(lead, 40)} wechseln und den Wunsch dort wiederholen.`,
    ].join(' '),
    steps: steps(lead),
  }),
};
