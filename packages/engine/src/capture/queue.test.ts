import { expect, test } from 'vitest';
import { createQueue, createSerialQueue } from './queue.ts';

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

test('as many begin as have a place, and each end lets one more in', async () => {
  const queue = createQueue(2);
  const ends = [0, 1, 2, 3].map(() => Promise.withResolvers<number>());
  const begun: number[] = [];
  const works = ends.map(({ promise }, place) =>
    queue(() => {
      begun.push(place);
      return promise;
    }),
  );
  expect(begun).toEqual([0, 1]);
  ends[1]?.reject(new Error('lost'));
  await expect(works[1]).rejects.toThrow('lost');
  expect(begun).toEqual([0, 1, 2]);
  for (const place of [0, 2, 3]) ends[place]?.resolve(place);
  expect(await Promise.all([works[0], works[2], works[3]])).toEqual([0, 2, 3]);
  expect(await queue(async () => 'later')).toBe('later');
});
