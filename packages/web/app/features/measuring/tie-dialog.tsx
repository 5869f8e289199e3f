import { zodResolver } from '@hookform/resolvers/zod';
import { type ConnectedExperiment, type TieRequest, tieRequestSchema } from '@liftmark/contract/connections';
import { measuredPageOf } from '@liftmark/contract/measuring';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { showRefusal } from '../../client/form-errors.ts';
import { measuringQuery, pageMeasuringQuery, refreshMeasuring } from '../../client/measuring-queries.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field, Input, Select } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { tieExperiment } from './measuring-calls.ts';

interface TieDialogProps {
  experiment: ConnectedExperiment;
  onClose: () => void;
}

/** Makes an A/B test the result of a change of a page. The page that the test names is suggested. */
export function TieDialog({ experiment, onClose }: TieDialogProps) {
  const { id, name, suggestedPage, tied, sides } = experiment;
  const queryClient = useQueryClient();
  const lists = useId();
  const variants = sides?.variants ?? [];
  const form = useForm<TieRequest>({
    resolver: zodResolver(tieRequestSchema),
    defaultValues: {
      page: tied?.page ?? suggestedPage ?? '',
      name: tied?.name ?? name,
      variant: tied?.variant ?? variants[0]?.key ?? '',
    },
  });
  const { errors, isSubmitting } = form.formState;
  const pages = useQuery(measuringQuery).data?.pages ?? [];
  const changes = useChanges(form.watch('page'));
  const submit = form.handleSubmit(async (request) => {
    try {
      await tieExperiment(id, request);
      await refreshMeasuring(queryClient);
      onClose();
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <Dialog open onOpenChange={onClose} title="Choose a page" description={`The A/B test “${name}”.`}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label="Page"
          error={errors.page?.message}
          {...(suggestedPage !== null && tied === null && { hint: 'The test names this page.' })}
        >
          {(field) => (
            <Input
              {...field}
              {...form.register('page')}
              list={`${lists}-pages`}
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
        <datalist id={`${lists}-pages`}>
          {pages.map(({ page }) => (
            <option key={page} value={page} />
          ))}
        </datalist>
        <Field label="What was tested" error={errors.name?.message}>
          {(field) => (
            <Input
              {...field}
              {...form.register('name')}
              list={`${lists}-changes`}
              autoComplete="off"
              maxLength={200}
            />
          )}
        </Field>
        <datalist id={`${lists}-changes`}>
          {changes.map((what) => (
            <option key={what} value={what} />
          ))}
        </datalist>
        {variants.length > 1 && (
          <Field label="The side with the change">
            {(field) => (
              <Select {...field} {...form.register('variant')}>
                {variants.map((variant) => (
                  <option key={variant.key} value={variant.key}>
                    {variant.name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <FormProblem>{errors.root?.message}</FormProblem>
        <DialogActions action="Use result" isPending={isSubmitting} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

/** The dated changes of a page that is measured. */
function useChanges(typed: string): string[] {
  const page = measuredPageOf(typed.includes('://') ? typed : `https://${typed}`);
  const isMeasured = useQuery(measuringQuery).data?.pages.some((each) => each.page === page) ?? false;
  const { data } = useQuery({ ...pageMeasuringQuery(page ?? ''), enabled: page !== null && isMeasured });
  const all = (data?.effects ?? []).flatMap(({ changes }) => changes.map(({ what }) => what));
  return [...new Set(all)];
}
