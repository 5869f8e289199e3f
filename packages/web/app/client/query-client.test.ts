import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

test('what fails while one is offline is an error, and is kept for no later moment', async () => {
  const client = createQueryClient();
  onlineManager.setOnline(false);
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(client.fetchQuery({ queryKey: ['/api/reports'], queryFn: offline })).rejects.toThrow(/fetch/);
  const archiving = new MutationObserver(client, { mutationFn: offline });
  await expect(archiving.mutate()).rejects.toThrow(/fetch/);
});
