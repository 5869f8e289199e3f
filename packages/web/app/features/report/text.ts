import { amount, oneOrMany } from '@liftmark/contract/figures';
import type { Verdict } from '@liftmark/contract/report-changes';
import { translated } from '@liftmark/contract/translated';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const verdicts: Record<Verdict, string> = {
  fixed: 'Fixed',
  'partly fixed': 'Partly fixed',
  'not fixed': 'Not fixed',
  regressed: 'Worse',
  'no longer applicable': 'No longer applies',
  'not verified': 'Couldn’t be checked',
};

const points = (count: number) => amount(Math.abs(count), 'point', 'points');
const checks = (count: number) => amount(count, 'check', 'checks');
const sorted = (count: number, order: string) => (count === 1 ? '' : `, sorted by ${order}`);
const costs = (count: number) => (count === 1 ? 'costs points' : 'cost points');

/** What the screen of a conversion report says itself, besides the report’s own words. */
const english = {
  title: 'Conversion Analysis Report',
  limits: 'Limits of this analysis',
  onlyYours:
    'We can’t open this page ourselves, so no changes can be tried on it. To analyze it again, open it in your browser and use the Liftmark extension.',
  again: { capture: 'Open to Capture Again', upload: 'Upload Again' },
  before: ({ words }: { words: string }) => `Before: ${words}`,
  now: ({ words }: { words: string }) => `Now: ${words}`,
  proDetails: 'The details are part of Pro.',
  partOfPro: 'Part of Pro',
  everything: 'Everything that moved the score',
  pointsLost: {
    some: ({ shown }: { shown: string }) => `${shown} points`,
    little: 'under 0.1 points',
    none: 'no points',
  },
  held: ({ ceilings, lost }: { ceilings: number; lost: string }) =>
    `${ceilings} ceilings cost ${lost} points.`,

  parts: {
    label: 'In this report',
    changes: 'What changed',
    categories: 'Categories',
    findings: 'Recommendations',
    scoring: 'Scoring',
    secondOpinion: 'Second opinion',
    plan: 'Action Plan',
    chat: 'Chat',
    summary: 'Summary',
  },

  first: {
    verdict: 'Verdict',
    htmlOnly: 'HTML only',
    generated: 'Generated on',
    seenOn: 'Seen on',
    measured: 'Measured',
    pageType: 'Page type',
    copyOnly: 'Copy only, no page',
    checks: ({ measured, all }: { measured: number; all: number }) => `${measured} of ${checks(all)}`,
    unmeasured: ({ notApplicable, notMeasured }: { notApplicable: number; notMeasured: number }) =>
      `${notApplicable} ${oneOrMany(notApplicable, 'check doesn’t', 'checks don’t')} apply to this page, and ${notMeasured} couldn’t be measured. They don’t count for or against it.`,
    message: 'Compared with the text that brings visitors here:',
    view: 'View the annotated page',
    seen: {
      static: 'HTML only, no browser',
      both: 'Desktop and mobile',
      desktop: 'Desktop only',
      mobile: 'Mobile only',
    },
    fall: ({ percent }: { percent: number }) => `From 100 to ${percent}`,
    why: ({ percent }: { percent: number }) => `Why ${percent} and not 100?`,
  },

  standing: {
    score: ({ percent }: { percent: number }) => `This page scores ${percent}.`,
    range: ({ low, high }: { low: number; high: number }) => `This page scores between ${low} and ${high}.`,
    without: ({ uncapped }: { uncapped: number }) => `Without its ceilings, it would score ${uncapped}.`,
    line: 'The line marks this page.',
    lineAndDashed: 'The line marks this page, the dashed line its score without the ceilings.',
    thick: 'The thick line shows where this page may be.',
    thickAndDashed:
      'The thick line shows where this page may be, the dashed line its score without the ceilings.',
  },

  changes: {
    title: 'What changed',
    since: 'Since the',
    report: ({ date }: { date: string }) => `report of ${date}`,
    worse: 'Worse than before',
    results: 'Results of earlier recommendations',
    verdicts,
    tally: ({ count, verdict }: { count: number; verdict: string }) => `${count} ${verdict.toLowerCase()}`,
    noScoreNow: 'We couldn’t measure enough for a score this time.',
    noScoreBefore: 'There’s no score to compare with: we couldn’t measure enough last time.',
    stayed: ({ now }: { now: number }) => `The score stayed at ${now} out of 100.`,
    rose: ({ by, before, now }: { by: number; before: number; now: number }) =>
      `The score rose by ${points(by)}, from ${before} to ${now} out of 100.`,
    fell: ({ by, before, now }: { by: number; before: number; now: number }) =>
      `The score fell by ${points(by)}, from ${before} to ${now} out of 100.`,
    newRubric: {
      incomparable: ({ before, now }: { before: number; now: number }) =>
        `Under the new rubric, this page scores ${now} out of 100. You can’t compare that with its score of ${before} under the old rubric.`,
      same: ({ now }: { now: number }) =>
        `Under the new rubric, the page scores ${now} out of 100, the same as before.`,
      gained: ({ by, now }: { by: number; now: number }) =>
        `Under the new rubric, the page gained ${points(by)} and scores ${now} out of 100.`,
      lost: ({ by, now }: { by: number; now: number }) =>
        `Under the new rubric, the page lost ${points(by)} and scores ${now} out of 100.`,
    },
    scores: {
      before: 'Before',
      beforeOld: 'Before, old rubric',
      beforeNew: 'Before, new rubric',
      now: 'Now',
    },
    unknownType: ({ now, before }: { now: string; before: string }) =>
      `The page is now judged as “${now}” instead of “${before}”, so we can’t determine how much of the change comes from the page.`,
    unknownRubric: 'The rubric changed, so we can’t determine how much of the change comes from the page.',
    onlyType: ({ now, before }: { now: string; before: string }) =>
      `The page hasn’t changed. The score moved because it’s now judged as “${now}” instead of “${before}”, and because every run measures a little differently.`,
    split: {
      type: ({ page, other, now, before }: Split & { now: string; before: string }) =>
        `${page} from the page, ${other} from judging it as “${now}” instead of “${before}”.`,
      rubric: ({ page, other }: Split) => `${page} from the page, ${other} from the new rubric.`,
      both: ({ page, other, now, before }: Split & { now: string; before: string }) =>
        `${page} from the page, ${other} from judging it as “${now}” instead of “${before}” and the new rubric.`,
    },
    points: ({ shown, count }: { shown: string; count: number }) =>
      `${shown} ${Math.abs(count) === 1 ? 'point' : 'points'}`,
  },

  three: {
    title: 'The three changes to make first',
    fewer: 'What to change first',
    sorted: ({ worth, lost }: { worth: string; lost: number }) =>
      `Sorted by expected effect relative to effort, not by points. Together they cost ${worth} of the ${lost} points lost.`,
    inPro: 'in Pro',
  },

  five: {
    moreSteps: ({ count }: { count: number }) => amount(count, 'more step', 'more steps'),
    inPro: 'In Pro',
  },

  item: {
    severity: 'Severity',
    step: ({ step }: { step: number }) => `Step ${step} of the plan`,
    measured: 'Measured',
    saw: 'What we saw',
    evidenceInPro: 'The evidence is part of Pro. Everyone can see how many points this costs.',
    searched: ({ places }: { places: string }) => `We looked in: ${places}.`,
    why: 'Why it matters',
    change: 'What to change',
    details: 'Details',
    impact: 'Expected impact',
    noImage: 'No image: this part of the page hadn’t rendered yet when we captured it.',
    show: ({ number }: { number: number }) => `Show finding ${number} on the page`,
    impactRange: ({ low, high }: { low: string; high: string }) => `${low} to ${high}`,
    zero: '. The range includes zero, so there may be no effect at all.',
    smallerLoss: 'A smaller loss, for after the changes above',
    forfeited: 'Counts as failed, because visitors expect it on a page like this',
    partialCredit: 'Couldn’t be measured, so it counts as it would most likely be',
  },

  bench: {
    title: 'AI Optimization Recommendations',
    numbers: 'The numbers on the page match those in the list.',
    show: 'Show',
    all: 'All categories',
    nothing: 'We found nothing to change.',
    nothingToChange: 'Nothing to change.',
    changes: {
      diagnosed: ({ count }: { count: number }) =>
        `${amount(count, 'change', 'changes')}${count === 1 ? '' : ', what people most often call a page’s worst problems first'}.`,
      planned: ({ count }: { count: number }) =>
        `${amount(count, 'change', 'changes')}${sorted(count, 'expected effect versus effort')}.`,
    },
    smaller: 'Smaller losses',
    others: {
      cost: ({ count }: { count: number }) =>
        `${checks(count)} ${costs(count)}${sorted(count, 'points lost')}.`,
      moreCost: ({ count }: { count: number }) =>
        `${amount(count, 'more check', 'more checks')} ${costs(count)}${sorted(count, 'points lost')}.`,
    },
    toDo: {
      changes: ({ count }: { count: number }) => amount(count, 'change', 'changes'),
      cost: ({ count }: { count: number }) => `${checks(count)} ${costs(count)}`,
    },
    locked: {
      title: ({ count }: { count: number }) =>
        amount(count, 'more change is ready', 'more changes are ready'),
      text: ({ counts }: { counts: string }) =>
        `${counts}. Pro shows the evidence, the source and the copy to use for each. Everyone can see how many points each one costs.`,
    },
    checks: ({ count }: { count: number }) => checks(count),
    rest: {
      passed: { title: 'Passed', empty: 'No check passed.' },
      notMeasured: { title: 'Couldn’t be measured', empty: 'All applicable checks were measured.' },
      notApplicable: { title: 'Not applicable', empty: 'Every check applies to this page.' },
    },
  },

  page: {
    label: 'Annotated page',
    device: 'Device',
    devices: { desktop: 'Desktop', mobile: 'Mobile' },
    frames: 'Frames',
    found: 'Found here',
    missing: 'Something missing here',
    scrollable: 'Page with numbered findings, scrollable',
    broken: 'We couldn’t load the screenshot. The outlines still show where things are.',
    captured: { desktop: 'The page as captured on desktop', mobile: 'The page as captured on mobile' },
    fold: ({ px }: { px: number }) => `Above the fold, ${px} px`,
    finding: ({ number }: { number: number }) => `Finding ${number}`,
  },

  categories: {
    title: 'Six categories',
    held: 'Each ceiling lowers all six category scores. The cost column counts only a category’s own checks.',
    category: 'Category',
    score: 'Score',
    cost: 'Cost in points',
    noTotal: 'No total score',
    notInTotal: 'Not in the total',
    nothingLost: 'Nothing lost',
    little: 'Under 0.1 points',
    nothingCost: 'Nothing here cost any points.',
    notInScore: 'Not in the score',
    elsewhere: 'Counted in another category',
    passedInPart: 'Passed, but not with full marks',
    floor: 'Kept at the minimum score',
    filler: 'Few checks apply in this category, so part of its score is filled in from the rest of the page.',
    rises: 'It rises with every change you make elsewhere.',
    passed: ({ count }: { count: number }) => `${checks(count)} passed.`,
  },

  scoring: {
    title: 'How is this scored?',
    lead: 'Every page starts at 100. Each category that could be measured has an equal share. Each check takes away points, depending on its weight and on how much is missing.',
    ceiling: 'A ceiling then lowers the whole score, and nothing else on the page makes up for it.',
    method: 'Every check with its weight and sources',
    noModel: 'No language model affects the score. The same capture always gets the same score.',
    noScore:
      'We couldn’t measure enough of this page for a score. The findings are still valid; none of them is a guess.',
    nothingLost: 'Nothing lost',
    why: ({ percent }: { percent: number }) => `Why ${percent} and not 100`,
    costliest: 'Costliest checks',
    counted: 'Each by itself, and already counted in the categories above.',
    caption: ({ percent }: { percent: number }) => `Points lost, from 100 to ${percent}`,
    checkCaption: ({ percent }: { percent: number }) => `Points lost per check, from 100 to ${percent}`,
    cause: 'Cause',
    where: 'Where the points went',
    lost: 'Lost',
    left: 'Left',
    score: ({ percent, grade }: { percent: number; grade: string }) => `Liftmark Score ${percent}, ${grade}`,
    lines: ({ count }: { count: number }) => `${count} lines`,
    showSign: ({ sign }: { sign: string }) => `Show ${sign} on the page`,
    fillers: {
      title: ({ points: lost }: { points: string }) =>
        `${lost} of these points are filled in from the rest of the page`,
      average: ({ parts }: { parts: string }) =>
        `Few checks apply in some categories (${parts}). The part of their scores that no check covers counts as average, so one passed check can’t make a category perfect and one failed check can’t make it worthless. These points come back as you make the changes above.`,
      own: ({ parts }: { parts: string }) =>
        `Few checks apply in some categories (${parts}). The part of their scores that no check covers counts as the page’s own average, so one passed check can’t make a category perfect and one failed check can’t make it worthless. These points come back as you make the changes above.`,
    },
  },

  opinion: {
    title: 'Second opinion',
    lead: ({ model }: { model: string }) =>
      `Things no rule can measure, judged by the model ${model} on defined scales from 1 to 5. It doesn’t affect the score.`,
    sawScreenshot: 'The model read the page’s text and saw a screenshot of the area above the fold.',
    noScreenshot: 'The model read the page’s text and saw no screenshot.',
    model: 'Model',
    level: ({ level }: { level: number }) => `${level} of 5`,
    measured: ({ category }: { category: string }) => `Measured, ${category}`,
    tooLittle: 'Not enough to measure',
  },

  plan: {
    title: 'Action Plan',
    lead: 'The first changes to make, in up to five steps. Priority is the order of work: Critical comes first, Low can wait until the others are done.',
    done: ({ done, all }: { done: number; all: number }) =>
      `${done} of ${amount(all, 'step', 'steps')} done.`,
    savedInAccount:
      'Your progress is saved in your account. The score changes when you analyze the page again.',
    savedInBrowser:
      'Your progress is saved in this browser, and in your account once you sign in. The score changes when you analyze the page again.',
    nothing: 'There’s nothing to change.',
    priority: 'Priority:',
    how: 'How',
    locked: ({ count }: { count: number }) => amount(count, 'more step is locked', 'more steps are locked'),
    lockedText: 'The first step is free. Pro shows the whole plan, with instructions for each step.',
  },

  summary: {
    title: 'Analysis Summary',
    pageType: ({ type }: { type: string }) => `For this page type: ${type.toLowerCase()}`,
    anyPage: 'What visitors expect of any page',
  },

  sources: {
    title: 'Sources',
    lead: 'Published research and guidelines, with what they measured and their limits.',
    count: ({ count }: { count: number }) => `${count} sources in this report`,
    folded: ({ count }: { count: number }) => `Sources (${count})`,
  },

  typeChoice: {
    open: 'change',
    pageType: 'the page type',
    title: 'Change the page type',
    description:
      'The page type decides which checks apply and how much they count. We’ll analyze the page again.',
    label: 'Page type',
    submit: 'Analyze again',
  },

  rerun: {
    start: 'Re-run Analysis',
    running: 'Re-analyzing...',
    status: 'We’re analyzing the page again. This takes up to a minute.',
    failed: 'Analysis Failed',
  },
};

interface Split {
  page: string;
  other: string;
}

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
