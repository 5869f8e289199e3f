import type { QuestionResponse } from '@liftmark/contract/chat';

/** An answer in pieces as the text of a server-sent event stream. */
export async function* answerStream(
  pieces: AsyncGenerator<string, QuestionResponse>,
): AsyncGenerator<string, void> {
  for (;;) {
    const next = await pieces.next();
    if (next.done) return yield eventOf('answer', next.value);
    yield eventOf('piece', { text: next.value });
  }
}

function eventOf(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
