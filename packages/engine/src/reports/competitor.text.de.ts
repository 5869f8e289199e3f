import { amount, capitalized } from '../checks/shared/phrasing.ts';
import type { Text } from './competitor.text.ts';

export const text: Text = {
  errors: {
    count: ({ max }) => `Vergleichen Sie mit 1 bis ${max} Wettbewerbern.`,
    rubric: 'Nur Berichte nach demselben Bewertungsschema lassen sich vergleichen.',
  },
  standing: {
    tie: ({ own, other, score }) => `${own} und ${other} erreichen beide ${score}.`,
    scored: ({ name, score }) => `${name} erreicht ${score}`,
    unscored: ({ name }) => `${name} hat keinen Score`,
    /** @param own what is said of the own page, @param others of the competitors */
    compared: ({ own, others }) => `${own}; ${others}.`,
  },
  limited: ({ name, points, reason }) =>
    `${name} verliert ${points} Punkte durch ein einziges Problem: ${reason}`,
  leads: ({ name, categories }) => `${name} liegt vorn bei ${categories}.`,
  trails: ({ name, categories }) => `${name} liegt zurück bei ${categories}.`,
  alsoTrails: ({ categories }) => `Zurück liegt die Seite bei ${categories}.`,
  seenOn: {
    desktop: ({ pages }) =>
      `${pages}: Nur die Desktop-Ansicht ließ sich lesen, der Score lässt die Smartphone-Ansicht deshalb aus.`,
    mobile: ({ pages }) =>
      `${pages}: Nur die Smartphone-Ansicht ließ sich lesen, der Score lässt die Desktop-Ansicht deshalb aus.`,
  },
  partial: ({ compared, all }) =>
    `Nur ${compared} von ${all} Kategorien ließen sich vergleichen, deshalb sagen die Scores wenig darüber, welche Seite besser ist. Analysieren Sie die Seiten noch einmal.`,
  leftOut: ({ pages }) => `Nicht dabei, weil sich die Seite nicht analysieren ließ: ${pages}.`,
  level: 'Keine Kategorie weicht um fünf Punkte oder mehr ab.',
  /** "Klarheit (+12)" */
  difference: ({ category, points }) => `${category} (${points})`,
  types: ({ pages }) =>
    `Diese Seiten sind verschiedene Seitentypen, und jede wird nach den Maßstäben ihres Typs beurteilt: ${pages}.`,
  typed: ({ name, type }) => `${name} als „${type}“`,
  notComparable: {
    ofOneType:
      'Der Unterschied kommt von Prüfungen, die nur eine der beiden Seiten beurteilt haben; von den gemeinsamen spricht keine für die Seite mit dem höheren Score.',
    ofTwoTypes: ({ own, ownType, other, otherType }) =>
      `${own} wird als „${ownType}“ beurteilt und ${other} als „${otherType}“, mit verschiedenen Prüfungen und Gewichten; von den gemeinsamen spricht keine für die Seite mit dem höheren Score.`,
  },
  fixFirst: ({ title, limit }) => `Zuerst beheben: ${title}. ${capitalized(limit)}`,
  lesson: ({ category, observed, name, theirs }) => `${category}: ${observed} Bei ${name}: ${theirs}`,
  trailingLesson: ({ category, observed, name, points }) =>
    `${category}: ${observed} ${name} liegt hier um ${amount(points, 'Punkt', 'Punkte')} höher.`,
  withAdvice: ({ lesson, advice }) => `${lesson} ${advice}.`,
};
