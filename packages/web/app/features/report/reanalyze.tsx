import { reanalyzeResponseSchema } from '@liftmark/contract/report-changes';
import { useMutation } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useNavigate } from 'react-router';
import { isPlanRefusal, sentenceFor } from '../../client/api-error.ts';
import { call } from '../../client/call.ts';
import { createIdempotencyKey } from '../../client/idempotency-key.ts';
import { Button } from '../../ui/button.tsx';
import { worded } from '../../ui/report-language.tsx';
import { toast } from '../../ui/toast.tsx';
import { text } from './text.ts';

interface ReanalyzeProps {
  reportId: string;
  /** Called if the plan allows no more analyses. */
  onLimit: () => void;
}

/** Analyzes the same page again and opens what changed. */
export const Reanalyze = worded(function Reanalyze({ reportId, onLimit }: ReanalyzeProps) {
  const navigate = useNavigate();
  const { failed } = text.rerun;
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(`/api/reports/${encodeURIComponent(reportId)}/reanalyze`, reanalyzeResponseSchema, {
        method: 'POST',
        idempotencyKey: createIdempotencyKey(),
      }),
    onSuccess: ({ secureId }) => navigate(`/report/${secureId}`),
    onError: (error) => {
      if (isPlanRefusal(error)) onLimit();
      else toast({ title: failed, description: sentenceFor(error), look: 'destructive' });
    },
  });
  return (
    <>
      <Button disabled={isPending} onClick={() => mutate()}>
        <RotateCw />
        {isPending ? text.rerun.running : text.rerun.start}
      </Button>
      <span role="status" className="sr-only">
        {isPending ? text.rerun.status : ''}
      </span>
    </>
  );
});
