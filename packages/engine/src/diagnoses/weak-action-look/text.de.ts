import { figure, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

const FILL =
  'Füllen Sie ihn mit einer kräftigen Farbe, die sonst nirgends auf der Seite vorkommt, und achten Sie auf einen Kontrast der Beschriftung von mindestens 4,5:1.';
const SIZE =
  'Machen Sie ihn mindestens 44 px hoch, mit Abstand um die Beschriftung, damit er sich mit dem Daumen leicht treffen lässt.';
const ALONE = 'Halten Sie die anderen Links in der Nähe schlicht, damit dieser Button hervorsticht.';

function name(label: string): string {
  return quote(label, 40);
}

export const text: Text = {
  why: 'Besucher suchen eine Seite nach dem ab, was wie ein Button aussieht. Einen Call-to-Action, der wie normaler Text, eine Bildunterschrift oder ein deaktivierter Button aussieht, übersehen sie.',
  measure:
    'Wird für den wichtigsten Call-to-Action gemeldet, wenn er reiner Text oder ein Menüpunkt ist und kein Button der Seite zum Handeln auffordert, wenn seine Beschriftung einen Kontrast unter 2,6:1 hat (2,2:1 auf farbiger Füllung), wenn seine Füllung grau oder dem Hintergrund ähnlich ist, wenn er wie ein ungestalteter Browser-Button aussieht oder wenn er nur umrandet und kein Button gefüllt ist. Wie schwer es wiegt, bestimmt der erste zutreffende Punkt. Ein Menüpunkt kommt nie unter die ersten fünf, wenn die Seite sonst keinen Button hat.',
  link: (label) => ({
    title: `${name(label)} zum Button machen`,
    observed: `${quote(label, 60)} ist der Call-to-Action der Seite, sieht aber aus wie jeder andere Text. Kein Button der Seite fordert zum Handeln auf.`,
    steps: [
      `Gestalten Sie ${name(label)} als gefüllten Button.`,
      FILL,
      SIZE,
      'Setzen Sie ihn unter die Überschrift, und wiederholen Sie ihn am Ende der Seite.',
    ],
  }),
  menu: (label) => ({
    title: `Den Menüpunkt ${name(label)} zum Button machen`,
    observed: `${quote(label, 60)} ist nur Text im Menü. Sonst fordert nichts auf der Seite zum Handeln auf.`,
    steps: [
      `Gestalten Sie ${name(label)} als gefüllten Button am rechten Ende des Menüs.`,
      'Setzen Sie denselben Button unter die Überschrift, wo die Entscheidung fällt.',
      FILL,
    ],
  }),
  menuBeside: (label, other) => ({
    title: `Den Menüpunkt ${name(label)} zum Button machen`,
    observed: `${quote(label, 60)} ist nur Text im Menü, während ${quote(other, 60)} ein Button ist.`,
    steps: [
      `Gestalten Sie ${name(label)} als gefüllten Button am rechten Ende des Menüs.`,
      'Setzen Sie denselben Button unter die Überschrift, wo die Entscheidung fällt.',
      FILL,
    ],
  }),
  letters: (label, ratio) => ({
    title: `Die Beschriftung von ${name(label)} lesbar machen`,
    observed: `Die Beschriftung von ${quote(label, 60)} hat gegenüber dem Button einen Kontrast von ${figure(ratio, 1)}:1 (nötig: 4,5:1).`,
    steps: [
      `Machen Sie die Füllung von ${name(label)} dunkler, oder ändern Sie die Farbe der Beschriftung, bis der Kontrast mindestens 4,5:1 beträgt.`,
      'Verwenden Sie dieselben Farben für jeden Button mit demselben Zweck.',
      'Prüfen Sie den Button draußen auf einem Smartphone; dort fällt geringer Kontrast zuerst auf.',
    ],
  }),
  faded: (label, ratio) => ({
    title: `${name(label)} eine auffällige Farbe geben`,
    observed: `${quote(label, 60)} wirkt deaktiviert: Seine Füllung hat gegenüber dem Hintergrund einen Kontrast von ${figure(ratio, 1)}:1 (nötig: 3:1).`,
    steps: [FILL, SIZE, ALONE],
  }),
  browser: (label, height) => ({
    title: `${name(label)} als richtigen Button gestalten`,
    observed: `${quote(label, 60)} ist ${Math.round(height)} px hoch und sieht aus wie ein ungestalteter Browser-Button.`,
    steps: [FILL, SIZE, 'Setzen Sie die Beschriftung in derselben Schrift wie den Rest der Seite.'],
  }),
  outline: (label) => ({
    title: `${name(label)} mit einer Farbe füllen`,
    observed: `${quote(label, 60)} hat nur einen dünnen Rand, und kein Button der Seite ist gefüllt.`,
    steps: [FILL, 'Verwenden Sie einen bloßen Rand nur für den zweiten Button daneben.', ALONE],
  }),
};
