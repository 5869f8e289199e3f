/** Queries that may be in progress at the same time. A connection that hangs delays only its own queries. */
const LANES = 3;

interface Waiting<Key, Answer> {
  key: Key;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * Combines requests that arrive while earlier queries are in progress into one query. A request that arrives alone is
 * sent immediately, so nothing waits to be collected, and every answer is newer than its request.
 * @param ask returns the answers in the order of the keys
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
