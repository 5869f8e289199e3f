/** How a form was answered: received, rejected with a status, or not at all. */
export type Answer = 'received' | number | null;

const WAITS_MS = [1_000, 2_000];

interface Network {
  fetch: typeof fetch;
  wait: (ms: number) => Promise<void>;
}

const browserNetwork: Network = {
  fetch: (input, init) => fetch(input, init),
  wait: (ms) => new Promise((resolve) => window.setTimeout(resolve, ms)),
};

/** Sends a form like `client/request.ts`, which is too large for the script of every page. */
export async function sendForm(
  path: string,
  body: FormData,
  idempotencyKey: string,
  network: Network = browserNetwork,
): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await network
      .fetch(path, {
        method: 'POST',
        credentials: 'include',
        headers: { Accept: 'application/json', 'Idempotency-Key': idempotencyKey },
        body,
      })
      .then(
        ({ ok, status }) => (ok ? ('received' as const) : status),
        () => null,
      );
    const isTransient = answer === null || answer === 429 || answer === 408 || Number(answer) >= 500;
    const wait = WAITS_MS[attempt];
    if (!isTransient || wait === undefined) return answer;
    await network.wait(wait);
  }
}
