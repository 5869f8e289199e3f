import type { PageType } from '@liftmark/contract/page-types';
import { reanalyzeResponseSchema } from '@liftmark/contract/report-changes';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { isPlanRefusal } from '../../client/api-error.ts';
import { call } from '../../client/call.ts';
import { createIdempotencyKey } from '../../client/idempotency-key.ts';
import { useFailureWords } from '../../ui/failure-words.ts';
import { toast } from '../../ui/toast.tsx';
import { text } from './text.ts';

/**
 * Analyzes the page of a report again, as another type if one is given, and opens what changed.
 * @param onLimit called if the plan allows no more analyses
 */
export function useReanalysis(
  reportId: string,
  onLimit: () => void,
): Pick<UseMutationResult<unknown, Error, PageType | undefined>, 'mutate' | 'isPending'> {
  const navigate = useNavigate();
  const { failed } = text.rerun;
  const words = useFailureWords();
  return useMutation({
    mutationFn: (pageType: PageType | undefined) =>
      call(`/api/reports/${encodeURIComponent(reportId)}/reanalyze`, reanalyzeResponseSchema, {
        method: 'POST',
        idempotencyKey: createIdempotencyKey(),
        ...(pageType && { body: { pageType } }),
      }),
    onSuccess: ({ secureId }) => navigate(`/report/${secureId}`),
    onError: (error) => {
      if (isPlanRefusal(error)) onLimit();
      else toast({ title: failed, description: words(error), look: 'destructive' });
    },
  });
}
