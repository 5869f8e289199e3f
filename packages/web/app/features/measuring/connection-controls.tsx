import type { Connection } from '@liftmark/contract/connections';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceFor } from '../../client/api-error.ts';
import { refreshMeasuring } from '../../client/measuring-queries.ts';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { changeConnection, readConnection, testConnection } from './measuring-calls.ts';

interface ConnectionControlsProps {
  connection: Connection;
  onRemove: () => void;
}

/** What can be done with a connection. A test reads a day and says what it found, without storing it. */
export function ConnectionControls({
  connection: { id, isPaused, isReading, problem },
  onRemove,
}: ConnectionControlsProps) {
  const queryClient = useQueryClient();
  const test = useMutation({ mutationFn: () => testConnection(id) });
  const change = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onMutate: () => test.reset(),
    onSuccess: () => refreshMeasuring(queryClient),
  });
  const error = test.error ?? change.error;
  return (
    <>
      <div aria-live="polite">
        {test.data && test.data.words !== problem && (
          <p className={test.data.works ? 'text-ink text-ui' : 'text-danger text-ui'}>{test.data.words}</p>
        )}
      </div>
      <FormProblem>{error && sentenceFor(error)}</FormProblem>
      <div className="flex flex-wrap gap-3">
        <Button disabled={test.isPending} aria-busy={test.isPending} onClick={() => test.mutate()}>
          {test.isPending ? 'Testing…' : 'Test'}
        </Button>
        {!isPaused && (
          <Button
            disabled={isReading || change.isPending}
            onClick={() => change.mutate(() => readConnection(id))}
          >
            {isReading ? 'Reading…' : 'Read now'}
          </Button>
        )}
        <Button
          disabled={change.isPending}
          onClick={() => change.mutate(() => changeConnection(id, { isPaused: !isPaused }))}
        >
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
        <Button look="danger" onClick={onRemove}>
          Remove
        </Button>
      </div>
    </>
  );
}
