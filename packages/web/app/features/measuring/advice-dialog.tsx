import type { Experiment, PageMeasuring } from '@liftmark/contract/measuring';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { sentenceFor } from '../../client/api-error.ts';
import { refreshMeasuring } from '../../client/measuring-queries.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { AdviceField, useAdvice } from './advice-field.tsx';
import { nameAdvice } from './measuring-calls.ts';

interface AdviceDialogProps {
  experiment: Experiment;
  recommendations: PageMeasuring['recommendations'];
  onClose: () => void;
}

/** Says which recommendation a result is about. */
export function AdviceDialog({
  experiment: { id, name, recommendation },
  recommendations,
  onClose,
}: AdviceDialogProps) {
  const queryClient = useQueryClient();
  const advice = useAdvice({ name, recommendations, known: recommendation });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => nameAdvice(id, { recommendation: advice.value }),
    onSuccess: async () => {
      onClose();
      await refreshMeasuring(queryClient);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Choose a recommendation"
      description={`The result of “${name}” will count in the recommendation’s track record.`}
    >
      <form onSubmit={submit} className="grid gap-4">
        <AdviceField label="Recommendation it tests" advice={advice} error={undefined} />
        <FormProblem>{error && sentenceFor(error)}</FormProblem>
        <DialogActions action="Save" isPending={isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
