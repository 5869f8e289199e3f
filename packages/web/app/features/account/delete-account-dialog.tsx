import { zodResolver } from '@hookform/resolvers/zod';
import {
  DELETE_CONFIRMATION,
  type DeleteAccountRequest,
  deleteAccountRequestSchema,
} from '@liftmark/contract/account';
import { passwordSchema, type User } from '@liftmark/contract/auth';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { rememberAccount } from '../../client/account-hint.ts';
import { showRefusal } from '../../client/form-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { ProofField } from '../../ui/proof-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { deleteAccount } from './account-calls.ts';

const WITH_PASSWORD = deleteAccountRequestSchema.extend({ password: passwordSchema });

function leave(): void {
  window.location.assign('/');
}

/** The final confirmation, and the notice that the account is deleted. */
export function DeleteAccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [isDone, setIsDone] = useState(false);
  if (isDone) {
    return (
      <Dialog
        open
        onOpenChange={leave}
        title="Account deleted"
        description="Your data is gone, and your reports can’t be opened anymore."
      >
        <Button look="primary" className="justify-self-start" onClick={leave}>
          Back to Home
        </Button>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Delete my account"
      description="This deletes your account and all its reports immediately. It can’t be undone. Download your data first if you might need it."
    >
      <DeletionFields
        user={user}
        onDone={() => {
          rememberAccount(null);
          setIsDone(true);
        }}
      />
    </Dialog>
  );
}

function DeletionFields({ user, onDone }: { user: User; onDone: () => void }) {
  const form = useForm<DeleteAccountRequest>({
    resolver: zodResolver(user.hasPassword ? WITH_PASSWORD : deleteAccountRequestSchema),
  });
  const { errors, isSubmitting } = form.formState;

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(async (values) => {
        try {
          await deleteAccount(values);
          onDone();
        } catch (error) {
          showRefusal(form, error);
        }
      })}
      className="grid gap-4"
    >
      <Field label={`Type ${DELETE_CONFIRMATION} to confirm`} error={errors.confirmation?.message}>
        {(field) => (
          <Input
            {...field}
            {...form.register('confirmation')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </Field>
      <ProofField user={user} registration={form.register('password')} error={errors.password?.message} />
      <FormProblem>{errors.root?.message}</FormProblem>
      <SubmitButton look="danger" className="justify-self-start" isPending={isSubmitting}>
        Delete my account
      </SubmitButton>
    </form>
  );
}
