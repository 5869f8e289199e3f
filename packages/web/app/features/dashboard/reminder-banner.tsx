import type { CvrReminders } from '@liftmark/contract/dashboard-pages';
import { reminderAge } from '@liftmark/contract/reminder-age';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { sentenceFor } from '../../client/api-error.ts';
import { call } from '../../client/call.ts';
import type { Scope } from '../../client/scope.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { CvrDialog } from './cvr-dialog.tsx';
import type { TrackedPage } from './cvr-form.ts';
import { remindersQuery } from './dashboard-queries.ts';

type CvrReminder = CvrReminders[number];

const dismissedSchema = z.object({ success: z.literal(true) });

/** Asks for the conversion rate of the first page that is due. */
export function ReminderBanner({ scope }: { scope: Scope }) {
  const queryClient = useQueryClient();
  const { data: reminders } = useQuery(remindersQuery(scope));
  const { mutate: dismiss, isPending } = useMutation({
    mutationFn: (secureId: string) =>
      call(`/api/reminders/cvr/${secureId}/dismiss`, dismissedSchema, { method: 'POST' }),
    onSuccess: () => {
      toast({
        title: 'Reminder dismissed',
        description: "You won't see this reminder again for this page.",
      });
      return queryClient.invalidateQueries({ queryKey: remindersQuery(scope).queryKey });
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: `Failed to dismiss reminder: ${sentenceFor(error)}`,
        look: 'destructive',
      }),
  });
  const [tracked, setTracked] = useState<TrackedPage>();
  const [isTracking, setTracking] = useState(false);
  const [due] = reminders ?? [];
  const track = (page: CvrReminder): void => {
    setTracked({
      ...page,
      status: 'optimized',
      postOptimizationCvr: null,
      postVisitors: null,
      postConversions: null,
    });
    setTracking(true);
  };
  return (
    <>
      {due && (
        <div
          role="status"
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-2 bg-accent-wash px-4 py-2 text-ink text-ui"
        >
          <p>
            You marked <b className="font-semibold">{due.title}</b> as optimized{' '}
            {reminderAge(new Date(due.optimizedAt), new Date())}. Enter its conversion rate since then to see
            the lift.
          </p>
          <div className="flex gap-2">
            <Button onClick={() => track(due)}>Track CVR</Button>
            <Button look="quiet" disabled={isPending} onClick={() => dismiss(due.secureId)}>
              Dismiss
            </Button>
          </div>
        </div>
      )}
      {tracked && <CvrDialog page={tracked} open={isTracking} onOpenChange={setTracking} />}
    </>
  );
}
