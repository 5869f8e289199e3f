import { amount, oneOrMany } from './figures.ts';
import { text as de } from './score-words.text.de.ts';
import { text as es } from './score-words.text.es.ts';
import { text as fr } from './score-words.text.fr.ts';
import { translated } from './translated.ts';

const checks = (count: number) => amount(count, 'check', 'checks');

const english = {
  letters: ({ low, high }: { low: string; high: string }) => `between ${low} and ${high}`,
  points: ({ low, high }: { low: number; high: number }) => `between ${low} and ${high}`,
  range: {
    letters: ({ low, high, reason }: { low: string; high: string; reason: string }) =>
      `Between ${low} and ${high}: ${reason}.`,
    points: ({ low, high, reason }: { low: number; high: number; reason: string }) =>
      `Between ${low} and ${high} out of 100: ${reason}.`,
    /** Where the score is an end of its range. */
    atEnd: ({ score }: { score: number }) =>
      `The score of ${score} assumes that what couldn’t be measured is like the rest of the page.`,
  },
  /** The start of the reason of a check that can't read the page's language. */
  noWordList: 'There is no word list for the language',
  unmeasured: {
    language: ({ count, language }: { count: number; language: string }) =>
      `${checks(count)} couldn’t be read in ${language}`,
    html: ({ count }: { count: number }) => `${checks(count)} couldn’t be measured from the HTML alone`,
    some: ({ count }: { count: number }) => `${checks(count)} couldn’t be measured`,
    unknown: 'some checks couldn’t be measured',
  },
  coverageLimit: ({ notMeasured, all, measured }: { notMeasured: number; all: number; measured: number }) =>
    `${notMeasured} of ${all} checks couldn’t be measured, so the score is based mainly on the other ${measured}.`,
  held: ({ points }: { points: string }) => `Costs ${points} points`,
  ceilingCost: ({ title, points, reason }: Record<'title' | 'points' | 'reason', string>) =>
    `“${title}” costs ${points} points: ${reason}`,
  uncapped: ({ ceilings, score }: { ceilings: number; score: number }) =>
    `Without ${oneOrMany(ceilings, 'this ceiling', 'these ceilings')} and with nothing else changed: ${score}`,
  smallCeilings: ({ count, titles }: { count: number; titles: string }) =>
    `${count} other ceilings: ${titles}.`,
  ceiling: ({ title }: { title: string }) => `Ceiling: ${title}`,
  standing: ({ share, pages, kind, month }: { share: string; pages: number; kind: string; month: string }) =>
    `Higher than ${share} of ${pages} ${kind} measured in ${month}.`,
  lowest: ({ pages, kind, month }: { pages: number; kind: string; month: string }) =>
    `Among the lowest of ${pages} ${kind} measured in ${month}.`,
  span: ({ low, high }: { low: string; high: string }) => `${low} to ${high}`,
  anyPages: 'pages',
  notCompared: {
    nowCaptured: ({ date }: { date: string }) =>
      `We opened the version of ${date} ourselves. This one was captured in a browser, so we don’t compare them.`,
    nowOpened: ({ date }: { date: string }) =>
      `The version of ${date} was captured in a browser. We opened this one ourselves, so we don’t compare them.`,
  },
  rubric: ({ rubric }: { rubric: string }) => `Rubric ${rubric}.`,
  oldRubric: ({ rubric }: { rubric: string }) =>
    `Scored with rubric ${rubric} from before November 2026, when the score was a plain average of the checks. Analyze the page again to compare it with newer scores.`,
  pageType: {
    selected: ({ label }: { label: string }) => `${label}, selected`,
    detected: ({ label }: { label: string }) => `${label}, detected`,
    probable: ({ label }: { label: string }) => `${label}, probably`,
    possible: ({ label }: { label: string }) => `Unclear, possibly ${label.toLowerCase()}`,
    undetermined: 'Couldn’t be determined',
  },
  phoneLayout: ({ width }: { width: number }) =>
    `There’s no mobile viewport tag, so phones show the page ${width} px wide.`,
  fall: {
    whole: ({ score, parts }: { score: number; parts: string }) => `From 100 to ${score}: ${parts}.`,
    otherCeilings: ({ count }: { count: number }) => amount(count, 'other ceiling', 'other ceilings'),
    rounding: 'Rounding',
    rest: 'Everything else',
    related: ({ title, count }: { title: string; count: number }) =>
      `${title}, with ${amount(count, 'related check', 'related checks')}`,
    filler: ({ category }: { category: string }) =>
      `${category}: filled in from the rest of the page, because few checks apply`,
    floor: ({ category }: { category: string }) => `${category}: kept at the minimum score`,
    wholeNumber: 'Rounding to a whole number',
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
