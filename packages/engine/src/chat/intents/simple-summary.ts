import type { QuestionResponse } from '@liftmark/contract/chat';
import { byPlace, durationWords, minutesOf } from '@liftmark/contract/places';
import type { Question } from '@liftmark/contract/questions';
import type { ConversionReport, Recommendation } from '@liftmark/contract/report';
import type { AnyReport } from '@liftmark/contract/report-view';
import { ceilingParts } from '@liftmark/contract/score-words';
import { titleWithAuthor } from '@liftmark/contract/suggestion-words';
import { lowerFirst, quote } from '../../checks/shared/phrasing.ts';
import { pattern } from '../../language/patterns.ts';
import { stopped as withStop } from '../../language/punctuation.ts';
import { sentencesOf } from '../../page/sentences.ts';
import { citedBy, plain } from '../citations.ts';
import { type Asked, type Intent, isShort, plainAnswer } from './intent.ts';
import { jobsOf } from './jobs.ts';
import { text } from './simple-summary.text.ts';

const ASKS = pattern('asksForSimpleWords');
const SHORTER = pattern('asksForShorter');
const MAX_PROBLEMS = 3;
const NEEDED_TO_DECIDE: ReadonlySet<Question> = new Set(['offer', 'benefit', 'cost']);
const STRONG = 80;
const FAIR = 65;
const WEAK = 45;

/** By diagnosis; what no diagnosis takes up, or a model suggests, has only its title. */
const PROBLEMS: Partial<Record<string, string>> = text.problems;

/** The report in three to five sentences without words of the trade. */
export const simpleSummaryIntent: Intent = {
  name: 'simple-summary',
  asks: ({ question, before }) =>
    ASKS.test(question) || (before?.name === 'simple-summary' && isShort(question) && SHORTER.test(question)),
  answer: ({ question, report }: Asked) => {
    const isShorter = SHORTER.test(question);
    return report.kind === 'conversion' ? ofPage(report, isShorter) : ofOther(report, isShorter);
  },
};

function ofPage(report: ConversionReport, isShorter: boolean): QuestionResponse {
  const { first, also, housekeeping } = byPlace(report.recommendations);
  const problems = (first.length > 0 ? first : also).slice(0, MAX_PROBLEMS);
  const rest = [...(first.length > 0 ? also : also.slice(MAX_PROBLEMS)), ...housekeeping];
  const sentences = isShorter
    ? [scoreSentence(report), problemSentence(problems, first.length > 0)]
    : [
        scoreSentence(report),
        meaningSentence(report, first),
        problemSentence(problems, first.length > 0),
        workSentence(problems),
        restSentence(rest),
      ];
  return {
    ...plainAnswer([sentences.filter((sentence) => sentence !== null).join(' ')]),
    citations: problems.map((item) => ({ check: citedBy(item), title: plain(item.title) })),
  };
}

function scoreSentence({ overall, standing, title }: ConversionReport): string {
  const page = title.trim() === '' ? text.thisPage : text.named({ title: quote(title, 60) });
  if (overall.percent === null) return text.noScore({ page: lowerFirst(page) });
  return text.score({
    page,
    score: text.outOf({ percent: overall.percent, grade: overall.grade }),
    // A range of standings is nothing for simple words.
    standing: standing && overall.range == null ? text.standing(standing) : null,
  });
}

/** Beside a serious problem, or where a fact or the price is missing, visitors don't get what they need to decide. */
function leavesOpen({ type, question }: Recommendation): boolean {
  return type === 'critical' || type === 'improve' || (question != null && NEEDED_TO_DECIDE.has(question));
}

function meaningSentence(report: ConversionReport, first: readonly Recommendation[]): string | null {
  const { percent, uncapped } = report.overall;
  const [ceiling] = ceilingParts(report).main;
  if (percent === null) return null;
  if (ceiling && uncapped != null && uncapped - percent >= STRONG - FAIR)
    return text.held({ reason: lowerFirst(ceiling.reason), score: uncapped });
  const { strong, fair, weak, poor } = text.meaning;
  if (percent >= STRONG && !first.some(leavesOpen)) return strong;
  if (percent >= FAIR) return fair;
  return percent >= WEAK ? weak : poor;
}

function problemSentence(problems: readonly Recommendation[], areProblems: boolean): string {
  const titles = problems.map((item) =>
    plain(titleWithAuthor({ ...item, title: PROBLEMS[item.id] ?? lowerFirst(item.title) })),
  );
  const [only] = titles;
  if (only === undefined) return text.nothing;
  if (titles.length === 1 && areProblems) return text.one({ problem: only });
  const said = { count: text.counts[titles.length] ?? String(titles.length), problems: numbered(titles) };
  return areProblems ? text.several(said) : text.improvements(said);
}

function workSentence(problems: readonly Recommendation[]): string | null {
  const minutes = problems.reduce((sum, { effort }) => sum + minutesOf(effort), 0);
  const step = problems[0]?.steps[0];
  return step === undefined
    ? null
    : text.toDo({ time: durationWords(minutes), step: lowerFirst(firstSentence(step)) });
}

function restSentence(rest: readonly Recommendation[]): string | null {
  const minutes = rest.reduce((sum, { effort }) => sum + minutesOf(effort), 0);
  const place = rest.every((item) => item.place === 'housekeeping') ? 'housekeeping' : 'also';
  return rest.length === 0 ? null : text.rest({ count: rest.length, time: durationWords(minutes), place });
}

function ofOther(report: Exclude<AnyReport, ConversionReport>, isShorter: boolean): QuestionResponse {
  const jobs = jobsOf(report).slice(0, isShorter ? 1 : MAX_PROBLEMS);
  const titles = jobs.map(({ title }) => lowerFirst(plain(title)));
  const said = { count: text.counts[titles.length] ?? '', problems: numbered(titles) };
  const [first] = jobs;
  return plainAnswer([
    [
      report.kind === 'competitor' ? report.insights.summary : '',
      titles.length === 0
        ? text.nothing
        : titles.length === 1
          ? text.one({ problem: titles[0] ?? '' })
          : text.several(said),
      first?.step == null ? '' : `${stopped(first.step)}`,
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  ]);
}

/** "(1) a; (2) b": titles may have commas and colons. */
function numbered(titles: readonly string[]): string {
  return titles.map((title, index) => `(${index + 1}) ${title}`).join('; ');
}

function firstSentence(step: string): string {
  return stopped(sentencesOf(step)[0] ?? step);
}

function stopped(sentence: string): string {
  return sentence.endsWith('”') ? sentence : withStop(sentence);
}
