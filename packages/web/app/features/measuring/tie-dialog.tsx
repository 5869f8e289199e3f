import { zodResolver } from '@hookform/resolvers/zod';
import {
  type ConnectedExperiment,
  type TieCall,
  type TieRequest,
  tieRequestSchema,
} from '@liftmark/contract/connections';
import { measuredPageOf } from '@liftmark/contract/measuring';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { showRefusal } from '../../client/form-errors.ts';
import { measuringQuery, pageMeasuringQuery, refreshMeasuring } from '../../client/measuring-queries.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field, Input, Select } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { AdviceField, useAdvice } from './advice-field.tsx';
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
  const form = useForm<TieCall, unknown, TieRequest>({
    resolver: zodResolver(tieRequestSchema),
    defaultValues: {
      page: tied?.page ?? suggestedPage ?? '',
      name: tied?.name ?? name,
      variant: tied?.variant ?? variants[0]?.key ?? '',
      recommendation: null,
    },
  });
  const { errors, isSubmitting } = form.formState;
  const pages = useQuery(measuringQuery).data?.pages ?? [];
  // Read once the page is entered, not at each letter of it.
  const [page, setPage] = useState(form.getValues('page'));
  const { changes, recommendations } = useChosenPage(page);
  const advice = useAdvice({
    name: form.watch('name'),
    recommendations,
    known: tied?.recommendation ?? null,
  });
  const submit = form.handleSubmit(async (request) => {
    try {
      // Sent with Enter, a page may still have the recommendations of the one before it.
      const isRead = form.getValues('page') === page;
      await tieExperiment(id, { ...request, recommendation: isRead ? advice.value : null });
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
              {...form.register('page', {
                onBlur: ({ target }) => {
                  if (target.value === page) return;
                  setPage(target.value);
                  advice.reset();
                },
              })}
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
        <AdviceField
          label="Recommendation it tests (optional)"
          advice={advice}
          error={errors.recommendation?.message}
        />
        <FormProblem>{errors.root?.message}</FormProblem>
        <DialogActions action="Use result" isPending={isSubmitting} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

/** The dated changes of a page, and what its reports advise. */
function useChosenPage(typed: string) {
  const page = typed === '' ? null : measuredPageOf(typed.includes('://') ? typed : `https://${typed}`);
  const { data } = useQuery({ ...pageMeasuringQuery(page ?? ''), enabled: page !== null });
  const all = (data?.effects ?? []).flatMap(({ changes }) => changes.map(({ what }) => what));
  return { changes: [...new Set(all)], recommendations: data?.recommendations };
}
