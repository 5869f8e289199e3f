import { zodResolver } from '@hookform/resolvers/zod';
import { text as measuredText } from '@liftmark/contract/measured-words.text';
import {
  type Experiment,
  type ExperimentCall,
  type ExperimentRequest,
  experimentRequestSchema,
  type PageMeasuring,
} from '@liftmark/contract/measuring';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showRefusal } from '../../client/form-errors.ts';
import { refreshMeasuring } from '../../client/measuring-queries.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { LiftInterval } from '../../ui/lift-interval.tsx';
import { Part } from '../../ui/margin-part.tsx';
import { AdviceDialog } from './advice-dialog.tsx';
import { AdviceField, useAdvice } from './advice-field.tsx';
import { addExperiment } from './measuring-calls.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { text } from './text.ts';

interface ExperimentsPartProps {
  page: string;
  experiments: Experiment[];
  recommendations: PageMeasuring['recommendations'];
  mayChange: boolean;
}

type Open = 'none' | 'new' | { name: Experiment } | { remove: Experiment };

/** Results of A/B tests, which count more than a comparison of before and after. */
export function ExperimentsPart({ page, experiments, recommendations, mayChange }: ExperimentsPartProps) {
  const [open, setOpen] = useState<Open>('none');
  const close = () => setOpen('none');
  return (
    <Part
      isWide
      id="experiments"
      title="A/B tests"
      lead="A test compares visitors of the same days, so its result counts more than before and after."
    >
      {experiments.map((experiment) => (
        <Result
          key={experiment.id}
          experiment={experiment}
          recommendations={recommendations}
          onName={mayChange ? () => setOpen({ name: experiment }) : null}
          onRemove={mayChange ? () => setOpen({ remove: experiment }) : null}
        />
      ))}
      {mayChange ? (
        <Button className="justify-self-start" onClick={() => setOpen('new')}>
          Add a result
        </Button>
      ) : (
        experiments.length === 0 && <p className="text-ui">No results yet.</p>
      )}
      {open === 'new' && <ExperimentDialog page={page} recommendations={recommendations} onClose={close} />}
      {typeof open === 'object' && 'name' in open && (
        <AdviceDialog experiment={open.name} recommendations={recommendations} onClose={close} />
      )}
      {typeof open === 'object' && 'remove' in open && (
        <RemoveDialog
          kind="experiments"
          id={open.remove.id}
          title="Delete this result?"
          description="The page’s effect is shown by its measured days again."
          onClose={close}
        />
      )}
    </Part>
  );
}

interface ResultProps {
  experiment: Experiment;
  recommendations: PageMeasuring['recommendations'];
  /** Null for members who may only look, like the next one. */
  onName: (() => void) | null;
  onRemove: (() => void) | null;
}

function Result({ experiment, recommendations, onName, onRemove }: ResultProps) {
  const { name, result, isRead, recommendation } = experiment;
  const tested = recommendations.find(({ id }) => id === recommendation);
  return (
    <div className="grid gap-1 border-line border-b pb-5 text-sm">
      <h3 className="font-medium text-ink text-ui">{name}</h3>
      <p className="tabular text-ink">{measuredText.experiment(experiment)}</p>
      <LiftInterval {...result} />
      <p>
        {measuredText.verdicts[result.verdict]}. {isRead && 'Read from your A/B tool.'}
      </p>
      {tested !== undefined && (
        <p className="[overflow-wrap:anywhere]">{text.experiments.tests(tested.title)}</p>
      )}
      <div className="flex flex-wrap gap-x-4">
        {onName !== null && recommendations.length > 0 && (
          <Button
            look="quiet"
            size="inline"
            aria-label={`${text.experiments.choose(tested !== undefined)} for “${name}”`}
            onClick={onName}
          >
            {text.experiments.choose(tested !== undefined)}
          </Button>
        )}
        {onRemove !== null && (
          <Button look="quiet" size="inline" aria-label={`Delete “${name}”`} onClick={onRemove}>
            Delete
          </Button>
        )}
      </div>
    </div>
  );
}

interface ExperimentDialogProps {
  page: string;
  recommendations: PageMeasuring['recommendations'];
  onClose: () => void;
}

function ExperimentDialog({ page, recommendations, onClose }: ExperimentDialogProps) {
  const queryClient = useQueryClient();
  const form = useForm<ExperimentCall, unknown, ExperimentRequest>({
    resolver: zodResolver(experimentRequestSchema),
    defaultValues: { page, name: '', endedOn: '', recommendation: null },
  });
  const { errors, isSubmitting } = form.formState;
  const advice = useAdvice({ name: form.watch('name'), recommendations });
  const submit = form.handleSubmit(async (request) => {
    try {
      await addExperiment({ ...request, recommendation: advice.value });
      await refreshMeasuring(queryClient);
      onClose();
    } catch (error) {
      showRefusal(form, error);
    }
  });
  const side = (name: 'control' | 'variant', label: string) => (
    <fieldset className="grid grid-cols-2 gap-3">
      <legend className="mb-1.5 font-semibold text-ink text-ui">{label}</legend>
      {(['visitors', 'conversions'] as const).map((kind) => (
        <Field
          key={kind}
          label={kind === 'visitors' ? 'Visitors' : 'Conversions'}
          error={errors[name]?.[kind] && (problemOf(errors[name][kind]?.message) ?? 'Enter a number')}
        >
          {(field) => (
            <Input
              {...field}
              {...form.register(`${name}.${kind}`, { valueAsNumber: true })}
              type="number"
              inputMode="numeric"
              min={0}
              className="tabular"
            />
          )}
        </Field>
      ))}
    </fieldset>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add an A/B test result"
      description="Visitors and conversions of each side over the whole test."
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field label="What was tested" error={errors.name?.message}>
          {(field) => <Input {...field} {...form.register('name')} autoComplete="off" maxLength={200} />}
        </Field>
        <AdviceField
          label="Recommendation it tests (optional)"
          advice={advice}
          error={errors.recommendation?.message}
        />
        {side('control', 'Control')}
        {side('variant', 'With the change')}
        <Field label="Last day of the test" error={errors.endedOn && 'Enter the day'} className="max-w-48">
          {(field) => <Input {...field} {...form.register('endedOn')} type="date" />}
        </Field>
        <FormProblem>{errors.root?.message}</FormProblem>
        <DialogActions action="Add result" isPending={isSubmitting} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

/** The message about both numbers; an empty box has none for people. */
function problemOf(message: string | undefined): string | null {
  return message?.startsWith('Conversions can’t') ? message : null;
}
