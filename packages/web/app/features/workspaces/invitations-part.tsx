import { zodResolver } from '@hookform/resolvers/zod';
import {
  INVITATION_DAYS,
  INVITED_ROLES,
  type Invitation,
  type InvitationRequest,
  invitationRequestSchema,
  type Workspace,
} from '@liftmark/contract/workspaces';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { sentenceFor } from '../../client/api-error.ts';
import { showRefusal } from '../../client/form-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Input, Select } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Part } from '../../ui/margin-part.tsx';
import { dateWords } from '../../ui/moment.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { toast } from '../../ui/toast.tsx';
import { text } from './text.ts';
import {
  invitationsQuery,
  invite,
  refreshTeam,
  resendInvitation,
  revokeInvitation,
} from './workspace-calls.ts';

/** Inviting people by mail, and the invitations that nobody has answered. */
export function InvitationsPart({ team }: { team: Workspace }) {
  const query = useQuery(invitationsQuery(team.id));
  return (
    <Part
      id="invitations"
      title="Invitations"
      lead={`We mail a link that works for ${INVITATION_DAYS} days, with or without an account.`}
    >
      <InviteForm team={team} />
      <Loaded query={query} skeleton={<Skeleton className="h-14 w-full" />}>
        {(invitations) =>
          invitations.length > 0 && (
            <ul aria-label="Open invitations" className="border-line border-b">
              {invitations.map((invitation) => (
                <InvitationRow key={invitation.id} team={team} invitation={invitation} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Part>
  );
}

function InviteForm({ team }: { team: Workspace }) {
  const queryClient = useQueryClient();
  const form = useForm<InvitationRequest>({
    resolver: zodResolver(invitationRequestSchema),
    defaultValues: { email: '', role: team.isPro ? 'editor' : 'viewer' },
  });
  const { errors, isSubmitting } = form.formState;
  const role = form.watch('role');
  const submit = async (values: InvitationRequest): Promise<void> => {
    try {
      const { email } = await invite(team.id, values);
      form.reset({ email: '', role: values.role });
      toast({ title: 'Invitation sent', description: `We sent a link to ${email}.` });
      await refreshTeam(queryClient, team.id);
    } catch (error) {
      showRefusal(form, error);
    }
  };
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_9rem]">
        <Field label="Email" error={errors.email?.message}>
          {(field) => (
            <Input
              {...field}
              {...form.register('email')}
              type="email"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
            />
          )}
        </Field>
        <Field label="Role" error={errors.role?.message}>
          {(field) => (
            <Select {...field} {...form.register('role')}>
              {INVITED_ROLES.map((each) => (
                <option key={each} value={each}>
                  {text.roles[each].name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <p className="note">{text.roles[role].may}</p>
      <FormProblem>{errors.root?.message}</FormProblem>
      <SubmitButton className="justify-self-start" isPending={isSubmitting}>
        Send invitation
      </SubmitButton>
    </form>
  );
}

function InvitationRow({ team, invitation }: { team: Workspace; invitation: Invitation }) {
  const { id, email, role, sentAt, expiresAt, isExpired } = invitation;
  const queryClient = useQueryClient();
  const failed = (error: unknown) =>
    toast({ title: 'It didn’t work', description: sentenceFor(error), look: 'destructive' });
  const resend = useMutation({
    mutationFn: () => resendInvitation(team.id, id),
    onSuccess: () => {
      toast({ title: 'Invitation sent again', description: `Only the new link to ${email} works now.` });
      return refreshTeam(queryClient, team.id);
    },
    onError: failed,
  });
  const revoke = useMutation({
    mutationFn: () => revokeInvitation(team.id, id),
    onSuccess: () => {
      toast({ title: 'Invitation withdrawn', description: `The link to ${email} no longer works.` });
      return refreshTeam(queryClient, team.id);
    },
    onError: failed,
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t py-3">
      <div className="min-w-0 grow basis-56">
        <p className="text-ink text-ui [overflow-wrap:anywhere]">{email}</p>
        <p className="note">
          {text.roles[role].name} · Sent <time dateTime={sentAt}>{dateWords(sentAt)}</time> ·{' '}
          <span className={isExpired ? 'text-danger' : undefined}>
            {isExpired ? 'Expired' : 'Expires'} <time dateTime={expiresAt}>{dateWords(expiresAt)}</time>
          </span>
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          look="quiet"
          aria-label={`Send again to ${email}`}
          disabled={resend.isPending}
          onClick={() => resend.mutate()}
        >
          Send again
        </Button>
        <Button
          look="quiet"
          aria-label={`Withdraw the invitation of ${email}`}
          disabled={revoke.isPending}
          onClick={() => revoke.mutate()}
        >
          Withdraw
        </Button>
      </div>
    </li>
  );
}
