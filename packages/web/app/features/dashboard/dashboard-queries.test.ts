import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { refreshDashboard, statsQuery } from './dashboard-queries.ts';

it('asks again for a first answer that was on its way while something changed', async () => {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  const answers: ((value: string) => void)[] = [];
  const { queryKey } = statsQuery({ client: '', site: '' });
  const observer = new QueryObserver<string>(queryClient, {
    queryKey,
    queryFn: () => new Promise((resolve) => answers.push(resolve)),
  });
  const stop = observer.subscribe(() => undefined);
  expect(answers).toHaveLength(1);
  const refreshed = refreshDashboard(queryClient);
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.('before the change');
  answers[1]?.('after it');
  await refreshed;
  expect(queryClient.getQueryData(queryKey)).toBe('after it');
  stop();
});
