import type { QuestionResponse } from '@liftmark/contract/chat';
import { durationWords, minutesOf } from '@liftmark/contract/places';
import type { ConversionReport, Recommendation } from '@liftmark/contract/report';
import { quote } from '../../checks/shared/phrasing.ts';
import { type PatternName, pattern } from '../../language/patterns.ts';
import { citedBy, plain } from '../citations.ts';
import { placeIn } from './counts.ts';
import { text } from './detail.text.ts';
import { type Asked, type Intent, lastAnswer, plainAnswer } from './intent.ts';
import { ownSubject } from './own-subject.ts';

type Aspect = 'how-long' | 'where' | 'example' | 'how' | 'why' | 'whole';

/** What is asked about a point, the more specific first. */
const ASPECTS = (
  [
    ['how-long', 'asksHowLong'],
    ['where', 'asksWhere'],
    ['example', 'asksForExample'],
    ['how', 'asksHow'],
    ['why', 'asksWhy'],
  ] as [Aspect, PatternName][]
).map(([aspect, name]) => ({ aspect, words: pattern(name) }));

/** "And the second one?", "why?", "how do I do that?" about the points of the answer before. */
export const detailIntent: Intent = {
  name: 'detail',
  asks: (asked) => {
    const { question } = asked;
    if (asked.report.kind !== 'conversion' || hasOwnSubject(question)) return false;
    const points = pointsOf(asked, asked.report);
    const isNamed = placeIn(question, points.length) !== null || aspectOf(question) !== 'whole';
    return points.length > 0 && isNamed;
  },
  answer: (asked) => {
    const { question, report } = asked;
    if (report.kind !== 'conversion') return null;
    const points = pointsOf(asked, report);
    const point = points[placeIn(question, points.length) ?? 0];
    if (point === undefined) return plainAnswer([text.noSuch({ count: points.length })]);
    return point === null ? null : about(point, aspectOf(question), report);
  },
};

function aspectOf(question: string): Aspect {
  return ASPECTS.find(({ words }) => words.test(question))?.aspect ?? 'whole';
}

const hasOwnSubject = ownSubject([
  'asksHowLong',
  'asksWhere',
  'asksForExample',
  'asksHow',
  'asksWhy',
  'asksForMore',
  'ordinalFirst',
  'ordinalSecond',
  'ordinalThird',
  'ordinalFourth',
  'ordinalFifth',
  'ordinalLast',
]);

const POINT = /^\d+\. (.*)$/gm;
const TITLE = /\*\*(.+?)\*\*/;

/** The points of the last answer, or of the one that it was about, as recommendations; null for any other point. */
function pointsOf(asked: Asked, report: ConversionReport): (Recommendation | null)[] {
  const answer = lastAnswer(asked);
  const listed = [...answer.matchAll(POINT)].map(([, line = '']) => named(line, report));
  if (listed.some((point) => point !== null)) return listed;
  const only = named(TITLE.exec(answer)?.[1] ?? answer, report);
  return only === null ? [] : [only];
}

/** The recommendation whose title a line contains. */
function named(line: string, { recommendations }: ConversionReport): Recommendation | null {
  return recommendations.find(({ title }) => line.includes(plain(title))) ?? null;
}

function about(item: Recommendation, aspect: Aspect, report: ConversionReport): QuestionResponse {
  const citation = { check: citedBy(item), title: plain(item.title) };
  const lines = linesOn(item, aspect, report);
  const [first = '', ...others] = lines;
  return {
    answer: [`**${plain(item.title)}**`, `${first} [1]`, ...others].join('\n'),
    citations: [citation],
    isAnswered: true,
  };
}

function linesOn(item: Recommendation, aspect: Aspect, report: ConversionReport): string[] {
  const { why, steps, copyExamples, effort, observed, reason = null } = item;
  const time = text.time({ time: durationWords(minutesOf(effort)) });
  const todo = steps.map((step) => text.step({ step }));
  const [example] = copyExamples;
  switch (aspect) {
    case 'why':
      return [text.why({ why, reason })];
    case 'how':
      return [
        text.how,
        ...todo,
        ...(example ? [text.example({ copy: quote(example.after, 300) })] : []),
        time,
      ];
    case 'how-long':
      return [time];
    case 'where':
      return [whereOf(item, report)];
    case 'example':
      return copyExamples.length > 0
        ? copyExamples.map(({ after }) => text.example({ copy: quote(after, 300) }))
        : [text.noExample({ step: steps[0] ?? observed })];
    case 'whole':
      return [observed, why, text.how, ...todo, time];
    default:
      return aspect satisfies never;
  }
}

function whereOf({ evidence }: Recommendation, { viewports }: ConversionReport): string {
  const [found] = evidence;
  if (found === undefined) return text.nowhere;
  const box = found.boxes.desktop ?? found.boxes.mobile;
  const height = (found.boxes.desktop ? viewports.desktop : viewports.mobile).height;
  const depth = box === null ? null : Math.floor(box.y / height);
  const screens = depth === null ? null : depth === 0 ? text.top : text.down({ screens: depth });
  const words = found.text.trim() === '' ? `\`${found.selector}\`` : quote(found.text);
  return text.where({ place: text.whereQuote({ quote: words, screens }) });
}
