import { type QuestionResponse, questionResponseSchema } from '@liftmark/contract/chat';
import { call } from '../../client/call.ts';
import type { ChatMessage } from './conversation.ts';

/** What the call takes at most of what was said before. */
const HISTORY_MESSAGES = 50;

/** Asks about a stored report, which the server reads for itself. */
export function askQuestion(
  reportId: string,
  question: string,
  history: readonly ChatMessage[],
  signal: AbortSignal,
): Promise<QuestionResponse> {
  return call('/api/analyze/question', questionResponseSchema, {
    method: 'POST',
    body: {
      question,
      analysisData: { reportId },
      conversationHistory: history
        .slice(-HISTORY_MESSAGES)
        .map(({ type, content, timestamp }) => ({ type, content, timestamp })),
    },
    signal,
  });
}
