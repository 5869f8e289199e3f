import { trackingSchema } from '@liftmark/contract/dashboard-pages';
import { rateWords } from '@liftmark/contract/lift';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError, sentenceFor, statusOf } from '../../client/api-error.ts';
import { call } from '../../client/call.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.tsx';
import {
  type CvrInputs,
  type CvrProblems,
  countedIn,
  cvrRequestOf,
  inputsOf,
  liveLift,
  type TrackedPage,
  withTyped,
} from './cvr-form.ts';
import { refreshDashboard } from './dashboard-queries.ts';
import { LiftView } from './lift-view.tsx';

interface CvrDialogProps {
  page: TrackedPage;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function CvrDialog({ page, open, onOpenChange }: CvrDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Track CVR"
      description={`${page.title}: the share of visits that reach the page’s goal, before and after the change.`}
    >
      <CvrForm page={page} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function CvrForm({ page, onDone }: { page: TrackedPage; onDone: () => void }) {
  const queryClient = useQueryClient();
  const [before] = useState(() => inputsOf(page));
  const [inputs, setInputs] = useState(before);
  const [problems, setProblems] = useState<CvrProblems>({});
  const { mutate, isPending } = useMutation({
    mutationFn: (body: object) =>
      call(`/api/reports/${page.secureId}/cvr`, trackingSchema, { method: 'PATCH', body }),
    onSuccess: async () => {
      toast({ title: 'CVR Updated', description: 'We saved this page’s conversion rate.' });
      onDone();
      await refreshDashboard(queryClient);
    },
    onError: (error) => toast({ title: 'Error', description: problemOf(error), look: 'destructive' }),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const read = cvrRequestOf(inputs, before);
    setProblems('problems' in read ? read.problems : {});
    if ('request' in read) mutate(read.request);
  };
  const change = (update: (current: CvrInputs) => CvrInputs): void => {
    setInputs(update);
    setProblems({});
  };
  const period = (name: 'pre' | 'post', label: string) => {
    const counted = countedIn(inputs, name);
    return (
      <fieldset className="grid gap-3">
        <legend className="sr-only">{label}</legend>
        <Box
          name={`${name}OptimizationCvr`}
          label={`${label} CVR (%)`}
          step={0.01}
          max={100}
          hint={
            counted === null ? undefined : `Visitors and conversions work out to ${rateWords(counted.rate)}`
          }
          {...{ inputs, problems, change }}
        />
        <div className="grid grid-cols-2 gap-3">
          <Box name={`${name}Visitors`} label="Visitors, if known" {...{ inputs, problems, change }} />
          <Box name={`${name}Conversions`} label="Conversions, if known" {...{ inputs, problems, change }} />
        </div>
      </fieldset>
    );
  };
  const lift = liveLift(inputs);
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {period('pre', 'Pre-optimization')}
      <Switch
        label="This page is optimized"
        checked={inputs.isOptimized}
        onChange={(isOptimized) => change((current) => ({ ...current, isOptimized }))}
      />
      {inputs.isOptimized && period('post', 'Post-optimization')}
      <div aria-live="polite">{lift !== null && <LiftView lift={lift} />}</div>
      {problems.form !== undefined && (
        <p role="alert" className="text-danger text-sm">
          {problems.form}
        </p>
      )}
      <SubmitButton isPending={isPending} className="justify-self-start">
        {isPending ? 'Updating...' : 'Save'}
      </SubmitButton>
    </form>
  );
}

function problemOf(error: unknown): string {
  if (error instanceof ApiError) return error.body?.message ?? `HTTP error! status: ${statusOf(error)}`;
  return error instanceof TypeError ? sentenceFor(error) : 'Failed to update CVR data';
}

interface BoxProps {
  name: Exclude<keyof CvrInputs, 'isOptimized'>;
  label: string;
  step?: number;
  max?: number;
  hint?: string | undefined;
  inputs: CvrInputs;
  problems: CvrProblems;
  change: (update: (current: CvrInputs) => CvrInputs) => void;
}

function Box({ name, label, step = 1, max, hint, inputs, problems, change }: BoxProps) {
  return (
    <Field label={label} error={problems[name]} hint={problems[name] === undefined ? hint : undefined}>
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode={step === 1 ? 'numeric' : 'decimal'}
          min={0}
          max={max}
          step={step}
          value={inputs[name]}
          className="tabular"
          onChange={({ target }) => change((current) => withTyped(current, name, target.value))}
        />
      )}
    </Field>
  );
}
