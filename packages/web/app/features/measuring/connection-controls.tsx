import type { Connection } from '@liftmark/contract/connections';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceFor } from '../../client/api-error.ts';
import { refreshMeasuring } from '../../client/measuring-queries.ts';
import { ActionMenu, type MenuAction } from '../../ui/action-menu.tsx';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { changeConnection, readConnection, testConnection } from './measuring-calls.ts';

interface ConnectionControlsProps {
  connection: Connection;
  onReplaceKey: () => void;
  onRemove: () => void;
}

/**
 * What can be done with a connection: what it needs most as a button, the rest in a menu. A test reads a day and says
 * what it found, without storing it.
 */
export function ConnectionControls({ connection, onReplaceKey, onRemove }: ConnectionControlsProps) {
  const { id, isPaused, isReading, needsKey, problem } = connection;
  const queryClient = useQueryClient();
  const test = useMutation({ mutationFn: () => testConnection(id) });
  const change = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onMutate: () => test.reset(),
    onSuccess: () => refreshMeasuring(queryClient),
  });
  const error = test.error ?? change.error;
  const pause = () => change.mutate(() => changeConnection(id, { isPaused: !isPaused }));
  const replace: MenuAction = { label: 'Replace key', onSelect: onReplaceKey };
  const read: MenuAction = {
    label: isReading ? 'Reading…' : 'Read now',
    disabled: isReading || change.isPending,
    onSelect: () => change.mutate(() => readConnection(id)),
  };
  const resume: MenuAction = { label: 'Resume', disabled: change.isPending, onSelect: pause };
  const first = isPaused ? resume : needsKey ? replace : read;
  const others = [
    ...(isPaused ? [] : [read]),
    { label: 'Test', disabled: test.isPending, onSelect: () => test.mutate() },
    ...(isPaused ? [] : [{ label: 'Pause', disabled: change.isPending, onSelect: pause }]),
    replace,
    { label: 'Remove', onSelect: onRemove, isDangerous: true },
  ].filter((action) => action !== first);
  return (
    <>
      <div aria-live="polite">
        {test.data && test.data.words !== problem && (
          <p className={test.data.works ? 'text-ink text-ui' : 'text-danger text-ui'}>{test.data.words}</p>
        )}
      </div>
      <FormProblem>{error && sentenceFor(error)}</FormProblem>
      <div className="flex flex-wrap gap-2">
        <Button disabled={first.disabled} onClick={first.onSelect}>
          {first.label}
        </Button>
        <ActionMenu
          label={test.isPending ? 'Testing…' : 'More'}
          isPending={test.isPending || change.isPending}
          actions={others}
        />
      </div>
    </>
  );
}
