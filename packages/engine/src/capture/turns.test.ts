import { expect, test } from 'vitest';
import { takeTurns } from './turns.ts';

test('each waits for the one before it, and none for what is not given', async () => {
  const turns = takeTurns();
  const first = Promise.withResolvers<string>();
  const begun: number[] = [];
  const one = turns(() => {
    begun.push(1);
    return first.promise;
  });
  const two = turns(async () => {
    begun.push(2);
    return 'two';
  });
  await Promise.resolve();
  expect(begun).toEqual([1]);
  first.resolve('one');
  expect(await Promise.all([one, two])).toEqual(['one', 'two']);
});

test('what fails takes nobody along', async () => {
  const turns = takeTurns();
  const failing = turns(() => Promise.reject(new Error('lost')));
  const next = turns(async () => 'next');
  await expect(failing).rejects.toThrow('lost');
  expect(await next).toBe('next');
});
