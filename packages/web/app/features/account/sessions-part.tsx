import type { AccountSession } from '@liftmark/contract/account';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { rememberAccount } from '../../client/account-hint.ts';
import { sentenceFor } from '../../client/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Part } from '../../ui/margin-part.tsx';
import { momentWords } from '../../ui/moment.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import { endSession, endSessions, sessionsQuery } from './account-calls.ts';
import { PartProblem } from './part-problem.tsx';

function sayFailure(error: unknown): void {
  toast({ title: 'Sign-Out Failed', description: sentenceFor(error), look: 'destructive' });
}

export function SessionsPart() {
  const queryClient = useQueryClient();
  const { data: sessions, error, refetch } = useQuery(sessionsQuery);
  const endOthers = useMutation({
    mutationFn: () => endSessions(true),
    onSuccess: () => {
      toast({ title: 'Other Devices Signed Out', description: 'Only this device is signed in now.' });
      return queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
    onError: sayFailure,
  });
  const endAll = useMutation({
    mutationFn: () => endSessions(false),
    onSuccess: () => {
      rememberAccount(null);
      window.location.assign('/');
    },
    onError: sayFailure,
  });
  const isEnding = endOthers.isPending || endAll.isPending;

  return (
    <Part
      id="sessions"
      title="Sessions"
      lead="Where you’re signed in. Sign out any device you don’t recognize."
    >
      {sessions ? (
        <>
          <ul className="border-line border-b">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            {sessions.length > 1 && (
              <Button disabled={isEnding} onClick={() => endOthers.mutate()}>
                Sign out other devices
              </Button>
            )}
            <Button look="quiet" disabled={isEnding} onClick={() => endAll.mutate()}>
              Sign out everywhere
            </Button>
          </div>
        </>
      ) : error ? (
        <PartProblem error={error} onRetry={refetch} />
      ) : (
        <Skeleton className="h-16 w-full" />
      )}
    </Part>
  );
}

function SessionRow({ session }: { session: AccountSession }) {
  const queryClient = useQueryClient();
  const end = useMutation({
    mutationFn: () => endSession(session.id),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
    onError: sayFailure,
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-t py-3">
      <div className="min-w-0">
        <p className="text-ink text-ui">
          {session.device}
          {session.isCurrent && <span className="note"> This device</span>}
        </p>
        <p className="note">
          {session.ipAddress !== null && `${session.ipAddress}, `}
          last seen <time dateTime={session.lastSeenAt}>{momentWords(session.lastSeenAt)}</time>, signed in{' '}
          <time dateTime={session.createdAt}>{momentWords(session.createdAt)}</time>
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          disabled={end.isPending}
          aria-label={`Sign out ${session.device}`}
          onClick={() => end.mutate()}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
