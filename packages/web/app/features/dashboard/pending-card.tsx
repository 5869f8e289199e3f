import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';

/** A page whose first report is being made. */
export interface PendingPage {
  address: string;
  /** The current phase. */
  phase: string;
  /** 0 to 95. */
  percent: number;
  cancel: () => void;
}

/** Takes a page's place in the list until its report is there. */
export function PendingCard({ page: { address, phase, percent, cancel } }: { page: PendingPage }) {
  const share = (): void => {
    toast({
      title: 'Share Failed',
      description: 'Report link is not ready yet. Please wait a moment and try again.',
      look: 'destructive',
    });
  };
  return (
    <article
      aria-label={address}
      aria-busy="true"
      className="grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-5 gap-y-4 border-ink border-t py-6"
    >
      <Skeleton className="h-11 w-13" />
      <div className="grid min-w-0 gap-1">
        <p className="title-4 [overflow-wrap:anywhere]">{address}</p>
        <p role="status" className="text-ui">
          {phase}
        </p>
      </div>
      <div className="col-span-2 grid gap-4 sm:col-span-1 sm:col-start-2">
        <Progress value={percent} label={`Analysis of ${address}`} text={`${percent} percent`} />
        <div className="flex flex-wrap items-center gap-2">
          <Button disabled>Report Loading...</Button>
          <Button look="quiet" onClick={share}>
            Share
          </Button>
          <Button look="quiet" onClick={cancel}>
            Cancel
          </Button>
        </div>
      </div>
    </article>
  );
}
