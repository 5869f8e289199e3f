import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { createQueryClient } from './query-client.ts';
import { userQuery } from './user-query.ts';

afterEach(() => onlineManager.setOnline(true));

test('what fails while one is offline is an error, and is kept for no later moment', async () => {
  const client = createQueryClient();
  onlineManager.setOnline(false);
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(client.fetchQuery({ queryKey: ['/api/reports'], queryFn: offline })).rejects.toThrow(/fetch/);
  const archiving = new MutationObserver(client, { mutationFn: offline });
  await expect(archiving.mutate()).rejects.toThrow(/fetch/);
});

test('whoever changes what is no longer there is asked for anew', async () => {
  const client = createQueryClient();
  client.setQueryData(userQuery.queryKey, null);
  const fail = (status: number) =>
    new MutationObserver(client, { mutationFn: () => Promise.reject(new ApiError(status, '', '')) })
      .mutate()
      .catch(() => undefined);
  const isAskedAnew = () => client.getQueryState(userQuery.queryKey)?.isInvalidated;
  await fail(409);
  expect(isAskedAnew()).toBe(false);
  await fail(404);
  expect(isAskedAnew()).toBe(true);
});
