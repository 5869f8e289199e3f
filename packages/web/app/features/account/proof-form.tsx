import { zodResolver } from '@hookform/resolvers/zod';
import { passwordSchema, type User } from '@liftmark/contract/auth';
import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { showRefusal } from '../../client/form-errors.ts';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { ProofField } from '../../ui/proof-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import type { Proof } from './account-calls.ts';

const WITH_PASSWORD = z.object({ password: passwordSchema });
const WITHOUT_PASSWORD = z.object({ password: z.string().transform(() => undefined) });

interface ProofFormProps {
  user: User;
  /** The button's label. */
  action: string;
  /** Receives the proof; its errors are shown. */
  onProof: (proof: Proof) => Promise<void>;
  onCancel: () => void;
  children: ReactNode;
}

/** A change to how someone signs in, which asks for the password first. */
export function ProofForm({ user, action, onProof, onCancel, children }: ProofFormProps) {
  const form = useForm({
    resolver: zodResolver(user.hasPassword ? WITH_PASSWORD : WITHOUT_PASSWORD),
    defaultValues: { password: '' },
  });
  const { setFocus, formState } = form;
  const { errors, isSubmitting } = formState;

  useEffect(() => {
    if (user.hasPassword) setFocus('password');
  }, [user.hasPassword, setFocus]);

  const submit = async ({ password }: { password?: string | undefined }): Promise<void> => {
    try {
      await onProof(password === undefined ? {} : { password });
    } catch (error) {
      showRefusal(form, error);
    }
  };

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid max-w-112 gap-4">
      <p className="text-ui">{children}</p>
      <ProofField user={user} registration={form.register('password')} error={errors.password?.message} />
      <FormProblem>{errors.root?.message}</FormProblem>
      <div className="flex flex-wrap gap-3">
        <SubmitButton look="plain" isPending={isSubmitting}>
          {action}
        </SubmitButton>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
