import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { useUser } from '../../client/user-query.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { FailureNote } from './failure-note.tsx';
import type { AnalysisFailure } from './use-analysis-run.tsx';

/** The props of every form on the analysis screen. */
export interface AnalysisFormProps<Input> {
  isPending: boolean;
  /** The last failure, if it happened in this form. */
  failure: AnalysisFailure | null;
  onAsk: (input: Input) => void;
}

interface FrameProps<Values extends FieldValues, Input> extends AnalysisFormProps<Input> {
  form: UseFormReturn<Values, unknown, Input>;
  submitLabel: string;
  note: string;
  fields: ReactNode;
  /** Shown below the button. */
  children?: ReactNode;
}

/**
 * The frame of a form. When signed out its button doesn't submit but opens the sign-up dialog; submitting with the
 * keyboard also says why.
 */
export function AnalysisForm<Values extends FieldValues, Input>({
  form,
  isPending,
  failure,
  onAsk,
  submitLabel,
  note,
  fields,
  children,
}: FrameProps<Values, Input>) {
  const isSignedOut = useUser() === null;
  const submit = form.handleSubmit((input) => {
    if (isSignedOut) {
      toast({
        title: 'Authentication Required',
        description: 'Please sign in to analyze your website.',
        look: 'destructive',
      });
    }
    onAsk(input);
  });
  const button = isSignedOut
    ? { type: 'button' as const, onClick: form.handleSubmit((input) => onAsk(input)) }
    : { type: 'submit' as const };
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="grid max-w-184 content-start gap-5">
        {fields}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button {...button} look="primary" size="large">
            {isPending ? 'Analyzing...' : submitLabel}
          </Button>
          <p className="note">{note}</p>
        </div>
        {failure && <FailureNote failure={failure} />}
        {children}
      </form>
    </FormProvider>
  );
}
