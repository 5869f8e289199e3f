import type { ChatMessage, QuestionResponse } from '@liftmark/contract/chat';
import type { Methodology } from '@liftmark/contract/methodology';
import type { AnyReport } from '@liftmark/contract/report-view';

/** What an answer may be based on. */
export interface ChatInput {
  report: AnyReport;
  methodology: Methodology;
  history: readonly ChatMessage[];
}

/**
 * Answers questions about a report. Yields the answer in pieces, to be shown as they arrive, and returns it as a whole.
 * Rejects only when the signal aborts.
 */
export interface ChatAnalyst {
  answer(
    question: string,
    chatInput: ChatInput,
    signal: AbortSignal,
  ): AsyncGenerator<string, QuestionResponse>;
}
