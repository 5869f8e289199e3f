import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

/** How many missing phrases are named. */
const SHOWN = 4;

const phrasesOf = (phrases: readonly string[]) =>
  list(
    phrases.map((phrase) => quote(phrase)),
    SHOWN,
  );

function wordsOf(found: number, total: number): string {
  if (found === 0) return 'Keines der Schlüsselwörter';
  if (found < total) return `${found} von ${total} Schlüsselwörtern`;
  if (total === 1) return 'Das einzige Schlüsselwort';
  return total === 2 ? 'Beide Schlüsselwörter' : `Alle ${total} Schlüsselwörter`;
}

export const text: Text = {
  title: {
    passes: 'Der Seitentitel passt zum Hero-Bereich',
    fails: 'Seitentitel und Überschrift passen nicht zusammen',
  },
  titleFromHtml: {
    passes: 'Seitentitel und Überschrift passen zusammen',
    fails: 'Seitentitel und Überschrift passen nicht zusammen',
  },
  why: 'Wer auf ein Suchergebnis oder einen geteilten Link klickt, hat den Titel gelesen und sucht dessen Wörter auf der Seite. Tests solcher Übereinstimmung brachten gemischte Ergebnisse; es zählt deshalb wenig, ist aber in Minuten behoben.',
  measure: (scale) =>
    `Anteil der Schlüsselwörter des Titels, in jeder Form und ohne die Marke, die im sofort sichtbaren Bereich oder in dortigen Alt-Texten vorkommen (allein aus dem HTML: in Überschrift oder Unterzeile): ${scale}. Eine Seite ohne Titel bekommt 0, „Startseite“ oder „Ohne Titel“ 0,2. Ein Titel mit weniger als zwei Schlüsselwörtern wird nicht beurteilt, ebenso wenig ein kurzer einteiliger Titel ohne Treffer, denn er kann einfach ein Name sein.`,
  notApplicable: { short: 'Der Titel hat weniger als zwei Schlüsselwörter.' },
  notMeasured: {
    uncompared: 'Der Titel ließ sich nicht mit dem sofort sichtbaren Text vergleichen.',
    uncomparedFromHtml: 'Der Titel ließ sich nicht mit Überschrift und Unterzeile vergleichen.',
    name: 'Der Titel ist vielleicht nur ein Name, den die Seite nur als Logo zeigt.',
  },
  observed: {
    noTitle: 'Die Seite hat keinen Titel.',
    onlyName: ({ title }) =>
      `Der Titel ${quote(title)} enthält nur einen Namen und ein allgemeines Wort für eine Startseite.`,
    unnamed: ({ title }) => `Der Titel ${quote(title)} sagt nichts darüber, was die Seite anbietet.`,
    share: ({ title, withoutSite, found, total, missing, fromHtml }) =>
      [
        `${wordsOf(found, total)} aus dem Titel ${quote(title)}${withoutSite ? ' (ohne den Namen der Website)' : ''} ${found < 2 ? 'steht' : 'stehen'} ${fromHtml ? 'in der Überschrift oder Unterzeile' : 'im sofort sichtbaren Bereich'}.`,
        ...(missing.length > 0 ? [`Es fehlen: ${phrasesOf(missing)}.`] : []),
      ].join(' '),
  },
  searched: {
    title: ['das title-Element'],
    aboveFold: ['sofort sichtbarer Text auf Desktop und Smartphone'],
    fromHtml: ['Überschrift und Unterzeile'],
  },
  advice: {
    write: {
      title: ({ title }) => `Im Titel ${quote(title, 60)} das Angebot nennen`,
      titleless: ({ url }) => `Der Seite unter ${url} einen Titel geben`,
      steps: [
        'Schreiben Sie einen Titel, der zuerst das Angebot und dann die Website nennt.',
        'Verwenden Sie für das Angebot in Titel und Überschrift dieselben Wörter.',
      ],
      example: ({ headline }) => `${headline ?? '[Angebot]'} | [Name der Website]`,
    },
    match: {
      unnamed: {
        title: 'In Überschrift und Seitentitel dieselben Wörter verwenden',
        step: 'Nennen Sie das Angebot in Überschrift und Seitentitel mit denselben Wörtern, ohne Kontaktdaten.',
      },
      title: ({ title }) => `Die Überschrift auf den Titel ${quote(title, 60)} abstimmen`,
      missing: ({ missing }) =>
        `Nehmen Sie ${phrasesOf(missing)} in Überschrift oder Unterzeile auf, oder streichen Sie ${missing.length === 1 ? 'es' : 'sie'} aus dem Titel.`,
      slogan: 'Wenn der Titel stimmt und die Überschrift ein Slogan ist, ändern Sie die Überschrift.',
      /** By where visitors come from, if the owner of the page says so. */
      arrival: {
        search: null,
        ads: 'Ihre Besucher kommen über Anzeigen: Wiederholen Sie im sofort sichtbaren Bereich das Angebot und die Worte der Anzeige.',
        social:
          'Ihre Besucher kommen aus sozialen Medien: Verwenden Sie in der Vorschau (og:title, og:description) und im sofort sichtbaren Bereich dieselben Worte.',
        email:
          'Ihre Besucher kommen über E-Mails: Wiederholen Sie im sofort sichtbaren Bereich die Worte des angeklickten Links.',
        direct: null,
      },
    },
  },
};
