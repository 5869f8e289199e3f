import { type ChatMessage, MAX_QUESTION } from '@liftmark/contract/chat';
import type { AnyReport } from '@liftmark/contract/report-view';
import type { Asked, Intent } from './intent.ts';
import { INTENTS } from './registry.ts';
import { spelled } from './spelling.ts';

/** A question that one of the intents answers. */
export interface Understood {
  intent: Intent;
  asked: Asked;
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
function recognized(asked: Asked): Understood | null {
  const typed = INTENTS.find((intent) => intent.asks(asked));
  if (typed) return { intent: typed, asked };
  const question = spelled(asked.question);
  if (question === asked.question) return null;
  const meant = { ...asked, question };
  const intent = INTENTS.find((each) => each.asks(meant));
  return intent ? { intent, asked: meant } : null;
}
