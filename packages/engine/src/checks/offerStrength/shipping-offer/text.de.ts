import { quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: { passes: 'Kostenloser Versand wird angeboten', fails: 'Kein kostenloser Versand wird angeboten' },
  why: 'In 2.732 Tests bei 252 Shops hatten Preisaktionen und Versandangebote die größten Wirkungen überhaupt. Eine Studie bei einem Modehändler ergab, dass kostenloser Versand ab einem Mindestbestellwert den Warenkorb gegenüber kostenlosem Versand für alle vergrößert; die Margen berücksichtigt keines der Ergebnisse.',
  measure: (cases) =>
    `Bei Waren, die versendet werden, kostenloser Versand oder ein genannter Mindestbestellwert dafür: ${cases}.`,
  how: {
    free: 'wenn es angegeben ist',
    none: 'wenn nicht',
  },
  notApplicable: { notShipped: 'Hier muss nichts versendet werden.' },
  notMeasured: { unclearIfShipped: 'Es ist unklar, ob etwas versendet wird.', absent: 'ein Versandangebot' },
  observed: {
    free: ({ said }) => `Auf der Seite steht ${quote(said)}.`,
    paid: ({ said }) => `Zum Versand steht auf der Seite nur ${quote(said)}.`,
    none: 'Weder kostenloser Versand noch ein Mindestbestellwert dafür wurden gefunden.',
  },
  searched: ['sichtbarer Text von Header bis Footer, auf Angaben zum Versand'],
  advice: {
    title: {
      paid: ({ said }) =>
        `Statt ${quote(said, 50)} kostenlosen Versand ab einem Mindestbestellwert anbieten, wenn die Marge reicht`,
      none: () => 'Kostenlosen Versand ab einem Mindestbestellwert testen, wenn die Marge reicht',
    },
    steps: [
      'Rechnen Sie aus, ab welchem Bestellwert Sie die Versandkosten tragen können.',
      'Zeigen Sie ihn mit denselben Worten im Header und neben dem Preis.',
      'Messen Sie den Gewinn pro Besucher, nicht nur die Bestellungen: Zu Margen sagen die Studien nichts.',
    ],
  },
};
