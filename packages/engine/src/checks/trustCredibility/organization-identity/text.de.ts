import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

/** People and numbers that are listed, the last of them as the rest. */
const SHOWN = 3;

/** A name such as “Harbor e. V.” ends with a period itself. */
function stop(sentence: string): string {
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}

export const text: Text = {
  title: {
    passes: 'Die Organisation ist klar zu erkennen',
    fails: 'Die Organisation ist nicht klar zu erkennen',
  },
  why: 'Davon handeln drei der zehn Stanford-Leitlinien zur Glaubwürdigkeit: eine echte Organisation zeigen, ihr Fachwissen und die Menschen dahinter. In Studien mit Nutzern aus westlichen und asiatischen Ländern war Offenheit eines von vier Zeichen einer glaubwürdigen Website, die über die Jahre Bestand hatten.',
  measure:
    'Ein Link zu „Über uns“ oder Impressum zählt 0,4, ein Firmen- oder Organisationsname 0,3, genannte Personen oder eine Register- oder Vereinsnummer 0,3. Im Checkout genügt der Name allein.',
  notMeasured: { noWordList: 'Für Links wie „Über uns“ gibt es in dieser Sprache keine Wortliste.' },
  observed: {
    seller: ({ name }) => stop(`Die Seite nennt den Verkäufer: ${name}`),
    some: ({ hasAbout, name, isProven, proof }) => {
      const found = [
        hasAbout ? 'einen Link zu „Über uns“ oder Impressum' : '',
        name ? `den Namen ${name}` : '',
        ...(proof.length > SHOWN
          ? [...proof.slice(0, SHOWN - 1), `${proof.length - SHOWN + 1} weitere`]
          : proof),
      ].filter(Boolean);
      const missing = [
        hasAbout ? '' : 'ein Link zu „Über uns“ oder Impressum',
        name ? '' : 'ein Firmenname',
        isProven ? '' : 'genannte Personen oder eine Registernummer',
      ].filter(Boolean);
      return stop(
        `Die Seite zeigt ${list(found, 2 + SHOWN)}${missing.length > 0 ? `; es fehlen: ${list(missing)}` : ''}`,
      );
    },
    none: ({ siteName, isProven }) => {
      const absent = [
        'keinen Firmennamen',
        'keinen Link zu „Über uns“ oder Impressum',
        ...(isProven ? [] : ['keine genannte Person', 'keine Registernummer']),
      ];
      return `${siteName === null ? 'Die Seite zeigt' : `Außer ${quote(siteName, 40)} zeigt die Seite`} ${list(absent)}.`;
    },
  },
  searched: ['strukturierte Daten', 'Footer und rechtliche Zeilen'],
  advice: {
    title: {
      people: ({ name }) => `Die Menschen hinter ${name} nennen oder eine Registernummer ergänzen`,
      organization: () => 'Zeigen, wer hinter der Seite steht',
    },
    name: 'Nennen Sie im Footer den rechtlichen Namen der Organisation.',
    about: 'Verlinken Sie im Header oder Footer eine Seite „Über uns“ oder das Impressum.',
    proof:
      'Nennen Sie die Menschen, die die Arbeit machen, mit ihrer Funktion, oder ergänzen Sie die Registernummer.',
  },
};
