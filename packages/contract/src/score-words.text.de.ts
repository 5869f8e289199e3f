import { amount, oneOrMany } from './figures.ts';
import type { Text } from './score-words.text.ts';

const unmeasured = (count: number) => oneOrMany(count, 'Prüfung konnte', 'Prüfungen konnten');

export const text: Text = {
  letters: ({ low, high }) => `zwischen ${low} und ${high}`,
  points: ({ low, high }) => `zwischen ${low} und ${high}`,
  range: {
    letters: ({ low, high, reason }) => `Zwischen ${low} und ${high}: ${reason}.`,
    points: ({ low, high, reason }) => `Zwischen ${low} und ${high} von 100: ${reason}.`,
    atEnd: ({ score }) =>
      `Der Score von ${score} nimmt an, dass alles nicht Messbare dem Rest der Seite entspricht.`,
  },
  noWordList: 'Es gibt keine Wortliste für die Sprache',
  unmeasured: {
    language: ({ count, language }) => `${count} ${unmeasured(count)} nicht auf ${language} gelesen werden`,
    html: ({ count }) => `${count} ${unmeasured(count)} allein am HTML nicht gemessen werden`,
    some: ({ count }) => `${count} ${unmeasured(count)} nicht gemessen werden`,
    unknown: 'Einige Prüfungen konnten nicht gemessen werden',
  },
  coverageLimit: ({ notMeasured, all, measured }) =>
    `${notMeasured} von ${all} Prüfungen ${oneOrMany(notMeasured, 'konnte', 'konnten')} nicht gemessen werden. Der Score beruht daher vor allem auf den übrigen ${measured}.`,
  held: ({ points }) => `Kostet ${points} Punkte`,
  ceilingCost: ({ title, points, reason }) => `„${title}“ kostet ${points} Punkte: ${reason}`,
  uncapped: ({ ceilings, score }) =>
    `Ohne ${oneOrMany(ceilings, 'diese Obergrenze', 'diese Obergrenzen')}, sonst unverändert: ${score}`,
  smallCeilings: ({ count, titles }) => `${count} weitere Obergrenzen: ${titles}.`,
  ceiling: ({ title }) => `Obergrenze: ${title}`,
  standing: ({ share, pages, kind, month }) =>
    `Höher als ${share} der ${pages} gemessenen ${kind} (${month}).`,
  lowest: ({ pages, kind, month }) => `Unter den niedrigsten der ${pages} gemessenen ${kind} (${month}).`,
  span: ({ low, high }) => `${low} bis ${high}`,
  anyPages: 'Seiten',
  notCompared: {
    nowCaptured: ({ date }) =>
      `Die Version vom ${date} zeigt die Seite, wie wir sie geöffnet haben, und diese, wie sie in einem Browser zu sehen war. Deshalb vergleichen wir sie nicht.`,
    nowOpened: ({ date }) =>
      `Die Version vom ${date} zeigt die Seite, wie sie in einem Browser zu sehen war, und diese, wie wir sie geöffnet haben. Deshalb vergleichen wir sie nicht.`,
  },
  rubric: ({ rubric }) => `Bewertungsschema ${rubric}.`,
  oldRubric: ({ rubric }) =>
    `Bewertet nach Bewertungsschema ${rubric} aus der Zeit vor November 2026, als der Score ein einfacher Durchschnitt der Prüfungen war. Analysieren Sie die Seite erneut, um sie mit neueren Werten zu vergleichen.`,
  pageType: {
    selected: ({ label }) => `${label}, ausgewählt`,
    detected: ({ label }) => `${label}, erkannt`,
    probable: ({ label }) => `${label}, wahrscheinlich`,
    possible: ({ label }) => `Unklar, vielleicht: ${label}`,
    undetermined: 'Ließ sich nicht bestimmen',
  },
  phoneLayout: ({ width }) =>
    `Der Seite fehlt das Viewport-Tag für Mobilgeräte. Smartphones zeigen sie daher ${width} px breit.`,
  fall: {
    whole: ({ score, parts }) => `Von 100 auf ${score}: ${parts}.`,
    otherCeilings: ({ count }) => amount(count, 'weitere Obergrenze', 'weitere Obergrenzen'),
    rounding: 'Rundung',
    rest: 'Alles andere',
    related: ({ title, count }) =>
      `${title}, mit ${amount(count, 'verwandter Prüfung', 'verwandten Prüfungen')}`,
    filler: ({ category }) =>
      `${category}: mit dem Durchschnitt der Seite aufgefüllt, weil wenige Prüfungen zutreffen`,
    floor: ({ category }) => `${category}: auf dem Mindestwert gehalten`,
    wholeNumber: 'Rundung auf eine ganze Zahl',
  },
};
