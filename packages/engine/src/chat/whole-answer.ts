import type { QuestionResponse } from '@liftmark/contract/chat';

/** The whole of an answer that comes in pieces. */
export async function wholeAnswer(
  pieces: AsyncGenerator<string, QuestionResponse>,
): Promise<QuestionResponse> {
  for (;;) {
    const next = await pieces.next();
    if (next.done) return next.value;
  }
}
