import type { FallbackReason } from '@liftmark/contract/analyst';
import { amount, oneOrMany } from '@liftmark/contract/figures';
import type { ScoreBand } from '@liftmark/contract/grade';
import type { RecommendationType } from '@liftmark/contract/report';
import type { Level } from '@liftmark/contract/swot';
import { translated } from '@liftmark/contract/translated';
import { text as de } from './report.text.de.ts';
import { text as es } from './report.text.es.ts';
import { text as fr } from './report.text.fr.ts';

const bands: Record<ScoreBand, string> = {
  90: 'Excellent',
  80: 'Strong',
  70: 'Good',
  60: 'Fair',
  0: 'Weak',
};

const types: Record<RecommendationType, string> = {
  critical: 'CRITICAL',
  improve: 'HIGH',
  optimize: 'MEDIUM',
  other: 'QUICK WIN',
};

const reasons: Record<FallbackReason, string> = {
  slow: 'it didn’t answer in time',
  unavailable: 'its provider didn’t respond',
  'rate-limited': 'its provider isn’t accepting more requests for now',
  rejected: 'its provider rejected the request',
  refused: 'it declined to answer',
  'cut-off': 'its answer was cut off',
  malformed: 'its answer couldn’t be read',
  ungrounded: 'what it wrote didn’t match the page',
  'over-budget': 'this analysis ran out of tokens',
  'report-language': 'we can check its other texts in English only',
};

const levels: Record<Level, string> = { high: 'High', medium: 'Medium', low: 'Low' };

const LEVELS_OF = {
  impact: 'impact',
  priority: 'priority',
  severity: 'severity',
  potential: 'potential',
  risk: 'risk',
};

/** What the parts of reports say that several screens share. */
const english = {
  bands,
  bandLegend: 'Score bands',
  below: ({ score }: { score: number }) => `Below ${score}`,
  types,
  level: ({ level, of }: { level: Level; of: keyof typeof LEVELS_OF }) => `${levels[level]} ${LEVELS_OF[of]}`,
  noScore: 'No score',
  tooLittle: 'Not enough to measure',
  dial: {
    none: 'Liftmark Score: we couldn’t measure enough',
    range: ({ score, low, high }: { score: number; low: number; high: number }) =>
      `Liftmark Score ${score} out of 100, between ${low} and ${high}`,
    graded: ({ score, grade, word }: { score: number; grade: string; word: string }) =>
      `Liftmark Score ${score} out of 100, grade ${grade}, ${word}`,
  },
  method: 'How we measure this:',
  generated: 'Generated on',
  partOfPro: 'Part of Pro',
  copy: {
    now: ({ length }: { length: number }) => `Now, ${length} characters`,
    nowEmpty: 'Now',
    nothing: 'There’s no text here.',
    better: 'Better',
    alternative: 'Alternative',
    exactly: ({ label, length }: { label: string; length: number }) => `${label}, ${length} characters`,
    about: ({ label, length }: { label: string; length: number }) => `${label}, about ${length} characters`,
    fillIn: 'Fill in the blanks',
    ready: 'Nothing to fill in',
    button: 'Copy',
    buttonOf: ({ name }: { name: string }) => `Copy ${name}`,
    done: 'Copied!',
    failed: 'Copy Failed',
    byHand: 'Select the text and copy it by hand.',
  },
  authorship: {
    model: ({ model, kept }: { model: string; kept: number }) =>
      `Partly written by ${model}: ${amount(kept, 'statement', 'statements')} passed a check against the page`,
    builtIn: 'Written by the built-in analyst. We also asked a model, but none of its text is shown',
    dropped: ({ dropped }: { dropped: number }) =>
      `; ${dropped} didn’t and ${oneOrMany(dropped, 'was', 'were')} dropped`,
    rest: 'The built-in analyst wrote the rest.',
    reason: ({ reason }: { reason: FallbackReason }) => `Reason: ${reasons[reason]}.`,
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
