import { zodResolver } from '@hookform/resolvers/zod';
import {
  type FounderUser,
  founderUserSchema,
  type GrantProRequest,
  grantProRequestSchema,
} from '@liftmark/contract/founders-lists';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { call } from '../../client/call.ts';
import { showRefusal } from '../../client/form-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Input, TextArea } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { toast } from '../../ui/toast.tsx';
import { refreshFounders } from './founders-queries.ts';

const USUAL_DAYS = 30;

/** A date some days from now, in UTC, as 2026-01-31. */
function dayIn(days: number): string {
  return new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10);
}

interface GrantDialogProps {
  user: FounderUser;
  onClose: () => void;
}

/** Gives an account Pro until a date, or revokes it. Both need a reason, for the audit log. */
export function GrantDialog({ user, onClose }: GrantDialogProps) {
  const queryClient = useQueryClient();
  const given = user.grantedProUntil?.slice(0, 10) ?? null;
  const form = useForm<GrantProRequest>({
    resolver: zodResolver(grantProRequestSchema),
    defaultValues: { until: given ?? dayIn(USUAL_DAYS), reason: '' },
  });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;

  const send = async (body: GrantProRequest): Promise<void> => {
    try {
      await call(`/api/founders/users/${user.id}/pro`, founderUserSchema, { method: 'PUT', body });
    } catch (error) {
      showRefusal(form, error);
      return;
    }
    toast({
      title: body.until === null ? 'Pro Revoked' : 'Pro Granted',
      description:
        body.until === null
          ? `${user.email} keeps what their subscription includes.`
          : `${user.email} has Pro.`,
    });
    await refreshFounders(queryClient);
    onClose();
  };
  const takeBack = form.handleSubmit(({ reason }) => send({ until: null, reason }));

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={given === null ? 'Grant Pro' : 'Change granted Pro'}
      description={`For ${user.email}. Their subscription doesn’t change.`}
    >
      <form noValidate onSubmit={form.handleSubmit(send)} className="grid gap-4">
        <Field label="Until the end of (UTC)" error={errors.until?.message}>
          {(control) => <Input {...control} {...register('until')} type="date" min={dayIn(0)} />}
        </Field>
        <Field
          label="Reason"
          error={errors.reason?.message}
          hint="Stored in the audit log. Don’t include anyone’s name."
        >
          {(control) => <TextArea {...control} {...register('reason')} rows={3} maxLength={500} />}
        </Field>
        <FormProblem>{errors.root?.message}</FormProblem>
        <div className="flex flex-wrap gap-3">
          <SubmitButton isPending={isSubmitting}>{given === null ? 'Grant Pro' : 'Save'}</SubmitButton>
          {given !== null && (
            <Button look="danger" disabled={isSubmitting} onClick={() => void takeBack()}>
              Revoke
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
