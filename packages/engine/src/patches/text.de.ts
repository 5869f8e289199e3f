import { list, quote } from '../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  headline: ({ words }) => `Die Überschrift in „${words}“ ändern.`,
  pageTitle: ({ words }) => `Den Seitentitel in „${words}“ ändern.`,
  explanation: ({ words }) => `Unter der Überschrift die Zeile „${words}“ ergänzen.`,
  buttonLabel: ({ before, after }) => `Den Button ${quote(before)} in „${after}“ umbenennen.`,
  buttonLook: ({ label, fill }) => `Dem Button ${quote(label)} die Farbe ${fill} geben.`,
  mainButton: ({ label, others }) =>
    others.length === 0
      ? `Den Button ${quote(label)} mit einer Farbe füllen.`
      : `Nur den Button ${quote(label)} füllen und bei ${list(others.map((other) => quote(other, 40)))} nur den Rahmen zeigen.`,
  stickyButton: ({ label }) => `Einen mitlaufenden Button ${quote(label)} ergänzen.`,
  textContrast: ({ count }) =>
    count === 1 ? 'Den Kontrast eines Textes erhöhen.' : `Den Kontrast von ${count} Texten erhöhen.`,
  viewport: 'Einen mobilen Viewport setzen, der Zoomen erlaubt.',
  narrow: 'Breiten Inhalt an den Bildschirm anpassen.',
  partBeside: 'Der Teil neben der Seite braucht eine eigene Lösung.',
  labels: ({ count }) =>
    count === 1
      ? 'Einem Formularfeld eine sichtbare Beschriftung geben.'
      : `${count} Formularfeldern eine sichtbare Beschriftung geben.`,
  autocomplete: ({ count }) =>
    count === 1
      ? 'Ein Formularfeld mit autocomplete versehen.'
      : `${count} Formularfelder mit autocomplete versehen.`,
  untick: ({ count }) =>
    count === 1
      ? 'Das vorab angekreuzte Kästchen leeren.'
      : `Die ${count} vorab angekreuzten Kästchen leeren.`,
  alternatives: ({ count, of }) => {
    if (count < of) return `${count} von ${of} Bildern einen Alternativtext geben.`;
    return count === 1
      ? 'Einem Bild einen Alternativtext geben.'
      : `${count} Bildern einen Alternativtext geben.`;
  },
  stopPlayer: 'Die automatische Wiedergabe abschalten und die Bedienelemente des Players zeigen.',
  stopTicker: 'Das Laufband anhalten.',
  stopCarousel: 'Das Karussell anhalten.',
  removeTicker: 'Das Laufband entfernen.',
  deadLinks: ({ label, count }) =>
    count === 1
      ? `${quote(label)} mit dem richtigen Ziel verlinken.`
      : `${quote(label)} und andere tote Links mit den richtigen Zielen verlinken.`,
  proof: ({ button }) => `Unter dem Button ${quote(button)} einen Beleg zeigen.`,
  price: ({ price, button }) => `Unter dem Button ${quote(button)} den Preis ${price} zeigen.`,
  newText: ({ before, after }) => `${quote(before)} in „${after}“ ändern.`,
  removal: ({ words }) => `${quote(words)} entfernen.`,
  move: ({ words, other, position }) =>
    `${quote(words)} ${position === 'before' ? 'über' : 'unter'} ${quote(other)} verschieben.`,
  line: ({ words, other, position }) =>
    `${position === 'before' ? 'Über' : 'Unter'} ${quote(other)} die Zeile „${words}“ ergänzen.`,
  faq: ({ count, open }) =>
    open === 0
      ? `Einen Abschnitt mit ${count} beantworteten Fragen ergänzen.`
      : `Einen Abschnitt mit ${count} Fragen ergänzen, davon ${open} zum Ausfüllen.`,
  links: ({ labels }) => `${list(labels.map((label) => quote(label)))} in der Fußzeile verlinken.`,
  lineToFill: ({ words }) => `Die Zeile „${words}“ mit Ihren eigenen Angaben ergänzen.`,
  leftovers: ({ count }) =>
    count === 1 ? 'Den Text aus der Vorlage entfernen.' : `${count} Texte aus der Vorlage entfernen.`,
  testimonial: ({ button }) =>
    button === null
      ? 'Am Ende der Seite eine Kundenstimme ergänzen.'
      : `Unter dem Button ${quote(button)} eine Kundenstimme ergänzen.`,
};
