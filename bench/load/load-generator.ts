import { Agent, request } from 'node:http';

const CONNECTIONS = 16;

export interface Load {
  perSecond: number;
  /** Milliseconds, 99th percentile. */
  p99Ms: number;
}

/**
 * Asks for an address over kept connections as fast as answers come.
 * @throws where any answer is not 200
 */
export async function loadOf(url: string, headers: Record<string, string>, seconds: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  const endMs = performance.now() + seconds * 1_000;
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const startedMs = performance.now();
      const asked = request(url, { agent, headers }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
        response.resume().once('end', () => {
          times.push(performance.now() - startedMs);
          resolve();
        });
      });
      asked.once('error', reject).end();
    });
  const startedMs = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < endMs) await ask();
    }),
  );
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  return {
    perSecond: times.length / ((performance.now() - startedMs) / 1_000),
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
  };
}
