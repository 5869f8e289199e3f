import { expect, test } from 'vitest';
import { createSerialQueue } from './serial-queue.ts';

test('each waits for the one before it, and none for what is not given', async () => {
  const queue = createSerialQueue();
  const first = Promise.withResolvers<string>();
  const begun: number[] = [];
  const one = queue(() => {
    begun.push(1);
    return first.promise;
  });
  const two = queue(async () => {
    begun.push(2);
    return 'two';
  });
  await Promise.resolve();
  expect(begun).toEqual([1]);
  first.resolve('one');
  expect(await Promise.all([one, two])).toEqual(['one', 'two']);
});

test('what fails takes nobody along', async () => {
  const queue = createSerialQueue();
  const failing = queue(() => Promise.reject(new Error('lost')));
  const next = queue(async () => 'next');
  await expect(failing).rejects.toThrow('lost');
  expect(await next).toBe('next');
});
