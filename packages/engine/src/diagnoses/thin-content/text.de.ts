import { amount, capitalized, list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

const NAMED = 3;
const SHOWN = 40;

function some(names: readonly string[]): string {
  return list(
    names.map((name) => quote(name, SHOWN)),
    NAMED,
  );
}

export const text: Text = {
  why: 'Bei beobachteten Einkäufen ging jeder fünfte Fehlschlag auf fehlende oder unklare Angaben zurück. Eine Seite mit wenigen Zeilen bietet zu wenig für eine Entscheidung und keinen Grund, Sie statt anderer zu wählen.',
  measure:
    'Wird gemeldet, wenn die ganze Seite weniger als 800 Zeichen Text hat (480 auf Seiten, die vor allem auflisten oder zeigen: Shop-Kategorien, Portfolios, Preislisten, App-Seiten und Galerien; ein Zeichen auf Chinesisch, Japanisch oder Koreanisch zählt für zwei bis dreieinhalb); unter 450 wiegt es schwerer, unter 200 am schwersten. Gilt nicht für Checkouts, Anmeldeseiten und Artikel. Unter die ersten fünf kommt es nie bei Listen, neben einem Formular oder ab 450 Zeichen.',
  title: ({ page, words }) =>
    words === null || words < 5
      ? `${capitalized(page)} enthält fast nichts zu lesen`
      : `${capitalized(page)} hat insgesamt nur ${amount(words, 'Wort', 'Wörter')}`,
  observed: ({ words, letters, sections, headings }) =>
    `Die ganze Seite hat ${words === null ? amount(letters, 'Zeichen', 'Zeichen') : amount(words, 'Wort', 'Wörter')}${
      headings.length === 0
        ? ' ohne eine einzige Zwischenüberschrift'
        : ` in ${amount(sections, 'Abschnitt', 'Abschnitten')} (${some(headings)})`
    }. Das ist zu wenig für eine Entscheidung.`,
  steps: ({ headings, people }) => [
    headings.length > 1
      ? `Schreiben Sie je zwei oder drei Sätze dazu, was genau man bekommt und für wen es ist, und nennen Sie eine Zahl: ${some(headings)}.`
      : 'Ergänzen Sie einen Abschnitt, der genau sagt, was Sie anbieten, mit zwei oder drei Sätzen zu jedem Teil.',
    'Ergänzen Sie einen Abschnitt zum Ablauf, von der ersten Nachricht bis zum Ergebnis, und sagen Sie, wie lange jeder Schritt dauert.',
    `Zeigen Sie zwei oder drei echte Beispiele, jeweils mit Foto und einem Satz von ${people.one}.`,
    'Beantworten Sie die fünf häufigsten Fragen aus E-Mails und Anrufen mit je zwei Sätzen.',
    'Schließen Sie mit einer Möglichkeit zum Buchen, Kaufen oder Kontaktieren, und sagen Sie, wann Sie antworten.',
  ],
};
