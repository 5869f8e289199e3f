import { sentenceFor } from '../../client/api-error.ts';
import { Button } from '../../ui/button.tsx';

/** Shown in place of a part that didn't load. */
export function PartProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <p className="text-ui">{sentenceFor(error)}</p>
      <Button onClick={() => onRetry()}>Try Again</Button>
    </div>
  );
}
