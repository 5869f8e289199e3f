import { type ChatMessage, MAX_QUESTION } from '@liftmark/contract/chat';
import type { AnyReport } from '@liftmark/contract/report-view';
import { inLanguagesOf } from '../question-language.ts';
import type { Asked, Intent } from './intent.ts';
import { INTENTS } from './registry.ts';
import { spelled } from './spelling.ts';

/** A question that one of the intents answers. */
export interface Understood {
  intent: Intent;
  asked: Asked;
  /** Null if the report says nothing of it. */
  answer: () => ReturnType<Intent['answer']>;
}

/** A conversation is long, and comes from the browser. */
const MAX_MESSAGES = 12;

/** What a question asks for, as it goes on with the conversation; null if it is none of the intents. */
export function understand(
  question: string,
  report: AnyReport,
  conversation: readonly ChatMessage[],
): Understood | null {
  const history = conversation
    .slice(-MAX_MESSAGES)
    .map((message) => ({ ...message, content: message.content.slice(0, MAX_QUESTION) }));
  const said = { question, report, history };
  const found = inLanguagesOf(said, () => requested(said));
  return found && { ...found, answer: () => inLanguagesOf(said, () => found.intent.answer(found.asked)) };
}

type Requested = Pick<Understood, 'intent' | 'asked'>;

function requested({ question, report, history }: Omit<Asked, 'before'>): Requested | null {
  let before: Intent | null = null;
  for (const [index, { type, content }] of history.entries()) {
    if (type !== 'user') continue;
    // A question about a point leaves the conversation where it was.
    const found = recognized({ question: content, report, history: history.slice(0, index), before });
    before = found?.intent.name === 'detail' ? before : (found?.intent ?? null);
  }
  return recognized({ question, report, history, before });
}

/** As it is typed, else as it is meant to be spelled. */
function recognized(asked: Asked): Requested | null {
  const typed = INTENTS.find((intent) => intent.asks(asked));
  if (typed) return { intent: typed, asked };
  const question = spelled(asked.question);
  if (question === asked.question) return null;
  const meant = { ...asked, question };
  const intent = INTENTS.find((each) => each.asks(meant));
  return intent ? { intent, asked: meant } : null;
}
