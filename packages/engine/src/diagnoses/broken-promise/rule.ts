import type { Evidence } from '@liftmark/contract/report';
import type { ViewportName } from '../../capture/snapshot.ts';
import { quote } from '../../checks/shared/phrasing.ts';
import type { MessageMatch, MessageWord, PromisedTerm } from '../../facts/types/message.ts';
import { defineDiagnosis, distinctNodes } from '../diagnosis.ts';
import { text } from './text.ts';

const CONTRADICTED = 3;
const MISSING = 2;
/** From this share of the words on the page has repeated enough of them. */
const ENOUGH_SHARE = 1 / 3;
/** A single word matches or doesn’t. */
const ENOUGH_WORDS = 2;
/** No first screen repeats more of a long email. */
const MOST_WORDS = 8;

export const brokenPromise = defineDiagnosis(() => ({
  id: 'broken-promise',
  question: 'offer',
  category: 'clarity',
  nature: 'defect',
  why: text.why,
  measure: text.measure,
  checks: [],
  ceilings: [],
  effort: '15 min',
  impact: 'cosmetic',
  evidence: ['message-match-mixed', 'message-match-212'],
  needs: ['headline', 'messageMatch'],
  judge({ told, headline, messageMatch }) {
    if (told.message === null || messageMatch === null) return null;
    const { promises } = messageMatch;
    const broken = [
      ...promises.filter(({ onPage }) => onPage === 'different'),
      ...promises.filter(({ onPage }) => onPage === 'missing'),
    ];
    const unmatched = unmatchedWords(messageMatch);
    const [worst] = broken;
    const severity = Math.max(severityOfPromise(worst), unmatched?.severity ?? 0);
    if (severity === 0) return null;
    const shown = headline && quote(headline.text, 60);
    const message = quote(told.message);
    return {
      severity,
      confidence: 0.8,
      title: worst ? titleOf(worst) : text.title.words({ headline: shown }),
      observed: [
        text.observed.message({ message }),
        ...broken.map(observedOf),
        ...(unmatched ? [wordsObserved(unmatched)] : []),
      ].join(' '),
      evidence: distinctNodes([
        ...broken.flatMap(({ evidence }) => evidence),
        ...(headline ? [headline.evidence] : []),
      ]),
      steps: [
        ...broken.map((promise) => stepFor(promise, shown)),
        ...(unmatched ? [text.steps.words({ words: unmatched.missing, headline: shown })] : []),
        text.steps.several,
      ],
    };
  },
}));

function severityOfPromise(promise: PromisedTerm | undefined): number {
  if (promise === undefined) return 0;
  return promise.onPage === 'different' ? CONTRADICTED : MISSING;
}

interface Unmatched {
  /** 1 to 2. */
  severity: number;
  found: number;
  total: number;
  missing: string[];
  /** The device whose first screen repeats fewer of them; null if both are alike, or layout wasn’t captured. */
  on: ViewportName | null;
}

/** What the first screen that repeats the fewest words lacks; null if each repeats enough. */
function unmatchedWords({ words }: MessageMatch): Unmatched | null {
  if (words.length < ENOUGH_WORDS) return null;
  const screens = [...screensOf(words)].toSorted((a, b) => b.missing.length - a.missing.length);
  const [fewest, other] = screens;
  if (fewest === undefined) return null;
  const found = words.length - fewest.missing.length;
  const share = found / Math.min(words.length, MOST_WORDS);
  if (share >= ENOUGH_SHARE) return null;
  return {
    severity: 2 - share / ENOUGH_SHARE,
    found,
    total: words.length,
    missing: fewest.missing,
    on: other === undefined || other.missing.length === fewest.missing.length ? null : fewest.device,
  };
}

interface Screen {
  device: ViewportName | null;
  missing: string[];
}

/** Each captured first screen; without layout, headline and subheadline. */
function screensOf(words: readonly MessageWord[]): Screen[] {
  const devices = (['desktop', 'mobile'] as const).filter((device) =>
    words.some(({ aboveFold }) => aboveFold[device] !== null),
  );
  const lacking = (isThere: (word: MessageWord) => boolean) =>
    words.filter((word) => !word.inHeadline && !isThere(word)).map(({ word }) => word);
  return devices.length === 0
    ? [{ device: null, missing: lacking(() => false) }]
    : devices.map((device) => ({ device, missing: lacking(({ aboveFold }) => aboveFold[device] === true) }));
}

/** The page's words without a full stop, as they stand within a sentence. */
function quoteOf({ text: words }: Evidence, limit: number): string {
  return quote(words.replace(/[.:]\s*$/, ''), limit);
}

function titleOf({ onPage, wording, evidence: [said] }: PromisedTerm): string {
  const promised = quote(wording);
  if (said === undefined) return text.title.missing({ promised });
  const page = quoteOf(said, 60);
  return onPage === 'different'
    ? text.title.different({ promised, page })
    : text.title.vague({ promised, page });
}

function observedOf({ onPage, wording, evidence: [said] }: PromisedTerm): string {
  const promised = quote(wording);
  if (said === undefined) return text.observed.missing({ promised });
  const page = quoteOf(said, 120);
  return onPage === 'different'
    ? text.observed.different({ promised, page })
    : text.observed.vague({ promised, page });
}

function stepFor({ onPage, wording, evidence: [said] }: PromisedTerm, headline: string | null): string {
  const promised = quote(wording);
  return onPage === 'different' && said !== undefined
    ? text.steps.different({ promised, page: quoteOf(said, 60) })
    : text.steps.missing({ promised, headline });
}

function wordsObserved({ found, total, missing, on }: Unmatched): string {
  return text.observed.words({ found, total, missing, on });
}
