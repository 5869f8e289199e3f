import type { Text } from './impression-fixes.text.ts';

export const text: Text = {
  browserTypeShare: 'Wählen Sie für den Text eine eigene Schriftart statt der Standardschrift des Browsers.',
  browserLinkShare:
    'Geben Sie Links eine Farbe, die zu Ihrem Logo passt, statt des Standardblaus des Browsers.',
  headlineScale: 'Machen Sie die Überschrift mindestens doppelt so groß wie den Fließtext.',
  lineHeight: 'Stellen Sie den Zeilenabstand des Fließtextes auf 1,5.',
  lineLetters: 'Stellen Sie die Breite des Textes so ein, dass eine Zeile 45 bis 85 Zeichen hat.',
  emptyShare:
    'Schließen Sie die großen Lücken, oder füllen Sie sie mit Beispielen, Bewertungen oder Antworten auf Fragen.',
  edgeShare: 'Lassen Sie einen Rand zwischen Text und Bildschirmrand.',
  typeSizes: 'Machen Sie Überschriften deutlich größer als den Text darunter.',
  columnsShare:
    'Zeigen Sie Gleichartiges, etwa Leistungen oder Bewertungen, auf breiten Bildschirmen nebeneinander.',
  phoneOverflow:
    'Suchen Sie, was breiter als ein Smartphone-Bildschirm ist, und lassen Sie es umbrechen oder schrumpfen.',
  phoneTiny: 'Machen Sie den kleinen Text auf Smartphones größer.',
  textDensity: 'Sagen Sie mehr über das Angebot: was enthalten ist, für wen es ist und wie es abläuft.',
  firstScreenText:
    'Ergänzen Sie im sofort sichtbaren Bereich einen Satz, der sagt, was Sie für wen anbieten.',
  textColors:
    'Heben Sie Überschriften, Links und Preise durch Farbe vom Text ab, immer auf die gleiche Weise.',
  styledButtons: 'Geben Sie jedem Button eine gefüllte Form und genug Platz um die Beschriftung.',
  loudAreaShare: 'Verwenden Sie für große Flächen ruhige Farben und die kräftige nur für den Haupt-Button.',
  firstScreenPicture: 'Zeigen Sie im sofort sichtbaren Bereich ein großes, scharfes Bild Ihres Angebots.',
  detail: 'Zeigen Sie im sofort sichtbaren Bereich etwas fürs Auge, etwa ein Foto oder eine Illustration.',
};
