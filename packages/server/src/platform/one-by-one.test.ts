import { expect, it, vi } from 'vitest';
import { oneByOne } from './one-by-one.ts';

const refusal = () => new Error('busy');

it('runs one task at a time, in the order of arrival, also behind one that fails', async () => {
  const inTurn = oneByOne(5, refusal);
  const steps: string[] = [];
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const results = gates.map(({ promise }, number) =>
    inTurn(async () => {
      steps.push(`start ${number}`);
      await promise;
      steps.push(`end ${number}`);
      return number;
    }),
  );
  gates[1]?.resolve();
  await vi.waitFor(() => expect(steps).toEqual(['start 0']));
  gates[0]?.reject(new Error('broken'));
  await expect(results[0]).rejects.toThrow('broken');
  expect(await results[1]).toBe(1);
  expect(steps).toEqual(['start 0', 'start 1', 'end 1']);
});

it('refuses what would wait behind too many, and takes it later', async () => {
  const inTurn = oneByOne(2, refusal);
  const gate = Promise.withResolvers<void>();
  const taken = Array.from({ length: 3 }, () => inTurn(() => gate.promise));
  const work = vi.fn(async () => 'done');
  await expect(inTurn(work)).rejects.toThrow('busy');
  expect(work).not.toHaveBeenCalled();
  gate.resolve();
  await Promise.all(taken);
  expect(await inTurn(work)).toBe('done');
});
