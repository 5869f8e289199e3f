import type { Connection } from '@liftmark/contract/connections';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { showRefusal } from '../../client/form-errors.ts';
import { refreshMeasuring } from '../../client/measuring-queries.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { KeyFields, type KeyInputs, keyOf, keyRules } from './key-fields.tsx';
import { replaceKey } from './measuring-calls.ts';
import { text } from './text.ts';

interface ReplaceKeyDialogProps {
  connection: Connection;
  onClose: () => void;
}

/** Another key for the same connection, which keeps what it has read. */
export function ReplaceKeyDialog({ connection, onClose }: ReplaceKeyDialogProps) {
  const { id, source } = connection;
  const queryClient = useQueryClient();
  const form = useForm<KeyInputs>({ defaultValues: { user: '', key: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (inputs) => {
    try {
      await replaceKey(id, keyOf(source, inputs));
      await refreshMeasuring(queryClient);
      onClose();
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <Dialog open onOpenChange={onClose} title="Replace key" description={text.replacing(connection)}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <KeyFields
          source={source}
          user={form.register('user')}
          secret={form.register('key', keyRules(source))}
          error={errors.key?.message}
        />
        <FormProblem>{errors.root?.message}</FormProblem>
        <DialogActions action="Replace key" isPending={isSubmitting} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
