import type { ChatMessage, QuestionResponse } from '@liftmark/contract/chat';
import type { Methodology } from '@liftmark/contract/methodology';
import type { AnyReport } from '@liftmark/contract/report-view';

/** What an answer may rest on. */
export interface ChatMaterial {
  report: AnyReport;
  methodology: Methodology;
  history: readonly ChatMessage[];
}

/**
 * Who answers questions about a report. Yields the answer in pieces that may be shown as they come, and returns the
 * whole. It rejects only where the signal aborts.
 */
export interface ChatAnalyst {
  answer(
    question: string,
    material: ChatMaterial,
    signal: AbortSignal,
  ): AsyncGenerator<string, QuestionResponse>;
}
