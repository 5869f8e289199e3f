import { zodResolver } from '@hookform/resolvers/zod';
import { confirmTwoFactorRequestSchema, type EnrollTwoFactorResponse } from '@liftmark/contract/account';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { showRefusal } from '../../client/form-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { confirmTwoFactor } from './account-calls.ts';

interface TwoFactorSetupProps {
  enrollment: EnrollTwoFactorResponse;
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** Adds the secret to the app, and checks that it worked. */
export function TwoFactorSetup({ enrollment, onDone, onCancel }: TwoFactorSetupProps) {
  const form = useForm<{ code: string }>({
    resolver: zodResolver(confirmTwoFactorRequestSchema),
    defaultValues: { code: '' },
  });
  const { register, setFocus, formState } = form;
  const { errors, isSubmitting } = formState;

  useEffect(() => setFocus('code'), [setFocus]);

  const submit = async ({ code }: { code: string }): Promise<void> => {
    try {
      onDone((await confirmTwoFactor(code)).recoveryCodes);
    } catch (error) {
      showRefusal(form, error);
    }
  };

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(submit)}
      className="grid gap-x-8 gap-y-5 sm:grid-cols-[auto_minmax(0,1fr)]"
    >
      <img
        src={enrollment.qrCode}
        alt="QR code for the authenticator app"
        width="176"
        height="176"
        className="size-44 rounded-2 border border-line bg-[white]"
      />
      <div className="grid content-start gap-4">
        <ol className="grid list-decimal gap-2 ps-5 text-ui">
          <li>Scan the code with the app. If the app is on this device, enter the key instead.</li>
          <li>Enter the six digits from the app.</li>
        </ol>
        <p className="grid gap-1 text-sm">
          <span className="text-ink-3">Key</span>
          <code className="select-all font-mono text-ink tracking-wide [overflow-wrap:anywhere]">
            {inFours(enrollment.secret)}
          </code>
        </p>
        <Field label="Code" error={errors.code?.message}>
          {(field) => (
            <Input
              {...field}
              {...register('code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              className="tabular max-w-44 tracking-[0.2em]"
            />
          )}
        </Field>
        <FormProblem>{errors.root?.message}</FormProblem>
        <div className="flex flex-wrap gap-3">
          <SubmitButton look="plain" isPending={isSubmitting}>
            Turn on
          </SubmitButton>
          <Button look="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </div>
    </form>
  );
}

/** A key in groups of four, which is easier to type. */
function inFours(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}
