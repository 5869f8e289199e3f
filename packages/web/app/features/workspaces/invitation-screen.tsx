import type { User } from '@liftmark/contract/auth';
import type { InvitationView } from '@liftmark/contract/workspaces';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { sentenceFor, statusOf } from '../../client/api-error.ts';
import { tabStore } from '../../client/browser-store.ts';
import { useLinkToken } from '../../client/link-token.ts';
import { request } from '../../client/request.ts';
import { sendVerification } from '../../client/send-verification.ts';
import { openSignIn } from '../../client/sign-in.ts';
import { userQuery, useUser } from '../../client/user-query.ts';
import { enterWorkspace, switchWorkspace, useWorkspaces } from '../../client/workspaces.ts';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { dateWords } from '../../ui/moment.ts';
import { Notice } from '../../ui/notice.tsx';
import { Wrap } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import { text } from './text.ts';
import { acceptInvitation, declineInvitation, lookAtInvitation } from './workspace-calls.ts';

const KEPT = 'invitation';

/** The token of the link. The tab stores it, because signing in with Google leaves the page and drops the address. */
function useInvitationToken(): string | null {
  const inAddress = useLinkToken();
  useEffect(() => {
    if (inAddress !== null) tabStore.write(KEPT, inAddress);
  }, [inAddress]);
  return inAddress ?? tabStore.read(KEPT);
}

/** The screen of an invitation's link, for whoever opens it. */
export function InvitationScreen() {
  const token = useInvitationToken();
  const user = useUser();
  const reader = user === undefined ? undefined : (user?.id ?? null);
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', token, reader, user?.emailVerified],
    queryFn: () => lookAtInvitation(token ?? ''),
    enabled: token !== null && reader !== undefined,
    // The address may be confirmed in another tab.
    refetchOnWindowFocus: ({ state }) => (state.data?.canAccept === false ? 'always' : false),
  });
  const [isDeclined, setDeclined] = useState(false);
  if (token === null) {
    return (
      <Notice
        title="This link is incomplete"
        text="Copy the whole address from the email into the address bar."
      >
        {null}
      </Notice>
    );
  }
  if (isDeclined) {
    return (
      <Notice title="Invitation declined" text="The link no longer works. You can close this page.">
        {user ? <ToDashboard /> : null}
      </Notice>
    );
  }
  if (data !== undefined && user !== undefined)
    return <Answer token={token} invitation={data} user={user} onDeclined={() => setDeclined(true)} />;
  if (error === null) return <InvitationSkeleton />;
  if (statusOf(error) === 404) return <Gone />;
  return (
    <Notice title="We couldn’t open the invitation" text={sentenceFor(error)}>
      <Button look="primary" onClick={() => void refetch()}>
        Try Again
      </Button>
    </Notice>
  );
}

interface AnswerProps {
  token: string;
  invitation: InvitationView;
  user: User | null;
  onDeclined: () => void;
}

function Answer({ token, invitation, user, onDeclined }: AnswerProps) {
  const { workspaceName, invitedBy, email, role, expiresAt, isMember, canAccept } = invitation;
  const by = invitedBy === '' ? 'You’re invited' : `${invitedBy} invites you`;
  if (isMember) return <AlreadyIn name={workspaceName} />;
  return (
    <Notice
      title={`Join “${workspaceName}”`}
      text={`${by} to work together on Liftmark, as ${text.roles[role].an}. ${text.youWill[role]}`}
    >
      <div className="grid basis-full gap-4">
        {canAccept ? (
          <Accept token={token} name={workspaceName} onDeclined={onDeclined} />
        ) : user === null ? (
          <SignInFirst email={email} />
        ) : user.email === email ? (
          <ConfirmFirst email={email} />
        ) : (
          <OtherAccount email={email} user={user} />
        )}
        <p className="note [overflow-wrap:anywhere]">
          Sent to {email}. The link works until <time dateTime={expiresAt}>{dateWords(expiresAt)}</time>.
        </p>
      </div>
    </Notice>
  );
}

function Accept({ token, name, onDeclined }: { token: string; name: string; onDeclined: () => void }) {
  const navigate = useNavigate();
  const accept = useMutation({
    mutationFn: () => acceptInvitation(token),
    onSuccess: async (workspace) => {
      tabStore.remove(KEPT);
      await navigate('/dashboard');
      enterWorkspace(workspace);
      toast({ title: 'Welcome', description: `You’re in “${name}” now. Switch workspaces at the top.` });
    },
  });
  const decline = useMutation({
    mutationFn: () => declineInvitation(token),
    onSuccess: () => {
      tabStore.remove(KEPT);
      onDeclined();
    },
  });
  const isBusy = accept.isPending || decline.isPending;
  const problem = accept.error ?? decline.error;
  return (
    <>
      <FormProblem>{problem && sentenceFor(problem)}</FormProblem>
      <Buttons>
        <Button look="primary" disabled={isBusy} aria-busy={accept.isPending} onClick={() => accept.mutate()}>
          Join the team
        </Button>
        <Button disabled={isBusy} onClick={() => decline.mutate()}>
          Decline
        </Button>
      </Buttons>
    </>
  );
}

function SignInFirst({ email }: { email: string }) {
  return (
    <Buttons>
      <Button look="primary" onClick={() => openSignIn({ mode: 'signin', returnTo: null, email })}>
        Sign in to join
      </Button>
      <Button onClick={() => openSignIn({ mode: 'signup', returnTo: null, email })}>Create an account</Button>
    </Buttons>
  );
}

function ConfirmFirst({ email }: { email: string }) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: sendVerification,
    onSuccess: () => toast({ title: 'Link sent', description: `Open it in your inbox: ${email}.` }),
    onError: (error) =>
      toast({ title: 'No Link Sent', description: sentenceFor(error), look: 'destructive' }),
  });
  return (
    <>
      <p>Confirm your address first: open the link that we sent to {email}, then come back here.</p>
      <Buttons>
        <Button
          look="primary"
          onClick={() => void queryClient.invalidateQueries({ queryKey: userQuery.queryKey })}
        >
          I’ve confirmed it
        </Button>
        <Button disabled={isPending} onClick={() => mutate()}>
          Send a new link
        </Button>
      </Buttons>
    </>
  );
}

function OtherAccount({ email, user }: { email: string; user: User }) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => request('/auth/logout', { method: 'POST' }),
    onSuccess: () => {
      queryClient.setQueryData(userQuery.queryKey, null);
      openSignIn({ mode: 'signin', returnTo: null, email });
    },
  });
  return (
    <>
      <p className="[overflow-wrap:anywhere]">
        You’re signed in as {user.email}, but the invitation is for {email}.
      </p>
      <FormProblem>{error && sentenceFor(error)}</FormProblem>
      <Buttons>
        <Button look="primary" disabled={isPending} onClick={() => mutate()}>
          Use another account
        </Button>
      </Buttons>
    </>
  );
}

function AlreadyIn({ name }: { name: string }) {
  const { list } = useWorkspaces();
  const navigate = useNavigate();
  const team = list.find((each) => each.kind === 'team' && each.name === name);
  return (
    <Notice title={`You’re already in “${name}”`} text="There’s nothing left to do here.">
      {team ? (
        <Button
          look="primary"
          onClick={() => {
            void navigate('/dashboard');
            switchWorkspace(team.id);
          }}
        >
          Open the team
        </Button>
      ) : (
        <ToDashboard />
      )}
    </Notice>
  );
}

function Gone() {
  const { list } = useWorkspaces();
  const user = useUser();
  const teams = list.filter(({ kind }) => kind === 'team');
  return (
    <Notice
      title="This invitation no longer works"
      text={
        teams.length > 0
          ? 'It was answered or withdrawn, or has expired. If you accepted it, you’ll find the team among your workspaces.'
          : 'It was answered or withdrawn, or has expired. Ask the person who invited you for a new one.'
      }
    >
      {user ? <ToDashboard /> : null}
    </Notice>
  );
}

function ToDashboard() {
  return (
    <Button look="primary" asChild>
      <Link to="/dashboard">Go to your dashboard</Link>
    </Button>
  );
}

function Buttons({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-3">{children}</div>;
}

function InvitationSkeleton() {
  return (
    <Wrap aria-busy="true" className="grid gap-4 py-(--section)">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-10 w-96 max-w-full" />
      <Skeleton className="h-7 w-120 max-w-full" />
      <Skeleton className="mt-4 h-11 w-40" />
    </Wrap>
  );
}
