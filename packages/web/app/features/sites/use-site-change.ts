import type { Site } from '@liftmark/contract/sites';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceFor } from '../../client/api-error.ts';
import { toast } from '../../ui/toast.tsx';
import { siteQuery } from './site-calls.ts';

/** Changes a site: its answer is shown at once, a failure as a message. */
export function useSiteChange({ id }: Pick<Site, 'id'>) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (change: () => Promise<Site>) => change(),
    onSuccess: (site) => queryClient.setQueryData(siteQuery(id).queryKey, site),
    onError: (error) =>
      toast({ title: 'That didn’t work', description: sentenceFor(error), look: 'destructive' }),
  });
  return { change: mutate, isPending };
}
