import type { QuestionResponse } from '@liftmark/contract/chat';

/** A finding that an answer rests on; `[1]` in the text stands for the first. */
export type Citation = QuestionResponse['citations'][number];

export interface ChatMessage {
  id: number;
  type: 'user' | 'ai';
  content: string;
  /** ISO 8601. */
  timestamp: string;
  citations: readonly Citation[];
}

/** A conversation about one report. It is kept nowhere. */
export interface Conversation {
  messages: readonly ChatMessage[];
  /** The question that waits for its answer. */
  pending: string | null;
  /** The question that was not answered, and why. */
  failed: { question: string; reason: string } | null;
}

export const EMPTY: Conversation = { messages: [], pending: null, failed: null };

export type ChatEvent =
  | { kind: 'asked'; question: string; at: string }
  | { kind: 'retried' }
  | { kind: 'answered'; content: string; citations: readonly Citation[]; at: string }
  | { kind: 'failed'; reason: string }
  | { kind: 'cleared' };

/** The next state of a conversation. A question is asked while nothing else waits, and never blank. */
export function converse(state: Conversation, event: ChatEvent): Conversation {
  const { messages, pending, failed } = state;
  switch (event.kind) {
    case 'asked': {
      const question = event.question.trim();
      if (question === '' || pending !== null) return state;
      return {
        messages: added(messages, { type: 'user', content: question, timestamp: event.at, citations: [] }),
        pending: question,
        failed: null,
      };
    }
    case 'retried':
      return failed === null ? state : { messages, pending: failed.question, failed: null };
    case 'answered': {
      if (pending === null) return state;
      const { content, citations, at: timestamp } = event;
      return {
        messages: added(messages, { type: 'ai', content, timestamp, citations }),
        pending: null,
        failed: null,
      };
    }
    case 'failed':
      return pending === null
        ? state
        : { messages, pending: null, failed: { question: pending, reason: event.reason } };
    case 'cleared':
      return EMPTY;
  }
}

function added(messages: readonly ChatMessage[], message: Omit<ChatMessage, 'id'>): ChatMessage[] {
  return [...messages, { ...message, id: (messages.at(-1)?.id ?? 0) + 1 }];
}

/** What was said before the question that waits. */
export function historyOf({ messages }: Conversation): readonly ChatMessage[] {
  return messages.slice(0, -1);
}

/** A piece of an answer: text, or the number of a citation. */
export type AnswerPart = { kind: 'text'; text: string } | { kind: 'citation'; number: number };

/** Splits a text at the marks of its citations; numbers that nothing stands behind stay text. */
export function answerParts(text: string, citations: number): AnswerPart[] {
  return text.split(/(\[\d{1,2}\])/).flatMap((part): AnswerPart[] => {
    const number = Number(/^\[(\d+)\]$/.exec(part)?.[1] ?? 0);
    if (number >= 1 && number <= citations) return [{ kind: 'citation', number }];
    return part === '' ? [] : [{ kind: 'text', text: part }];
  });
}
