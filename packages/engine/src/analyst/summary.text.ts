import { translated } from '@liftmark/contract/translated';
import { amount, quote } from '../checks/shared/phrasing.ts';
import { text as de } from './summary.text.de.ts';
import { text as es } from './summary.text.es.ts';
import { text as fr } from './summary.text.fr.ts';

/** The sentences of the verdict. `subject` opens its sentence; `score` is what `text.score` wrote. */
const english = {
  subject: {
    headlined: ({ headline }: { headline: string }) => `The page headlined ${headline}`,
    typed: ({ type }: { type: string }) => `This page (${type})`,
    plain: 'This page',
    /** @param page one of the above */
    fromHtml: ({ page }: { page: string }) =>
      `Based on its HTML alone (layout, speed and mobile weren’t checked), ${page}`,
  },

  score: {
    graded: ({ percent, grade }: { percent: number; grade: string }) => `${percent} out of 100 (${grade})`,
    plain: ({ percent }: { percent: number }) => `${percent} out of 100`,
    between: ({ low, high }: Record<'low' | 'high', { grade: string; score: number }>) =>
      `between ${low.grade} (${low.score}) and ${high.grade} (${high.score})`,
    within: ({ low, high }: Record<'low' | 'high', number>) => `between ${low} and ${high} out of 100`,
  },

  /** By the lowest score of each band. */
  verdicts: {
    90: 'makes its case very well',
    80: 'makes its case well, with a few gaps',
    70: 'gets the main things right but leaves some visitors in doubt',
    60: 'gives visitors only part of what they need to decide',
    0: 'gives most visitors too little reason to act',
  },
  faulty: 'does most things well but has a serious problem',
  verdict: ({ subject, verdict, score }: { subject: string; verdict: string; score: string }) =>
    `${subject} ${verdict}: ${score}.`,

  limited: ({
    subject,
    score,
    limits,
    uncapped,
  }: {
    subject: string;
    score: string;
    limits: number;
    uncapped: number | null;
  }) => {
    const cause = limits === 1 ? 'this' : `this and ${amount(limits - 1, 'other ceiling')}`;
    const without = limits === 1 ? 'it' : 'them';
    const otherwise = uncapped === null ? '' : `; without ${without}, the score would be ${uncapped}`;
    return `${subject} scores ${score} because of ${cause}${otherwise}.`;
  },
  /** After a verdict, where no limit was named before. */
  withoutLimits: ({ limits, uncapped }: { limits: number; uncapped: number }) =>
    `Without the ${limits === 1 ? 'ceiling that holds' : `${limits} ceilings that hold`} it down, the score would be ${uncapped}.`,
  uncertain: ({ subject, score, reason }: { subject: string; score: string; reason: string }) =>
    `${subject} scores ${score}: ${reason}.`,
  noScore: ({ subject }: { subject: string }) =>
    `${subject} has no score because we couldn’t measure enough; what we found is listed below.`,
  noScoreUnread: ({ subject, reason }: { subject: string; reason: string }) =>
    `${subject} has no score because ${reason}.`,

  unread: {
    unknownLanguage: 'its language couldn’t be determined',
    language: ({ language, sample }: { language: string; sample: string | null }) => {
      const read = sample === null ? '' : ` (${quote(sample, 60)})`;
      return `it’s written in ${language}${read}, a language Liftmark has no word lists for yet`;
    },
    instead:
      'If the page exists in another language, such as English, analyze that version for a full report.',
    wordsLeftOut: ({ reason }: { reason: string }) =>
      `The score doesn’t cover the wording because ${reason}.`,
    rest: ({ checks }: { checks: number }) =>
      `${amount(checks, 'check')} couldn’t be measured. Layout, speed, contrast and everything else that doesn’t depend on wording were measured.`,
    restOfHtml: ({ checks }: { checks: number }) =>
      `${amount(checks, 'check')} couldn’t be measured: without the wording, the HTML doesn’t tell us enough.`,
  },

  little: ({ judged, measured }: { judged: number; measured: number }) => {
    const checks =
      judged === measured ? amount(judged, 'check') : `${judged} of ${amount(measured, 'measured check')}`;
    return `Don’t read too much into this score: only ${checks} found something to judge, and the others count as average.`;
  },
  wordless:
    'There’s almost no text above the fold. Start by saying what this is and who it’s for, in text rather than in an image.',

  category: ({ label, score }: { label: string; score: number }) => `${label} (${score})`,
  strongest: ({ best }: { best: string }) => `The strongest category is ${best}.`,
  weakest: ({ worst }: { worst: string }) => `The weakest category is ${worst}.`,
  strongestAndWeakest: ({ best, worst }: { best: string; worst: string }) =>
    `The strongest category is ${best}, and the weakest is ${worst}.`,

  costliest: ({ points, title, seen }: { points: string; title: string; seen: string }) =>
    `The biggest problem costs ${points} points: ${title} (${seen}).`,

  start: ({ first, effort, second }: { first: string; effort: string; second: string | null }) =>
    `Start here: ${first} (${effort})${second === null ? '' : `; then ${second}`}`,
  /** For titles of diagnoses, which are instructions or say what is wrong. */
  firstOnTheList: ({ first, effort, second }: { first: string; effort: string; second: string | null }) =>
    `Start with this: ${first} (${effort})${second === null ? '' : `. Next: ${second}`}`,
  onlySmallFixes: ({ first }: { first: string }) => `Only small fixes are left. Start here: ${first}`,
  nothingToChange: 'Nothing we measured needs to change.',
  sayMore: ({ questions }: { questions: string }) =>
    `Nothing here has to change, but give visitors more to go on: say ${questions}.`,
  questions: {
    what: 'what it is',
    whom: 'who it’s for',
    price: 'what it costs',
    proof: 'who vouches for it',
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
