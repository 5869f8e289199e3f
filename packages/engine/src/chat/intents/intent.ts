import type { ChatMessage, QuestionResponse } from '@liftmark/contract/chat';
import type { AnyReport } from '@liftmark/contract/report-view';

/** A question in its conversation. */
export interface Asked {
  question: string;
  report: AnyReport;
  /** What was said before. */
  history: readonly ChatMessage[];
  /** What the reader asked for last; null at the beginning, and after a question that none of the intents answers. */
  before: Intent | null;
}

/** Something that readers ask of the chat again and again. */
export interface Intent {
  name: 'rewrites' | 'plan' | 'experiment' | 'simple-summary' | 'standing' | 'competitor' | 'detail';
  asks(asked: Asked): boolean;
  /** Null where the report holds nothing for it, so that the question is answered like any other. */
  answer(asked: Asked): QuestionResponse | null;
}

/** "Two more" goes on with what was asked before; a longer question says itself what it is about. */
const MAX_FOLLOW_UP_WORDS = 9;

export function isShort(question: string): boolean {
  return question.trim().split(' ').length <= MAX_FOLLOW_UP_WORDS;
}

/** The answer before, in which "the second one" is counted. */
export function lastAnswer({ history }: Pick<Asked, 'history'>): string {
  return history.findLast(({ type }) => type === 'ai')?.content ?? '';
}

/** An uncited answer of several paragraphs or lines. */
export function plainAnswer(lines: readonly (string | null)[]): QuestionResponse {
  return {
    answer: lines.filter((line) => line !== null && line !== '').join('\n\n'),
    citations: [],
    isAnswered: true,
  };
}

/** The answer with a paragraph after it. */
export function followedBy(answer: QuestionResponse, lines: readonly (string | null)[]): QuestionResponse {
  const more = plainAnswer(lines).answer;
  return more === '' ? answer : { ...answer, answer: `${answer.answer}\n\n${more}` };
}
