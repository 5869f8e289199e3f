import { answerPieceSchema, type QuestionResponse, questionResponseSchema } from '@liftmark/contract/chat';
import { ContractError } from '../../client/call.ts';
import { request } from '../../client/request.ts';
import { serverEvents } from '../../client/server-events.ts';
import type { ChatMessage } from './conversation.ts';

/** What the call takes at most of what was said before. */
const HISTORY_MESSAGES = 50;
const PATH = '/api/analyze/question';

interface AskOptions {
  /** Gets the answer in pieces, each to be put behind what came before. */
  onPiece: (text: string) => void;
  signal: AbortSignal;
}

/** Asks about a stored report, which the server reads for itself. Resolves with the whole answer. */
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
  throw new TypeError('The connection ended before the answer did');
}

function agreed<Data>(parsed: { success: true; data: Data } | { success: false; error: unknown }): Data {
  if (parsed.success) return parsed.data;
  throw new ContractError(`${PATH} answered in another shape than agreed`, { cause: parsed.error });
}
