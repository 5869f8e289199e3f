import { amount, list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

const SHOWN = 40;
const NAMED = 5;

const some = (names: readonly string[]) =>
  list(
    names.map((name) => quote(name, SHOWN)),
    NAMED,
  );

export const text: Text = {
  why: 'In einer Studie mit 179 Personen auf sechs echten Websites wurde Inhalt nur halb so oft gefunden, wenn die Navigation versteckt war. Wer nicht sieht, wie er zum Gesuchten kommt, geht, statt danach zu suchen.',
  measure:
    'Wird gemeldet, wenn die meisten Punkte des Desktop-Menüs Symbole ohne ein Wort sind, wenn das Desktop-Menü hinter einem Button versteckt ist, wenn eine Seite von mindestens drei Bildschirmhöhen 20 oder mehr Preise ohne Sprunglinks auflistet, wenn eine Seite dieser Länge kein Menü hat oder wenn das Menü zehn oder mehr Punkte hat. Ein verstecktes Menü wiegt schwerer auf Seiten, auf denen man stöbert, etwa Shop-Kategorien. Unter die ersten fünf kommt nur ein Menü aus Symbolen.',
  signs: ({ count, labels }) => ({
    title: `Die ${count} Symbole im Menü beschriften`,
    observed: `${count} Menüpunkte sind Symbole ohne ein Wort; Besucher müssen raten, wohin jedes führt.`,
    steps: [
      labels.length === 0
        ? 'Schreiben Sie neben jedes Symbol den Namen seiner Seite, oder ersetzen Sie die Symbole durch Wörter.'
        : `Schreiben Sie neben jedes Symbol den Namen seiner Seite, oder ersetzen Sie die Symbole durch Wörter: ${some(labels)}.`,
      'Streichen Sie Punkte, die wenige Besucher brauchen, damit die Wörter in eine Zeile passen.',
    ],
  }),
  list: {
    title: ({ prices }) => `Die Liste mit ${prices} Preisen um Sprunglinks ergänzen`,
    observed: ({ prices, screens }) =>
      `Die Seite führt ${prices} Preise über ${screens} Bildschirmhöhen auf, ohne Links zu einzelnen Abschnitten.`,
    steps: [
      'Ergänzen Sie oben eine Reihe von Links, je einen zur Überschrift jeder Preisgruppe.',
      'Setzen Sie die gefragtesten Gruppen an den Anfang, und klappen Sie die am wenigsten gefragten ein.',
      'Verwenden Sie eine Tabelle statt mehrerer für Produkte oder Leistungen, die sich nur in einem Punkt unterscheiden, etwa Länge oder Modell.',
      'Wiederholen Sie nach jeder Gruppe den Button zum Buchen oder Anfragen.',
    ],
  },
  hidden: {
    steps: [
      'Benennen Sie die Menüpunkte in den Worten Ihrer Besucher, etwa mit den Namen von Leistungen oder Kategorien statt „Produkte“ oder „Mehr“.',
    ],
  },
  missing: {
    title: 'Ein Menü ergänzen, das direkt zum Gesuchten führt',
    observed: ({ screens, headings }) =>
      `Die Seite ist ${amount(screens, 'Bildschirmhöhe', 'Bildschirmhöhen')} lang und hat kein Menü; ${some(headings)} ${headings.length === 1 ? 'ist' : 'sind'} nur durch Scrollen zu erreichen.`,
    steps: ({ headings }) => [
      `Ergänzen Sie oben eine Leiste mit Sprunglinks: ${some(headings)}.`,
      'Setzen Sie links den Namen des Unternehmens und rechts die Telefonnummer oder den Haupt-Button hinein.',
      'Lassen Sie die Leiste beim Scrollen sichtbar.',
    ],
  },
  many: {
    title: ({ labels }) => `Das Menü von ${labels.length} Punkten auf etwa 6 kürzen`,
    observed: ({ labels }) =>
      `Das Menü hat ${amount(labels.length, 'Punkt', 'Punkte')} auf derselben Ebene: ${some(labels)}.`,
    steps: [
      'Behalten Sie die Punkte, die Besucher vor der Entscheidung brauchen: Angebot, Preise, Belege, „Über uns“ und „Kontakt“.',
      'Verschieben Sie die übrigen in den Footer, oder fassen Sie sie unter einem Punkt zusammen.',
      'Machen Sie den wichtigsten Punkt zu einem Button.',
    ],
  },
};
