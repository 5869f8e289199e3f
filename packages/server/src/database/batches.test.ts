import { expect, it } from 'vitest';
import { batched } from './batches.ts';

/** Answers a batch only when told to. */
function heldAsk() {
  const asked: { keys: number[]; answer: () => void; fail: (error: Error) => void }[] = [];
  const ask = (keys: number[]) =>
    new Promise<number[]>((resolve, reject) => {
      asked.push({ keys, answer: () => resolve(keys.map((key) => key * 10)), fail: reject });
    });
  return { asked, ask: batched(ask) };
}

it('asks at once what comes alone, and together what comes while questions are on their way', async () => {
  const { asked, ask } = heldAsk();
  const answers = [1, 2, 3, 4, 5, 6].map((key) => ask(key));
  expect(asked.map(({ keys }) => keys)).toEqual([[1], [2], [3]]);
  asked[1]?.answer();
  expect(await answers[1]).toBe(20);
  await expect.poll(() => asked.map(({ keys }) => keys)).toEqual([[1], [2], [3], [4, 5, 6]]);
  for (const { answer } of asked) answer();
  expect(await Promise.all(answers)).toEqual([10, 20, 30, 40, 50, 60]);
});

it('fails with the question alone, and goes on', async () => {
  const { asked, ask } = heldAsk();
  const failing = ask(1);
  const other = ask(2);
  asked[0]?.fail(new Error('connection lost'));
  await expect(failing).rejects.toThrow('connection lost');
  asked[1]?.answer();
  expect(await other).toBe(20);
  const later = ask(3);
  asked[2]?.answer();
  expect(await later).toBe(30);
});
