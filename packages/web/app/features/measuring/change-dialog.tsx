import { zodResolver } from '@hookform/resolvers/zod';
import {
  type ChangeCall,
  type ChangeRequest,
  changeRequestSchema,
  type PageMeasuring,
} from '@liftmark/contract/measuring';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { showRefusal } from '../../client/form-errors.ts';
import { refreshMeasuring } from '../../client/measuring-queries.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { AdviceField, useAdvice } from './advice-field.tsx';
import { addChange } from './measuring-calls.ts';

interface ChangeDialogProps {
  page: string;
  recommendations: PageMeasuring['recommendations'];
  onClose: () => void;
}

export function ChangeDialog({ page, recommendations, onClose }: ChangeDialogProps) {
  const queryClient = useQueryClient();
  const form = useForm<ChangeCall, unknown, ChangeRequest>({
    resolver: zodResolver(changeRequestSchema),
    defaultValues: { page, what: '', day: '', recommendation: null },
  });
  const { errors, isSubmitting } = form.formState;
  const advice = useAdvice({ name: form.watch('what'), recommendations });
  const submit = form.handleSubmit(async (request) => {
    try {
      await addChange({ ...request, recommendation: advice.value });
      await refreshMeasuring(queryClient);
      onClose();
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add a change"
      description="We compare the four weeks before and after it."
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field label="What changed" error={errors.what?.message}>
          {(field) => <Input {...field} {...form.register('what')} autoComplete="off" maxLength={200} />}
        </Field>
        <AdviceField
          label="Recommendation it follows (optional)"
          advice={advice}
          error={errors.recommendation?.message}
        />
        <Field label="Live since" error={errors.day && 'Enter the day'} className="max-w-48">
          {(field) => <Input {...field} {...form.register('day')} type="date" />}
        </Field>
        <FormProblem>{errors.root?.message}</FormProblem>
        <DialogActions action="Add change" isPending={isSubmitting} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
