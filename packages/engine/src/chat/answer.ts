import { type ChatMessage, MAX_QUESTION, type QuestionResponse } from '@liftmark/contract/chat';
import type { ConversionReport } from '@liftmark/contract/report';
import { inLanguageOf } from '@liftmark/contract/translated';
import { alternatives, compose, pattern } from '../language/patterns.ts';
import { SPACES } from '../language/spaces.ts';
import type { ChatAnalyst, ChatInput } from './chat-analyst.ts';
import { composeAnswer } from './citations.ts';
import { understand } from './intents/understand.ts';
import { answerNameQuestion } from './name-questions.ts';
import { pageLines } from './page-lines.ts';
import { methodPassages, type Passage, reportPassages } from './passages.ts';
import { inLanguagesOf } from './question-language.ts';
import { hasFault, namedFaults, notJudged, onTopic, rewrites, shown, USUAL } from './report-answers.ts';
import { coverageOf, search, unknownWords, wordsAsked } from './search.ts';
import { topicOf, topicsOf } from './topics.ts';
import { answerOnVisitors, unanswered } from './unanswered.ts';

/** Answers with passages of the report and the methodology, word for word; needs no key and no network. */
export const builtInChat: ChatAnalyst = {
  async *answer(question, chatInput) {
    const answer = answerQuestion(question, chatInput);
    yield answer.answer;
    return answer;
  },
};

const MAX_PASSAGES = 3;
/** A passage with a smaller share of the question's words doesn't answer it. */
const ENOUGH = 0.6;
/** Other passages are shown beside the best one only if their score is at least this share of its score. */
const NEAR = 0.55;

const VAGUE = compose(String.raw`^${alternatives('vagueQuestion')}\b`, 'i');
/** "What about SEO?" changes the subject. */
const OTHER_SUBJECT = pattern('otherSubject');
/** A question about how something is judged, which the methodology answers, not about how the page does. */
const METHOD = pattern('methodWord');
const REWRITE = pattern('rewriteWord');
const COURTESY = compose(
  String.raw`^\W*${alternatives('courtesy')}(?: ${alternatives('courtesyEnd')})?\W*$`,
  'i',
);

function answerQuestion(question: string, input: ChatInput): QuestionResponse {
  return inLanguageOf(input.report, () =>
    inLanguagesOf({ question, ...input }, () => answerIn(question, input)),
  );
}

function answerIn(question: string, { report, methodology, history }: ChatInput): QuestionResponse {
  if (COURTESY.test(question)) return unanswered(null, report, history);
  const understood = understand(question, report, history);
  const requested = understood?.answer() ?? null;
  if (requested) return requested;
  const onVisitors = answerOnVisitors(question, report, history);
  if (onVisitors) return onVisitors;
  const asked = inContext(question, history);
  const passages = [...reportPassages(report), ...methodPassages(methodology), ...pageLines(report)];
  const answer = report.kind === 'conversion' && !METHOD.test(asked) ? usualAnswer(asked, report) : null;
  return answer ?? quoted(asked, passages) ?? unanswered(unknownWords(asked, passages), report, history);
}

/** A question such as "And why?" is about the question before, which comes from the browser and is cut to its limit. */
function inContext(question: string, history: readonly ChatMessage[]): string {
  const before = history.findLast(({ type, content }) => type === 'user' && content !== question);
  const isShort = question.split(SPACES).length <= 4;
  if (wordsAsked(question.replace(OTHER_SUBJECT, '')).length > 0 && OTHER_SUBJECT.test(question))
    return question;
  return before && isShort && VAGUE.test(question.trim()) && topicOf(question) === null
    ? `${before.content.slice(0, MAX_QUESTION)} ${question}`
    : question;
}

function usualAnswer(asked: string, report: ConversionReport): QuestionResponse | null {
  const topics = topicsOf(asked);
  const topic = topics.find((each) => hasFault(each, report)) ?? topics[0];
  if (!topic) {
    return (
      answerNameQuestion(asked, report) ?? USUAL.find(({ asks }) => asks.test(asked))?.answer(report) ?? null
    );
  }
  return (
    (REWRITE.test(asked) ? rewrites(topic, report) : null) ??
    (hasFault(topic, report) ? null : namedFaults(asked, report)) ??
    onTopic(topic, report) ??
    quoted(asked, pageLines(report)) ??
    shown(topic, report) ??
    notJudged(topic, report)
  );
}

/** The passages that contain what is asked about, word for word. */
function quoted(asked: string, passages: readonly Passage[]): QuestionResponse | null {
  const coverage = coverageOf(asked);
  const matches = search(asked, passages).filter(
    ({ score, passage }) => score > 0 && coverage(passage) >= ENOUGH,
  );
  const [best] = matches;
  if (!best) return null;
  const near = matches.filter(({ score }) => score >= best.score * NEAR).slice(0, MAX_PASSAGES);
  return composeAnswer(
    null,
    near.map(({ passage: { title, text, check } }) => {
      const shown = title.replace(/ \([^()]*\)$/, '');
      return { title: shown, text, citation: check === null ? null : { check, title: shown } };
    }),
  );
}
