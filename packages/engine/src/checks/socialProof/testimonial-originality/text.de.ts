import { amount, list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Names = Parameters<Text['observed']['repeated']>[0]['names'];

/** Empty where none of them has a name. */
function people(names: Names): string {
  return list([...new Set(names.flatMap((name) => (name === null ? [] : [quote(name)])))], 3);
}

function placed(names: Names): string {
  const known = people(names);
  const nameless = names.includes(null) ? ['ohne Namen'] : [];
  return list([...(known === '' ? [] : [`unter ${known}`]), ...nameless]);
}

function quotes(texts: readonly string[]): string {
  return list([...new Set(texts.map((each) => quote(each, 60)))], 3);
}

export const text: Text = {
  title: { passes: 'Kundenstimmen sind einzigartig', fails: 'Kundenstimmen sind Duplikate oder Platzhalter' },
  why: 'Forscher haben zweifelhafte Kundenstimmen aufgedeckt, indem sie denselben Text unter anderen Namen suchten. Gefälschte und gekaufte Bewertungen sind in den USA verboten, und wer eine bemerkt, glaubt auch den übrigen nicht mehr.',
  measure:
    'Es gibt 0, wenn derselbe Text von mindestens acht Wörtern unter verschiedenen Namen steht oder Text einer Vorlage übrig geblieben ist („Name des Kunden“, „Lorem ipsum“), sonst 1. Kopien einer Folie mit demselben Namen zählen einmal. Eine einzelne Kundenstimme wird nur beurteilt, wenn sie aus einer Vorlage stammt.',
  notApplicable: {
    none: 'Die Seite zeigt keine Kundenstimmen.',
    single:
      'Die Seite zeigt eine einzige Kundenstimme, die nicht aus einer Vorlage stammt und mit keiner anderen verglichen werden kann.',
  },
  notMeasured: {
    testimonials: 'Die Kundenstimmen ließen sich nicht lesen.',
    words: 'Die Seite hat Kundenstimmen, ihr Text ließ sich aber nicht lesen.',
  },
  observed: {
    unique: ({ total }) =>
      total === 1
        ? 'Die einzige Kundenstimme ist einzigartig.'
        : `${total === 2 ? 'Beide' : `Alle ${total}`} Kundenstimmen sind einzigartig.`,
    template: ({ names, texts }) => `Text einer Vorlage steht ${placed(names)}: ${quotes(texts)}.`,
    repeated: ({ names, texts }) =>
      `Doppelter Text oder Platzhaltertext steht ${placed(names)}: ${quote(texts[0] ?? '')}.`,
  },
  advice: {
    template: {
      title: ({ names, texts, total }) =>
        `${total === 1 ? 'Die Kundenstimme' : amount(total, 'Kundenstimme', 'Kundenstimmen')} aus der Vorlage entfernen: ${people(names) || quotes(texts)}`,
      steps: ({ texts, people: { one, many } }) => [
        `Entfernen Sie ${quotes(texts)} sofort: Das stammt nicht von ${one}, und keine Kundenstimme ist besser als eine falsche.`,
        `Zeigen Sie stattdessen, was Ihre ${many} wirklich geschrieben haben, mit Namen und, wenn sie zustimmen, Foto.`,
      ],
    },
    repeated: {
      title: ({ texts }) => `${quote(texts[0] ?? '', 60)} entfernen, bis klar ist, wer es gesagt hat`,
      steps: ({ names, people: { many } }) => [
        `Das Zitat steht ${placed(names)}. Suchen Sie die E-Mail oder das Formular, in dem es geschrieben wurde.`,
        'Lassen Sie es unter dem richtigen Namen stehen, und löschen Sie die übrigen.',
        `Wenn es aus der Vorlage stammt, löschen Sie es sofort, und fragen Sie Ihre ${many} nach echten Zitaten.`,
      ],
    },
  },
};
