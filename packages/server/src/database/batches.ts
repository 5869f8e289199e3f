/** Questions on their way to the database at the same time; a connection that hangs holds up no more than its own. */
const LANES = 3;

interface Waiting<Key, Answer> {
  key: Key;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * Puts what is asked while earlier questions are on their way into one question. A question that comes alone goes
 * alone and at once, so nothing waits to be gathered, and every answer is younger than its question.
 * @param ask gives the answers in the order of the keys
 */
export function batched<Key, Answer>(ask: (keys: Key[]) => Promise<Answer[]>): (key: Key) => Promise<Answer> {
  let waiting: Waiting<Key, Answer>[] = [];
  let underway = 0;

  async function askAll(batch: Waiting<Key, Answer>[]): Promise<void> {
    underway += 1;
    try {
      const answers = await ask(batch.map(({ key }) => key));
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      underway -= 1;
      askNext();
    }
  }

  function askNext(): void {
    if (waiting.length === 0 || underway >= LANES) return;
    const batch = waiting;
    waiting = [];
    void askAll(batch);
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      askNext();
    });
}
