import { nextTo, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const nextToButton = (button: string | null) => nextTo(button, 'dem Haupt-Button');

export const text: Text = {
  title: {
    passes: 'Ein kostenloser Einstieg wird angeboten',
    fails: 'Kein kostenloser Einstieg wird angeboten',
  },
  why: 'Bei 100 Softwarefirmen begannen 5 bis 10 % der Besucher einen Test, für den keine Karte nötig war, gegenüber 0,5 bis 2 % mit Karte. Die Zahlen stammen von verschiedenen Firmen, und randomisierte Tests sind sich über die beste Dauer uneins; vergleichen Sie deshalb zahlende Kunden statt begonnener Tests.',
  measure: (cases) =>
    `Ein kostenloser Tarif oder Test, eine kostenlose Demo, Probe oder Erstberatung: ${cases}. Kostenloser Versand zählt nicht. Dienstleister brauchen das nicht, denn nicht jede Branche kann einen kostenlosen ersten Schritt anbieten, ebenso wenig Kurse und Apps ohne Preis.`,
  how: {
    offered: 'wenn es angeboten wird',
    none: 'wenn nicht',
  },
  notApplicable: {
    service: 'Nicht jede Branche kann einen kostenlosen ersten Schritt anbieten.',
    noPrice: 'Es wird kein Preis gezeigt; ein kostenloses Angebot ist daher nicht zu erwarten.',
  },
  notMeasured: {
    unclear: 'Es ist unklar, ob etwas kostenlos angeboten wird.',
    absent: 'ein kostenloses Angebot',
  },
  observed: {
    offered: ({ said }) => `Die Seite bietet ${quote(said)}.`,
    none: 'Weder ein kostenloser Tarif oder Test noch eine kostenlose Demo, Probe oder Beratung wurden gefunden.',
  },
  advice: {
    trial: {
      title: ({ button }) => `Einen kostenlosen Test oder eine Demo ${nextToButton(button)} erwägen`,
      steps: ({ button }) => [
        'Wählen Sie den kleinsten Test oder die kleinste Demo, die den Nutzen zeigt.',
        `Beschreiben Sie das Angebot ${nextToButton(button)}: Dauer oder Umfang und ob eine Karte nötig ist.`,
        'Vergleichen Sie zahlende Kunden, nicht Anmeldungen: Mit Kartenpflicht beginnen weniger, aber ein größerer Teil zahlt.',
      ],
    },
    lesson: {
      title: ({ button }) => `Eine kostenlose Probelektion ${nextToButton(button)} erwägen`,
      steps: ({ button }) => [
        'Wählen Sie die kürzeste Lektion, die den Nutzen zeigt.',
        `Beschreiben Sie sie ${nextToButton(button)}: wie lange sie dauert und was man daraus mitnimmt.`,
      ],
    },
  },
};
