import { CATEGORIES, CATEGORY_LABELS } from '@liftmark/contract/categories';
import { EFFORT_WORDS } from '@liftmark/contract/effort-words';
import { figure, percentWords } from '@liftmark/contract/figures';
import { bandFor, gradeFor } from '@liftmark/contract/grade';
import { isTypeCertain, PAGE_TYPE_LABELS } from '@liftmark/contract/page-types';
import { byPlace, housekeepingWords, PLACE_HEADINGS } from '@liftmark/contract/places';
import { QUESTION_LABELS } from '@liftmark/contract/questions';
import type { ConversionReport, Recommendation } from '@liftmark/contract/report';
import { fallInShort, fallWords } from '@liftmark/contract/score-fall';
import {
  ceilingParts,
  ceilingSentence,
  oldRubricWords,
  rangeWithoutLetter,
  rangeWords,
  smallCeilingsWords,
  spanWords,
  standingWords,
  uncappedWords,
} from '@liftmark/contract/score-words';
import { modelNotes, notForThisPageWords, titleWithAuthor } from '@liftmark/contract/suggestion-words';
import type { TrackRecord, TrackRecords } from '@liftmark/contract/track-record';
import { trackRecordWords } from '@liftmark/contract/track-record-words';
import { inLanguageOf } from '@liftmark/contract/translated';
import { TOGETHER, type Trial, trialWords } from '@liftmark/contract/trials';
import {
  biggestGainWords,
  togetherWords,
  whyFirstWords,
  worthInSentence,
} from '@liftmark/contract/worth-words';
import { bandWords, TYPE_LABELS } from './labels.ts';
import { text } from './terminal.text.ts';
import { type Ink, ink, printable, wrap } from './terminal-text.ts';

export interface TerminalOptions {
  /** Whether to use colors: only where a person reads the output. */
  color: boolean;
  /** Columns. */
  width: number;
  /** What became of the same advice before, where that is known. */
  trackRecords?: TrackRecords | undefined;
}

const BAR_CELLS = 20;
const WIDEST = 100;
const NARROWEST = 40;
/** Of the lines below the title of a recommendation. */
const INDENT = '    ';

/** The report for a terminal. Control characters from the page are removed. */
export function renderTerminal(report: ConversionReport, options: TerminalOptions): string {
  return inLanguageOf(report, () => rendered(report, options));
}

function rendered(report: ConversionReport, { color, width, trackRecords = {} }: TerminalOptions): string {
  const paint = ink(color);
  const columns = Math.min(WIDEST, Math.max(NARROWEST, width));
  const blocks = [
    heading(report, paint),
    wrap(printable(report.summary), columns),
    aboutScore(report, paint, columns),
    scores(report, paint),
    recommendations(report, trackRecords, paint, columns),
    coverage(report, columns),
    warnings(report, paint, columns),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function heading({ overall, finalUrl, title, pageType, mode }: ConversionReport, paint: Ink): string {
  const score =
    overall.percent === null
      ? paint.bold(text.noScore)
      : `${paint.bold(text.score)} ${scored(overall, overall.percent, mode, paint)}`;
  const type =
    pageType.type === 'other' || !isTypeCertain(pageType) ? '' : `  ${PAGE_TYPE_LABELS[pageType.type]}`;
  return `${score}\n${printable(title)}\n${paint.dim(`${printable(finalUrl)}${type}`)}`;
}

/** Without a grade there is no band either: neither is certain. */
function scored(
  overall: ConversionReport['overall'],
  percent: number,
  mode: ConversionReport['mode'],
  paint: Ink,
): string {
  if (overall.grade !== null) {
    return paint.band(bandFor(percent), `${percent}  ${overall.grade}  ${bandWords(percent, mode)}`);
  }
  const range = rangeWithoutLetter(overall);
  return paint.bold(range === null ? percentWords(percent) : `${percentWords(percent)}  ${spanWords(range)}`);
}

/** What limits the score, how certain it is, and how it compares. */
function aboutScore(report: ConversionReport, paint: Ink, columns: number): string {
  const { standing } = report;
  const { main, small } = ceilingParts(report);
  const uncapped = uncappedWords(report);
  const line = (sentence: string) => wrap(printable(sentence), columns);
  return [
    ...main.map((ceiling) => paint.warn(line(ceilingSentence(ceiling)))),
    ...[
      smallCeilingsWords(small),
      report.overall.percent === null ? null : fallWords(report.overall.percent, fallInShort(report)),
      uncapped === null ? null : text.uncapped({ words: uncapped }),
      rangeWords(report),
      standing ? standingWords(standing, report.overall) : null,
      oldRubricWords(report),
    ].flatMap((sentence) => (sentence === null ? [] : [line(sentence)])),
  ].join('\n');
}

function scores({ scores }: ConversionReport, paint: Ink): string {
  const widest = Math.max(...CATEGORIES.map((category) => CATEGORY_LABELS[category].length));
  return CATEGORIES.map((category) => {
    const label = CATEGORY_LABELS[category].padEnd(widest);
    const score = scores[category] ?? null;
    if (score === null) return `${label}  ${paint.dim(text.noCategoryScore)}`;
    const filled = Math.round((score / 100) * BAR_CELLS);
    const bar = '█'.repeat(filled) + paint.dim('░'.repeat(BAR_CELLS - filled));
    return `${label}  ${paint.band(bandFor(score), bar)} ${String(score).padStart(3)} ${gradeFor(score)}`;
  }).join('\n');
}

function recommendations(
  report: ConversionReport,
  trackRecords: TrackRecords,
  paint: Ink,
  columns: number,
): string {
  const { recommendations, trials = [] } = report;
  if (recommendations.length === 0) return text.nothingToChange;
  const tried = (id: string) =>
    trialLine(
      trials.find((trial) => trial.recommendation === id),
      paint,
      columns,
    );
  const { first, also, housekeeping } = byPlace(recommendations);
  const numberOf = (item: Recommendation) => recommendations.indexOf(item) + 1;
  const inFull = (item: Recommendation) =>
    [
      recommendation(item, { number: numberOf(item), report, paint, columns }),
      ...recordLine(trackRecords[item.id], paint, columns),
      ...tried(item.id),
    ].join('\n');
  const together = togetherWords(report);
  const gain = biggestGainWords(report);
  const inOneLine = (item: Recommendation) =>
    [
      titleLine({ title: titleWithAuthor(item) }, numberOf(item), columns),
      ...unfitLine(item, columns),
      ...tried(item.id),
    ].join('\n');
  const [triedTogether] = tried(TOGETHER);
  return [
    ...group(
      together === null ? PLACE_HEADINGS.first : text.worth({ heading: PLACE_HEADINGS.first, together }),
      first.map(inFull),
      paint,
    ),
    ...(gain === null ? [] : [wrap(printable(gain), columns)]),
    ...group(first.length > 0 ? PLACE_HEADINGS.also : text.changes, also.map(inFull), paint),
    ...group(housekeepingWords(housekeeping), [housekeeping.map(inOneLine).join('\n')], paint),
    ...group(text.together, triedTogether === undefined ? [] : [triedTogether], paint),
  ].join('\n\n');
}

function recordLine(record: TrackRecord | undefined, paint: Ink, columns: number): string[] {
  const words = trackRecordWords(record);
  return words === null ? [] : [paint.dim(wrap(printable(words), columns, INDENT))];
}

function trialLine(trial: Trial | undefined, paint: Ink, columns: number): string[] {
  const words = trial === undefined ? null : trialWords(trial);
  return words === null ? [] : [paint.bold(wrap(printable(words), columns, INDENT))];
}

/** Nothing where there are no entries. */
function group(title: string, entries: readonly string[], paint: Ink): string[] {
  const filled = entries.filter((entry) => entry !== '');
  return filled.length === 0 ? [] : [paint.bold(title), ...filled];
}

interface Printing {
  number: number;
  report: ConversionReport;
  paint: Ink;
  columns: number;
}

function recommendation(item: Recommendation, { number, report, paint, columns }: Printing): string {
  const body = (words: string) => wrap(printable(words), columns, INDENT);
  const copy = item.copyExamples
    .slice(0, 2)
    .map(({ after }) => wrap(`→ ${printable(after)}`, columns, INDENT, `${INDENT}  `));
  const [evidence] = item.evidence;
  const isFirst = item.place === 'first';
  const [fix] = isFirst ? item.steps : [];
  const worth = worthInSentence(item, report);
  const about = [
    ...(isFirst ? [] : [TYPE_LABELS[item.type]]),
    CATEGORY_LABELS[item.category],
    EFFORT_WORDS[item.effort],
    ...(worth === null ? [] : [worth]),
  ];
  const why = whyFirstWords(item);
  return [
    titleLine(item, number, columns, paint.bold),
    ...(item.question ? [`${INDENT}${paint.dim(QUESTION_LABELS[item.question])}`] : []),
    `${INDENT}${paint.dim(about.join(', '))}`,
    ...modelNotes(item).map((words) => paint.dim(body(words))),
    body(item.observed),
    ...(why === null ? [] : [body(why)]),
    ...(fix === undefined ? [] : [body(text.fix({ fix }))]),
    ...copy,
    ...(evidence
      ? [`${INDENT}${paint.dim(printable(evidence.selector).slice(0, columns - INDENT.length))}`]
      : []),
  ].join('\n');
}

function unfitLine(item: Recommendation, columns: number): string[] {
  const words = notForThisPageWords(item);
  return words === null ? [] : [wrap(printable(words), columns, INDENT)];
}

function titleLine(
  { title }: Pick<Recommendation, 'title'>,
  number: number,
  columns: number,
  style: (words: string) => string = (words) => words,
): string {
  return `${String(number).padStart(2)}. ${style(wrap(printable(title), columns, INDENT).trimStart())}`;
}

function coverage({ coverage, mode, rubricVersion, timings }: ConversionReport, columns: number): string {
  const measured = text.coverage({ ...coverage, fromHtml: mode === 'static' });
  const made = text.made({ rubric: rubricVersion, seconds: figure(timings.totalMs / 1000, 1) });
  return wrap(`${measured} ${made}`, columns);
}

function warnings({ warnings }: ConversionReport, paint: Ink, columns: number): string {
  return warnings
    .map((warning) => paint.warn(wrap(text.note({ warning: printable(warning) }), columns)))
    .join('\n');
}
