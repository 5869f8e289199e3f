import { quote } from '../checks/shared/phrasing.ts';
import type { Text } from './part-rewrites.text.ts';

const SHOWN = 60;

export const text: Text = {
  blanks: 'Füllen Sie vor der Veröffentlichung aus, was in Klammern steht.',
  fromTitle: 'Sagt, was der Seitentitel sagt, die Überschrift aber nicht.',
  fromBelow: 'Macht den Satz, der die Seite erklärt, zur Überschrift.',
  withNumber: 'Verwendet eine Zahl, die weiter unten auf der Seite steht.',
  fromPage: 'Verbindet, was die Seite an mehreren Stellen sagt.',
  figure: 'Nennt eine Zahl, die sich nachprüfen und merken lässt.',
  topic: ({ word }) => `Sagt mehr zu ${quote(word, SHOWN)}, einem Wort der Überschrift.`,
  names: ({ word }) => `Nennt ${quote(word, SHOWN)}, wovon die Seite handelt.`,
  deep: ({ screens }) =>
    `Jetzt steht das ${screens} Bildschirmhöhen weiter unten, wo es weniger Besucher lesen.`,
  plain: 'Ein ganzer Satz aus dem eigenen Text der Seite.',
  ownLabel: 'Die Seite verwendet diese Beschriftung schon für einen anderen Button.',
  nextStep: 'Sagt, was nach dem Klick passiert.',
  labelToTest: 'Eine Variante zum Testen: Ihre Beschriftung sagt schon, was passiert.',
  leads: ({ heading }) => `Beginnt mit einem Satz des Abschnitts statt mit ${quote(heading, SHOWN)}.`,
  sectionHeading: 'Schreiben Sie eine eigene Überschrift: Kein Satz dieses Abschnitts ist kurz genug dafür.',
  fromDescription: 'Verwendet die Beschreibung, die in Suchergebnissen steht, aber nicht auf der Seite.',
  fromSection: 'Holt die Überschrift eines Abschnitts nach oben, wo sie alle lesen.',
  listed: 'Zählt auf, was die Seite weiter unten anbietet.',
  withName: 'Nennt, wer es anbietet und was es ist.',
  added: 'Behält Ihren ersten Satz und ergänzt einen, der weiter unten auf der Seite steht.',
  shorter: 'Behält nur Ihren ersten Satz, damit er gelesen wird.',
  ownStep:
    'Die Beschriftung eines anderen Buttons Ihrer Seite: Testen Sie, ob dessen Schritt als Hauptschritt besser funktioniert.',
  labelToAdd: 'Die Seite hat keinen Haupt-Button: Ergänzen Sie einen, der sagt, was passiert.',
  labelIfSo:
    'Eine übliche Beschriftung auf Seiten dieser Art: Verwenden Sie sie, wenn Ihr Button dorthin führt.',
};
