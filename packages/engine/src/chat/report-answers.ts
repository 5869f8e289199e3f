import type { QuestionResponse } from '@liftmark/contract/chat';
import { labelOf } from '@liftmark/contract/check-labels';
import { pageTypeWords } from '@liftmark/contract/page-types';
import { byPlace } from '@liftmark/contract/places';
import type { ConversionReport, Finding, Recommendation } from '@liftmark/contract/report';
import {
  ceilingParts,
  ceilingWords,
  oldRubricWords,
  rangeWords,
  scoreWords,
  smallCeilingsWords,
  standingWords,
} from '@liftmark/contract/score-words';
import { modelNotes } from '@liftmark/contract/suggestion-words';
import { pattern } from '../language/patterns.ts';
import { stopped } from '../language/punctuation.ts';
import { swotReport } from '../reports/swot.ts';
import { citedBy, composeAnswer, plain, type Statement } from './citations.ts';
import { pageLines } from './page-lines.ts';
import { text as wording } from './report-answers.text.ts';
import { coverageOf } from './search.ts';
import { names } from './topics.text.ts';
import type { Topic } from './topics.ts';

const MAX_STATEMENTS = 3;
/** Of what works, listed after what is wrong. */
const MAX_WORKING = 2;

/** A usual question about a report as a whole, and its answer. */
interface Usual {
  asks: RegExp;
  answer(report: ConversionReport): QuestionResponse;
}

/** The usual questions in the order in which they are tried: more specific ones first. */
export const USUAL: readonly Usual[] = [
  {
    asks: pattern('asksWhatPageIs'),
    answer: pageAbout,
  },
  {
    asks: pattern('asksWhatToExpect'),
    answer: expectation,
  },
  {
    asks: pattern('asksForQuickest'),
    answer: quickest,
  },
  {
    asks: pattern('asksAboutScore'),
    answer: scoreAnswer,
  },
  {
    asks: pattern('asksForStrengths'),
    answer: strengths,
  },
  {
    asks: pattern('asksWhatToChange'),
    answer: firstChanges,
  },
];

/** What visitors run into, each with the reason for its place; without a diagnosis the first changes. */
function firstChanges({ recommendations }: ConversionReport): QuestionResponse {
  const { first, also, housekeeping } = byPlace(recommendations);
  if (first.length > 0) return composeAnswer(wording.firstProblems, first.map(problemOf), 'numbered');
  const others = [...also, ...housekeeping];
  if (others.length === 0) return composeAnswer(wording.nothingToChange, []);
  return composeAnswer(wording.firstChanges, others.slice(0, MAX_STATEMENTS).map(statementOn), 'numbered');
}

function problemOf(item: Recommendation): Statement {
  const { observed, reason, why, steps } = item;
  const fix = steps.slice(0, 1).map((step) => wording.fix({ step: stopped(step) }));
  return {
    ...statementOn(item),
    text: [...modelNotes(item), observed, reason ?? why, ...fix].map(stopped).join(' '),
  };
}

function quickest(report: ConversionReport): QuestionResponse {
  const quick = report.recommendations.filter(({ effort }) => effort === '15 min');
  if (quick.length === 0) return firstChanges(report);
  return composeAnswer(wording.quickChanges, quick.slice(0, MAX_STATEMENTS).map(statementOn), 'numbered');
}

/** Where the points went: ceilings first, then the costliest checks, then what counts as average. */
function scoreAnswer(report: ConversionReport): QuestionResponse {
  const { overall, scoreLines, findings, summary, standing } = report;
  const score = scoreWords(overall);
  if (score === null) return composeAnswer(summary, []);
  const { main, small } = ceilingParts(report);
  const lost = findings.filter(({ outcome, points }) => outcome !== 'pass' && points > 0).toSorted(byPoints);
  const neutral = scoreLines
    .filter(({ kind }) => kind === 'filler')
    .reduce((sum, { points }) => sum + points, 0);
  const lead = [
    wording.score({ score }),
    uncapped(report),
    rangeWords(report),
    standing ? standingWords(standing, overall) : null,
    oldRubricWords(report),
    main.length + lost.length === 0 ? wording.noLosses : wording.biggestLosses,
  ];
  return composeAnswer(
    lead.filter((sentence) => sentence !== null).join(' '),
    [
      ...main.map((ceiling) => ({
        title: ceiling.title,
        text: ceilingWords(ceiling),
        citation: null,
      })),
      ...[smallCeilingsWords(small)].flatMap((words) => (words === null ? [] : [uncited(words)])),
      ...lost.slice(0, MAX_STATEMENTS).map((finding) => ({
        ...said(finding),
        text: loss(finding.observed, finding.points),
      })),
      ...(neutral < 0.05 ? [] : [uncited(wording.neutral({ points: neutral.toFixed(1) }))]),
    ],
    'numbered',
  );
}

function loss(reason: string, points: number): string {
  return wording.loss({ reason, points: points.toFixed(1) });
}

function uncapped({ overall, ceilings = [] }: ConversionReport): string | null {
  return overall.uncapped == null || ceilings.length === 0
    ? null
    : wording.uncapped({ ceilings: ceilings.length, score: overall.uncapped });
}

function strengths(report: ConversionReport): QuestionResponse {
  const strong = swotReport(report).strengths.slice(0, MAX_STATEMENTS);
  if (strong.length === 0) return composeAnswer(wording.noStrengths, []);
  return composeAnswer(
    wording.strengths,
    strong.map(({ title, description, findings: [check = ''] }) => ({
      title,
      text: description,
      citation: { check, title },
    })),
    'numbered',
  );
}

function expectation({ recommendations: [first] }: ConversionReport): QuestionResponse {
  return composeAnswer(
    wording.expectation,
    first ? [{ ...statementOn(first), text: wording.impact({ impact: first.impact.text }) }] : [],
  );
}

/** What the report found about a topic: what is wrong and what to do, then what works; null if it judged nothing. */
export function onTopic({ name, checks }: Topic, report: ConversionReport): QuestionResponse | null {
  const found = findingsOn(checks, report);
  const wrong = found.filter(isWrong).toSorted(byPoints);
  const works = found.filter(({ outcome }) => outcome === 'pass').map(said);
  if (wrong.length + works.length === 0) return null;
  if (wrong.length === 0)
    return composeAnswer(wording.allPass({ topic: names[name] }), works.slice(0, MAX_STATEMENTS));
  const first = wrong.slice(0, MAX_STATEMENTS);
  return composeAnswer(
    wording.canImprove({ topic: names[name], faults: wrong.length, shown: first.length }),
    [
      ...withAdvice(first, report.recommendations),
      ...(works.length > 0 ? [uncited(wording.strengths)] : []),
      ...works.slice(0, MAX_WORKING),
    ],
  );
}

export function hasFault({ checks }: Topic, report: ConversionReport): boolean {
  return findingsOn(checks, report).some(isWrong);
}

/** A fault with a smaller share of the question's words is another one. */
const NAMED = 0.6;

/** The faults that a question names in the report's own words, whatever their topic; null if it names none. */
export function namedFaults(question: string, report: ConversionReport): QuestionResponse | null {
  const coverage = coverageOf(question);
  const named = report.findings.filter(isWrong).flatMap((finding) => {
    const advice = report.recommendations.find(({ checks }) => checks.includes(finding.check));
    const text = `${finding.title} ${finding.observed} ${advice?.title ?? ''}`;
    const share = coverage({ title: labelOf(finding.check), text });
    return share >= NAMED ? [{ finding, share }] : [];
  });
  if (named.length === 0) return null;
  const nearest = named.toSorted((a, b) => b.share - a.share || byPoints(a.finding, b.finding));
  return composeAnswer(
    null,
    withAdvice(
      nearest.slice(0, MAX_STATEMENTS).map(({ finding }) => finding),
      report.recommendations,
    ),
  );
}

/** What the page itself says about a topic that no check judged; null if the report keeps nothing about it. */
export function shown({ name, shows }: Topic, report: ConversionReport): QuestionResponse | null {
  if (!shows) return null;
  const insights = report.pageTypeInsights.filter((text) => shows.test(text)).map(uncited);
  const lines = pageLines(report).filter(({ text }) => shows.test(text));
  const quotes = lines.map(({ title, text, check }) => ({
    title: null,
    text,
    citation: check === null ? null : { check, title },
  }));
  const statements = (quotes.length > 0 ? quotes : insights).slice(0, MAX_STATEMENTS);
  return statements.length === 0 ? null : composeAnswer(wording.onPage({ topic: names[name] }), statements);
}

/** The page type, what the page answers, and the summary. */
function pageAbout({ title, pageType, pageTypeInsights, summary }: ConversionReport): QuestionResponse {
  return composeAnswer(
    wording.about({ title: plain(title), pageType: pageTypeWords(pageType) }),
    [...pageTypeInsights.slice(0, MAX_STATEMENTS), summary].map(uncited),
  );
}

/** Why the report doesn't judge a topic. */
export function notJudged({ name, checks }: Topic, report: ConversionReport): QuestionResponse | null {
  const [nearest] = findingsOn(checks, report);
  return nearest ? composeAnswer(wording.notJudged({ topic: names[name] }), [said(nearest)]) : null;
}

function findingsOn(checks: readonly string[], { findings }: ConversionReport): Finding[] {
  return checks.flatMap((check) => findings.find((finding) => finding.check === check) ?? []);
}

/** The better wording that the report offers on a topic; null if it offers none. */
export function rewrites({ name, checks }: Topic, report: ConversionReport): QuestionResponse | null {
  const withCopy = report.recommendations.filter(({ copyExamples }) => copyExamples.length > 0);
  const advice =
    withCopy.find(({ checks: [worst = ''] }) => checks.includes(worst)) ??
    withCopy.find((item) => item.checks.some((check) => checks.includes(check)));
  if (!advice) return null;
  const { copyExamples, title } = advice;
  return composeAnswer(
    wording.betterCopy({ topic: names[name] }),
    copyExamples.map(({ after }, index) => ({
      title: null,
      text: quoted(after),
      citation: index > 0 ? null : { check: citedBy(advice), title },
    })),
    'numbered',
  );
}

/** Findings with what to do. Advice that answers several of them is given once, with the one that it is about most. */
function withAdvice(findings: readonly Finding[], recommendations: readonly Recommendation[]): Statement[] {
  const shown = findings.map(({ check }) => check);
  return findings.map((finding) => {
    const advice = recommendations.find(({ checks }) => checks.includes(finding.check));
    const example = advice?.copyExamples[0];
    const lead = advice?.checks.find((check) => shown.includes(check));
    if (!advice || lead !== finding.check) return said(finding);
    const toDo = wording.toDo({ observed: finding.observed, advice: stopped(fixIn(advice)) });
    const better = example ? ` ${wording.example({ copy: quoted(example.after) })}` : '';
    return { ...said(finding), text: `${toDo}${better}` };
  });
}

/** The title of a diagnosis can be what is wrong, so its first step says what to do. */
function fixIn({ title, question, steps: [step] }: Recommendation): string {
  return question == null ? title : (step ?? title);
}

function said({ check, title, observed }: Finding): Statement {
  return { title, text: observed, citation: { check, title: plain(title) } };
}

function statementOn(item: Recommendation): Statement {
  const { title, observed } = item;
  const text = [...modelNotes(item).map(stopped), observed].join(' ');
  return { title, text, citation: { check: citedBy(item), title: plain(title) } };
}

function uncited(text: string): Statement {
  return { title: null, text, citation: null };
}

/** Some examples are already in quotation marks. */
function quoted(text: string): string {
  return text.startsWith('“') ? text : `“${text}”`;
}

function isWrong({ outcome }: Finding): boolean {
  return outcome === 'fail' || outcome === 'partial';
}

function byPoints(a: Finding, b: Finding): number {
  return b.points - a.points;
}
