import { amount, oneOrMany } from '@liftmark/contract/figures';
import { translated } from '@liftmark/contract/translated';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

/** Every sentence in the PDF documents of reports and in the previews of their links. */
const english = {
  kinds: {
    conversion: 'Conversion Analysis Report',
    competitor: 'Competitive Intelligence Report',
    swot: 'SWOT Analysis Report',
    copy: 'Copy Intelligence Report',
  },

  documentTitle: ({ title, kind }: { title: string; kind: string }) => `${title} - ${kind}`,
  generatedOn: ({ date }: { date: string }) => `Generated on ${date}`,
  pageNumber: ({ page, pages }: { page: number; pages: number }) => `Page ${page} of ${pages}`,
  noScore: 'No score',
  missingLetters:
    'Letters that this document has no font for are shown as □. The report on the web shows them.',
  openReport: 'Open the report',

  conversion: {
    fall: ({ percent }: { percent: number }) => `From 100 to ${percent}`,
    facts: { captured: 'Captured', pageType: 'Page type', measured: 'Measured', rubric: 'Rubric' },
    coverage: ({ measured, checks }: { measured: number; checks: number }) =>
      `${measured} of ${amount(checks, 'check', 'checks')}`,
    score: 'Liftmark Score',
    scoreWithBand: ({ band }: { band: string }) => `Liftmark Score: ${band}`,
    topChanges: 'The changes that matter most',
    categories: 'Six categories',
    noCategoryScore: 'Not enough data',
    visitorQuestions: 'Questions visitors ask on a page like this',
    recommendations: 'Recommendations',
    actionPlan: 'Action plan',
    lockedSteps: 'The other steps are part of Pro.',
  },

  recommendations: {
    none: 'Nothing we measured needs to change.',
    locked: ({ count }: { count: number }) =>
      `${amount(count, 'recommendation', 'recommendations')} ${oneOrMany(count, 'is', 'are')} part of Pro, with evidence, steps and better copy.`,
    severity: ({ number, severity }: { number: number; severity: string }) =>
      `${number} · Severity ${severity}`,
    tried: {
      before: 'Now',
      after: 'Tried',
      caption: {
        desktop: 'The place of the change on the page, desktop',
        mobile: 'The place of the change on the page, phone',
      },
    },
    lockedLabel: 'Part of Pro',
    observed: 'What we saw',
    why: 'Why it matters',
    steps: 'What to change',
    now: 'Now',
    better: 'Better',
    impact: 'Expected impact',
    source: ({ title, publisher }: { title: string; publisher: string }) => `Source: ${title}, ${publisher}`,
  },

  method: {
    heading: 'How this was measured',
    coverage: ({
      checks,
      measured,
      notApplicable,
      notMeasured,
    }: Record<'checks' | 'measured' | 'notApplicable' | 'notMeasured', number>) =>
      `Of ${amount(checks, 'check', 'checks')}, ${measured} ${measured === 1 ? 'was' : 'were'} measured, ${notApplicable} ${notApplicable === 1 ? 'doesn’t' : 'don’t'} apply to this page and ${notMeasured} couldn’t be measured. The Liftmark Score is the rounded average of the category scores. Each check below shows how many points it cost.`,
    rendered: 'We opened the page in a browser, on a desktop and, where possible, on a phone.',
    static: 'We read the page’s HTML without a browser.',
    builtInWords: 'The built-in analyst wrote the text.',
    modelWords: ({ model, kept, dropped }: { model: string; kept: number; dropped: number }) =>
      `${model} wrote part of the text: we confirmed ${amount(kept, 'statement', 'statements')} on the page and dropped ${dropped} that we couldn’t confirm. All scores come from code.`,
    losses: ({ percent }: { percent: number }) => `Why ${percent} and not 100`,
    allChecks: 'All checks',
    points: ({ points }: { points: string }) => `−${points} points`,
  },

  secondOpinion: {
    heading: 'Second opinion',
    introduction: ({ model }: { model: string }) =>
      `The model ${model} rates things that no rule can measure, on defined scales from 1 to 5. Its ratings don’t affect the score.`,
    level: ({ level }: { level: number }) => `Model: ${level} out of 5`,
    measured: ({ category, score }: { category: string; score: number | null }) =>
      `Measured, ${category}: ${score ?? 'not enough data'}`,
  },

  competitor: {
    rivals: 'Compared with',
    scores: 'Scores',
    categories: 'Performance by category',
    columns: ['Category', 'Your page', 'Best competitor', 'Difference'],
    notComparable: ({ reason }: { reason: string }) => `Not comparable: ${reason}`,
    differences: 'The differences that matter most',
    yours: 'Your page',
    takeOver: ({ takeOver }: { takeOver: string }) => `Next step: ${takeOver}`,
    keep: 'Keep this: your page does it better.',
    recommendations: 'Strategic recommendations',
    none: 'No competitor does better in the areas where your page loses points.',
    locked: ({ count }: { count: number }) =>
      `${amount(count, 'recommendation', 'recommendations')} ${oneOrMany(count, 'is', 'are')} part of Pro.`,
    details: 'Every page in detail',
  },

  copy: {
    priorities: 'Priority copy optimizations',
    none: 'Nothing in the page’s copy needs to change.',
    impact: ({ level }: { level: string }) => `Impact: ${level}`,
    headline: 'Headline optimization',
    current: 'Current copy',
    suggested: 'Suggested copy',
    alternative: 'An alternative',
    moreAlternatives: 'Other alternatives',
    moreSuggestions: 'Other suggestions',
    rewrites: 'Your page’s own words, rewritten',
    now: ({ current }: { current: string }) => `Now: ${current}`,
    callsToAction: 'Call-to-action optimizations',
    callToAction: ({ location, priority }: { location: string; priority: string }) =>
      `${location} · Priority: ${priority}`,
    recommendations: 'Strategic copy recommendations',
    locked: ({ count }: { count: number }) =>
      `${amount(count, 'suggestion', 'suggestions')} ${oneOrMany(count, 'is', 'are')} part of Pro.`,
  },

  swot: {
    strengths: { heading: 'Strengths', scale: 'Impact' },
    weaknesses: { heading: 'Weaknesses', scale: 'Severity', action: 'Suggestion' },
    opportunities: { heading: 'Opportunities', scale: 'Potential', action: 'Action' },
    threats: { heading: 'Threats', scale: 'Risk', action: 'Mitigation' },
    level: ({ scale, level }: { scale: string; level: string }) => `${scale}: ${level}`,
    none: 'We didn’t find any.',
    locked: ({ count }: { count: number }) =>
      count === 1
        ? '1 more item is part of Pro, with evidence and what to do about it.'
        : `${count} more items are part of Pro, with evidence and what to do about them.`,
  },

  linkPreview: {
    title: ({ title }: { title: string }) => `${title} - Liftmark Score Report`,
    /** `detail` is the grade, or the range in its place. */
    score: ({ percent, detail }: { percent: number; detail: string | null }) =>
      detail === null ? `${percent} out of 100` : `${percent} out of 100, ${detail}`,
    grade: ({ grade }: { grade: string }) => `grade ${grade}`,
    scored: ({ kind, about, score }: { kind: string; about: string; score: string }) =>
      `${kind} on ${about}. Liftmark Score: ${score}.`,
    unscored: ({ kind, about }: { kind: string; about: string }) => `${kind} on ${about}.`,
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
