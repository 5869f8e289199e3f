import { emailOptInSchema } from '@liftmark/contract/account';
import type { User } from '@liftmark/contract/auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceFor } from '../../client/api-error.ts';
import { call } from '../../client/call.ts';
import { preferencesQuery } from '../../client/email-preferences.ts';
import { userQuery } from '../../client/user-query.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.tsx';

/** Offers emails to people who have just signed up without asking for them. */
export function OptInModal({ user, onClose }: { user: User; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [isTicked, setIsTicked] = useState(false);
  const choice = useMutation({
    mutationFn: (emailOptIn: boolean) =>
      call('/api/auth/email-preferences', emailOptInSchema, { method: 'POST', body: { emailOptIn } }),
    onSuccess: ({ emailOptIn }) => {
      queryClient.setQueryData(userQuery.queryKey, (current) => current && { ...current, emailOptIn });
      // The account may be shown beneath.
      void queryClient.invalidateQueries(preferencesQuery);
      toast(
        emailOptIn
          ? {
              title: 'Subscribed!',
              description: "You'll receive updates about new features and optimization tips.",
            }
          : {
              title: 'Preferences Updated',
              description: 'You can change this anytime in your account settings.',
            },
      );
      onClose();
    },
    onError: (error) =>
      toast({ title: 'Update Failed', description: sentenceFor(error), look: 'destructive' }),
  });

  const dismiss = (): void => {
    if (!choice.isPending) choice.mutate(false);
  };
  return (
    <Dialog
      open
      onOpenChange={dismiss}
      title={`Welcome, ${user.firstName || 'there'}`}
      description="The free CRO checklist walks you through 50 points, sorted by payoff. You’ll also get one tip a week, and every email has an unsubscribe link."
    >
      <p className="note">
        We’ll send it to <b className="text-ink [overflow-wrap:anywhere]">{user.email}</b>
      </p>
      <Checkbox checked={isTicked} onChange={setIsTicked}>
        Yes, send me the free CRO checklist + weekly conversion tips
      </Checkbox>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" disabled={choice.isPending} onClick={() => choice.mutate(isTicked)}>
          {isTicked ? 'Subscribe & Continue' : 'Continue'}
        </Button>
        <Button look="quiet" disabled={choice.isPending} onClick={dismiss}>
          No thanks
        </Button>
      </div>
    </Dialog>
  );
}
