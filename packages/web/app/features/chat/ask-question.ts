import { answerPieceSchema, type QuestionResponse, questionResponseSchema } from '@liftmark/contract/chat';
import { ContractError } from '../../client/call.ts';
import { request } from '../../client/request.ts';
import { serverEvents } from '../../client/server-events.ts';
import type { ChatMessage } from './conversation.ts';

/** How many earlier messages the call accepts. */
const HISTORY_MESSAGES = 50;
const PATH = '/api/analyze/question';

interface AskOptions {
  /** Receives the answer in pieces, each to be appended. */
  onPiece: (text: string) => void;
  signal: AbortSignal;
}

/** Asks about a stored report, which the server reads itself. Resolves with the whole answer. */
export async function askQuestion(
  reportId: string,
  question: string,
  history: readonly ChatMessage[],
  { onPiece, signal }: AskOptions,
): Promise<QuestionResponse> {
  const response = await request(PATH, {
    method: 'POST',
    accept: 'text/event-stream',
    body: {
      question,
      analysisData: { reportId },
      conversationHistory: history
        .slice(-HISTORY_MESSAGES)
        .map(({ type, content, timestamp }) => ({ type, content, timestamp })),
    },
    signal,
  });
  for await (const { name, data } of serverEvents(response)) {
    if (name === 'piece') onPiece(agreed(answerPieceSchema.safeParse(data)).text);
    if (name === 'answer') return agreed(questionResponseSchema.safeParse(data));
  }
  throw new TypeError('The connection was lost before the answer was complete');
}

function agreed<Data>(parsed: { success: true; data: Data } | { success: false; error: unknown }): Data {
  if (parsed.success) return parsed.data;
  throw new ContractError(`${PATH} answered in an unexpected format`, { cause: parsed.error });
}
