import type { QuestionResponse } from '@liftmark/contract/chat';

/** A finding that an answer is based on; `[1]` in the text refers to the first. */
export type Citation = QuestionResponse['citations'][number];

export interface ChatMessage {
  id: number;
  type: 'user' | 'ai';
  content: string;
  /** ISO 8601. */
  timestamp: string;
  citations: readonly Citation[];
  /** False for an answer that the report doesn't contain. */
  isAnswered?: boolean | undefined;
  /** The language model that wrote it; absent for questions and for the built-in analyst. */
  model?: string | undefined;
  /** Texts of an answer to paste into the page. */
  copies?: readonly string[] | undefined;
}

/** A conversation about one report. It isn't stored anywhere. */
export interface Conversation {
  messages: readonly ChatMessage[];
  /** The question that is waiting for its answer. */
  pending: string | null;
  /** The part of that answer that has arrived. */
  partial: string;
  /** The unanswered question, and why. */
  failed: { question: string; reason: string } | null;
}

export const EMPTY: Conversation = { messages: [], pending: null, partial: '', failed: null };

export type ChatEvent =
  | { kind: 'asked'; question: string; at: string }
  | { kind: 'retried' }
  | { kind: 'pieced'; text: string }
  | {
      kind: 'answered';
      content: string;
      citations: readonly Citation[];
      isAnswered: boolean;
      model?: string | undefined;
      copies?: readonly string[] | undefined;
      at: string;
    }
  /** `instead` stands for an answer that hadn't begun. */
  | { kind: 'stopped'; at: string; instead: string }
  | { kind: 'failed'; reason: string }
  | { kind: 'cleared' };

/** The next state of a conversation. A question is sent only if it isn't blank and no other one is waiting. */
export function converse(state: Conversation, event: ChatEvent): Conversation {
  const { messages, pending, partial, failed } = state;
  switch (event.kind) {
    case 'asked': {
      const question = event.question.trim();
      if (question === '' || pending !== null) return state;
      return {
        messages: added(messages, { type: 'user', content: question, timestamp: event.at, citations: [] }),
        pending: question,
        partial: '',
        failed: null,
      };
    }
    case 'retried':
      return failed === null ? state : { messages, pending: failed.question, partial: '', failed: null };
    case 'pieced':
      return pending === null ? state : { ...state, partial: partial + event.text };
    case 'answered': {
      if (pending === null) return state;
      const { content, citations, isAnswered, model, copies, at: timestamp } = event;
      return {
        messages: added(messages, {
          type: 'ai',
          content,
          timestamp,
          citations,
          isAnswered,
          model,
          copies,
        }),
        pending: null,
        partial: '',
        failed: null,
      };
    }
    case 'stopped': {
      if (pending === null) return state;
      const content = withoutMarks(partial).trim() || event.instead;
      const message = { type: 'ai' as const, content, timestamp: event.at, citations: [] };
      return { messages: added(messages, message), pending: null, partial: '', failed: null };
    }
    case 'failed':
      return pending === null
        ? state
        : { messages, pending: null, partial: '', failed: { question: pending, reason: event.reason } };
    case 'cleared':
      return EMPTY;
  }
}

/** An unfinished answer has no citations yet that its marks could link to. */
export function withoutMarks(text: string): string {
  return text.replace(/ ?\[\d{1,2}\]/g, '');
}

function added(messages: readonly ChatMessage[], message: Omit<ChatMessage, 'id'>): ChatMessage[] {
  return [...messages, { ...message, id: (messages.at(-1)?.id ?? 0) + 1 }];
}

/** The messages before the waiting question. */
export function historyOf({ messages }: Conversation): readonly ChatMessage[] {
  return messages.slice(0, -1);
}

const OFFERED = /^- (.+\?)$/;

/** The text for a question that the report doesn't answer, and separately the questions to offer instead. */
export function offeredQuestions({ content, isAnswered }: Pick<ChatMessage, 'content' | 'isAnswered'>): {
  text: string;
  questions: string[];
} {
  if (isAnswered !== false) return { text: content, questions: [] };
  const lines = content.split('\n');
  return {
    text: lines.filter((line) => !OFFERED.test(line)).join('\n'),
    questions: lines.flatMap((line) => OFFERED.exec(line)?.[1] ?? []),
  };
}

/** A piece of an answer: text, or the number of a citation. */
export type AnswerPart = { kind: 'text'; text: string } | { kind: 'citation'; number: number };

/** Splits a text at its citation marks; numbers without a citation stay text. */
export function answerParts(text: string, citations: number): AnswerPart[] {
  return text.split(/(\[\d{1,2}\])/).flatMap((part): AnswerPart[] => {
    const number = Number(/^\[(\d+)\]$/.exec(part)?.[1] ?? 0);
    if (number >= 1 && number <= citations) return [{ kind: 'citation', number }];
    return part === '' ? [] : [{ kind: 'text', text: part }];
  });
}

/** Splits a text behind each quotation of a text to paste; a section is quoted on one line. */
export function copyParts(text: string, copies: readonly string[]): { text: string; copy: string | null }[] {
  const found = copies
    .map((copy) => ({ copy, quoted: `“${copy.replace('\n', ' / ')}”` }))
    .map(({ copy, quoted }) => ({ copy, quoted, at: text.indexOf(quoted) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  let start = 0;
  const parts = found.map(({ copy, quoted, at }) => {
    const part = text.slice(start, at + quoted.length);
    start = at + quoted.length;
    return { text: part, copy };
  });
  return [...parts, { text: text.slice(start), copy: null }].filter((part) => part.text !== '' || part.copy);
}
