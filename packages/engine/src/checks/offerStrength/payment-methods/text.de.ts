import { list } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: { passes: 'Mehrere Zahlungsarten sind angegeben', fails: 'Nur wenige Zahlungsarten sind angegeben' },
  why: 'In einer Umfrage brachen 8 % der US-Käufer einen Checkout ab, weil es zu wenige Zahlungsarten gab. In einer App dauerte die Zahlung per Wallet 17 Sekunden, das Eintippen 103; die höhere Conversion, die Wallet-Anbieter melden, spiegelt vor allem wider, wer Wallets nutzt.',
  measure: (scale) =>
    `Verschiedene gezeigte Zahlungsarten: ${scale}. Nicht bewertet, wenn keine gezeigt wird, denn sie können in einem späteren Schritt kommen.`,
  notMeasured: {
    none: 'Hier sind keine Zahlungsarten zu sehen. Vielleicht kommen sie in einem späteren Schritt.',
  },
  observed: {
    enough: ({ methods }) => `Gezeigte Zahlungsarten: ${list(methods, 8)}.`,
    few: ({ methods }) =>
      `${methods.length === 1 ? 'Einzige gezeigte Zahlungsart' : 'Gezeigte Zahlungsarten'}: ${list(methods, 8)}. Mindestens drei sollten es sein.`,
  },
  advice: {
    title: ({ methods }) => `Zahlungsarten über ${list(methods)} hinaus ergänzen`,
    steps: ({ methods }) => [
      `Die Seite zeigt ${list(methods)}. Prüfen Sie, welche anderen Zahlungsarten in den Ländern Ihrer Kunden am häufigsten sind.`,
      'Ergänzen Sie die ein oder zwei häufigsten, darunter eine mobile Wallet.',
      'Zeigen Sie die Logos aller Zahlungsarten nahe dem Kauf-Button und im Zahlungsschritt.',
    ],
    design: ['Kleine Logos in einer Reihe; auf Smartphones der Wallet-Button über dem Kartenformular.'],
  },
};
