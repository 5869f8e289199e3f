import type { QuestionResponse } from '@liftmark/contract/chat';

/** Waits for a streamed answer and returns it whole. */
export async function wholeAnswer(
  pieces: AsyncGenerator<string, QuestionResponse>,
): Promise<QuestionResponse> {
  for (;;) {
    const next = await pieces.next();
    if (next.done) return next.value;
  }
}
