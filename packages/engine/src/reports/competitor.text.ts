import { translated } from '@liftmark/contract/translated';
import { amount } from '../checks/shared/phrasing.ts';
import { text as de } from './competitor.text.de.ts';
import { text as es } from './competitor.text.es.ts';
import { text as fr } from './competitor.text.fr.ts';

/** The sentences of a comparison. `name`, `own` and `other` are names of pages. */
const english = {
  errors: {
    count: ({ max }: { max: number }) => `Compare with 1 to ${max} competitors.`,
    rubric: 'Only reports made with the same rubric can be compared.',
  },

  standing: {
    tie: ({ own, other, score }: { own: string; other: string; score: number }) =>
      `${own} and ${other} both score ${score}.`,
    scored: ({ name, score }: { name: string; score: number }) => `${name} scores ${score}`,
    unscored: ({ name }: { name: string }) => `${name} has no score`,
    /** @param own what is said of the own page, @param others of the competitors */
    compared: ({ own, others }: { own: string; others: string }) => `${own}; ${others}.`,
  },
  limited: ({ name, points, reason }: { name: string; points: string; reason: string }) =>
    `${name} loses ${points} points to one problem: ${reason}`,
  leads: ({ name, categories }: { name: string; categories: string }) => `${name} leads in ${categories}.`,
  trails: ({ name, categories }: { name: string; categories: string }) => `${name} trails in ${categories}.`,
  alsoTrails: ({ categories }: { categories: string }) => `It trails in ${categories}.`,
  /** @param pages names of pages */
  seenOn: {
    desktop: ({ pages }: { pages: string }) =>
      `${pages}: only the desktop view could be read, so the score leaves out the mobile view.`,
    mobile: ({ pages }: { pages: string }) =>
      `${pages}: only the mobile view could be read, so the score leaves out the desktop view.`,
  },
  partial: ({ compared, all }: { compared: number; all: number }) =>
    `Only ${compared} of ${all} categories could be compared, so the scores say little about which page is better. Analyze the pages again.`,
  leftOut: ({ pages }: { pages: string }) => `Left out because the page couldn’t be analyzed: ${pages}.`,
  level: 'No category differs by five points or more.',
  /** "Clarity (+12)" */
  difference: ({ category, points }: { category: string; points: string }) => `${category} (${points})`,

  types: ({ pages }: { pages: string }) =>
    `These pages are different types, and each is judged by the standards for its own type: ${pages}.`,
  typed: ({ name, type }: { name: string; type: string }) => `${name} as “${type}”`,

  notComparable: {
    ofOneType:
      'The difference comes from checks that judged only one of the two pages, and none of the checks they share favors the higher-scoring page.',
    ofTwoTypes: ({
      own,
      ownType,
      other,
      otherType,
    }: Record<'own' | 'ownType' | 'other' | 'otherType', string>) =>
      `${own} is judged as “${ownType}” and ${other} as “${otherType}”, with different checks and weights, and none of the checks they share favors the higher-scoring page.`,
  },

  fixFirst: ({ title, limit }: { title: string; limit: string }) => `Fix this first: ${title}. It ${limit}`,
  lesson: ({
    category,
    observed,
    name,
    theirs,
  }: Record<'category' | 'observed' | 'name' | 'theirs', string>) =>
    `${category}: ${observed} On ${name}: ${theirs}`,
  trailingLesson: ({
    category,
    observed,
    name,
    points,
  }: Record<'category' | 'observed' | 'name', string> & { points: number }) =>
    `${category}: ${observed} ${name} scores ${amount(points, 'point')} higher here.`,
  withAdvice: ({ lesson, advice }: { lesson: string; advice: string }) => `${lesson} ${advice}.`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
