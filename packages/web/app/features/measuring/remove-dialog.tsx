import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceFor } from '../../client/api-error.ts';
import { refreshMeasuring } from '../../client/measuring-queries.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { type RemovableKind, remove } from './measuring-calls.ts';

interface RemoveDialogProps {
  kind: RemovableKind;
  id: string;
  title: string;
  description: string;
  verb?: string;
  onClose: () => void;
}

export function RemoveDialog({ kind, id, title, description, verb = 'Delete', onClose }: RemoveDialogProps) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => remove(kind, id),
    onSuccess: async () => {
      onClose();
      await refreshMeasuring(queryClient);
    },
  });
  return (
    <Dialog open onOpenChange={onClose} title={title} description={description}>
      <FormProblem>{error && sentenceFor(error)}</FormProblem>
      <div className="flex flex-wrap gap-3">
        <Button look="danger" disabled={isPending} onClick={() => mutate()}>
          {verb}
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
