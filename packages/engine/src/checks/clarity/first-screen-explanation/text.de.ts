import { list, places, placesShown, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const quoted = (phrases: readonly string[]) => list(phrases.map((phrase) => quote(phrase)));

const DEVICES = { desktop: 'auf dem Desktop', mobile: 'auf Smartphones' };

export const text: Text = {
  title: {
    passes: 'Ein ganzer Satz stützt die Überschrift',
    fails: 'Das Angebot ist oben nicht erklärt',
  },
  why: 'Mehr als die Hälfte der Betrachtungszeit gilt dem sofort sichtbaren Bereich, und in den ersten zehn Sekunden entscheidet sich, wer bleibt. Ein ganzer Satz neben der Überschrift erklärt, wofür sie zu kurz ist.',
  measure:
    'Ein Satz von 8 bis 60 Wörtern nahe der Überschrift (die Unterzeile zählt), der weder Navigation noch Einwilligung oder Rechtstext ist, bekommt 1 im sofort sichtbaren Bereich, 0,5 auf dem zweiten Bildschirm und 0, wenn er weiter unten steht, fehlt, versteckt oder Platzhaltertext ist. Steht mindestens jedes achte Wort auf der Liste der Werbefloskeln, wird der Wert mit 0,3 multipliziert. Nicht bewertet, wenn keine Überschrift hervorsticht.',
  notMeasured: {
    picture:
      'Ein großes Bild im sofort sichtbaren Bereich kann die Erklärung enthalten; Text in Bildern lesen wir nicht.',
    headline: 'Keine Überschrift sticht hervor; es gibt also nichts, was ein Satz erklären könnte.',
    viewports: 'Die Seite wurde weder auf dem Desktop noch auf dem Smartphone dargestellt.',
  },
  observed: {
    filler: ({ sentence }) =>
      `Kein Satz nahe der Überschrift erklärt das Angebot: ${quote(sentence, 120)} ist Platzhaltertext einer Vorlage.`,
    none: 'Nahe der Überschrift gibt es keinen Satz von 8 bis 60 Wörtern.',
    shortLine: ({ subheadline }) =>
      `Die Zeile neben der Überschrift lautet ${quote(subheadline, 120)}, doch in der Nähe fehlt ein Satz von 8 bis 60 Wörtern.`,
    praise: ({ sentence, praise, ...place }) =>
      `Der Satz ${quote(sentence, 120)} lobt das Angebot, statt es zu erklären: ${quoted(praise)}. Er steht ${placesShown(place)}.`,
    found: ({ sentence, ...place }) => `Der Satz ${quote(sentence, 120)} steht ${placesShown(place)}.`,
    low: ({ sentence, ...place }) =>
      `Der Satz ${quote(sentence, 120)} steht ${placesShown(place)}. So weit scrollen nicht alle Besucher.`,
  },
  searched: [
    'Abschnitt der Überschrift',
    'Text im Umkreis von 400 px um die Überschrift',
    'die ersten zwei Bildschirme',
  ],
  advice: {
    where: {
      belowHeadline: ({ headline }) => `unter der Überschrift ${quote(headline, 60)}`,
      atTop: () => 'ganz oben auf der Seite',
    },
    explain: {
      title: ({ where }) => `Das Angebot ${where} in einem Satz erklären`,
      steps: ({ where }) => [
        'Schreiben Sie einen Satz von 15 bis 25 Wörtern: was es ist, für wen es ist und wie es funktioniert.',
        `Setzen Sie ihn als Text und nicht als Bild ein: ${where}.`,
        'Prüfen Sie auf einem Smartphone, ob Überschrift, Satz und Button zusammen zu sehen sind.',
      ],
    },
    simplify: {
      title: ({ sentence }) => `${quote(sentence, 60)} in einfachen Worten neu schreiben`,
      steps: ({ praise, people: { many, others } }) => [
        `Streichen Sie ${quoted(praise)}: Dasselbe könnte ${others.any} sagen.`,
        `Schreiben Sie, was Ihre ${many} bekommen, für wen es ist und wie es funktioniert, in deren eigenen Worten.`,
        'Lesen Sie den Satz jemandem vor, der Sie nicht kennt, und fragen Sie, worum es geht.',
      ],
    },
    show: {
      title: ({ sentence, viewport }) => `${quote(sentence, 60)} auch ${DEVICES[viewport]} zeigen`,
      steps: ({ viewport }) => [
        `Behalten Sie den Satz ${DEVICES[viewport]} unter der Überschrift; kürzen Sie ihn, statt ihn auszublenden.`,
        'Schaffen Sie Platz, indem Sie das Bild oder die Leiste darüber niedriger machen.',
      ],
    },
    move: {
      title: ({ sentence }) => `${quote(sentence, 60)} in den sofort sichtbaren Bereich setzen`,
      steps: ({ depth }) => [
        `Setzen Sie den Satz direkt unter die Überschrift; jetzt steht er ${places(depth)}.`,
        'Machen Sie das Bild, den Slider oder die Leiste niedriger, die ihn nach unten drücken, zuerst auf Smartphones.',
      ],
    },
  },
};
