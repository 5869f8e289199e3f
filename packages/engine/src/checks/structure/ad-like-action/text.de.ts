import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Der Call-to-Action sieht nicht wie Werbung aus',
    fails: 'Der Call-to-Action sieht wie Werbung aus',
  },
  titleFromHtml: {
    passes: 'Der Call-to-Action ist nicht wie Werbung kodiert',
    fails: 'Der Call-to-Action ist wie Werbung kodiert',
  },
  why: 'In einem Test mit 276.232 Besuchern einer Website stiegen die Conversions um 27,5 %, als Rahmen und Hintergrund wegfielen, die einen Spendenaufruf wie Werbung aussehen ließen. Studien zeigen seit Langem, dass auffällige Banner übersehen werden, wenn man etwas sucht.',
  measure:
    'Beginnt bei 1 und verliert je 0,4, wenn der wichtigste Call-to-Action nur ein Bild ist (App-Store-Badges zählen nicht), in einer gefüllten oder gerahmten Box mit gängigem Werbeformat steht (auf 4 px genau) oder eine id oder Klassennamen hat, die gängige Werbefilter ausblenden.',
  notApplicable: { noAction: 'Die Seite hat keinen klaren Call-to-Action.' },
  signs: {
    picture: 'ein Bild ohne eigenen Text',
    box: 'gefüllte oder gerahmte Box mit gängigem Werbeformat',
    names: 'id oder Klassennamen, auf die Werbefilter ansprechen',
  },
  observed: {
    none: ({ label }) => `Nichts an ${quote(label)} erinnert an Werbung.`,
    signs: ({ label, signs }) => `${quote(label)} erinnert an Werbung: ${list(signs)}.`,
  },
  advice: {
    unnamed: 'Call-to-Action',
    title: ({ label }) => `${quote(label, 40)} wie einen Teil der Seite aussehen lassen`,
    replacePicture: 'Ersetzen Sie das Bild durch einen echten Button mit Text.',
    removeBox:
      'Entfernen Sie die Box darum, oder machen Sie sie so breit wie die Spalte, damit sie als Teil der Seite wirkt.',
    renameInCode:
      'Benennen Sie id und Klassen um: Werbefilter blenden Elemente mit Wörtern wie „ad“, „banner“ oder „sponsor“ aus.',
  },
};
