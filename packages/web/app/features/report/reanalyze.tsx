import { RotateCw } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { worded } from '../../ui/report-language.tsx';
import { text } from './text.ts';
import { useReanalysis } from './use-reanalysis.ts';

interface ReanalyzeProps {
  reportId: string;
  /** Called if the plan allows no more analyses. */
  onLimit: () => void;
}

/** Analyzes the same page again and opens what changed. */
export const Reanalyze = worded(function Reanalyze({ reportId, onLimit }: ReanalyzeProps) {
  const { mutate, isPending } = useReanalysis(reportId, onLimit);
  return (
    <>
      <Button disabled={isPending} onClick={() => mutate(undefined)}>
        <RotateCw />
        {isPending ? text.rerun.running : text.rerun.start}
      </Button>
      <span role="status" className="sr-only">
        {isPending ? text.rerun.status : ''}
      </span>
    </>
  );
});
