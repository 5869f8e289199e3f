import type { User } from '@liftmark/contract/auth';
import type { Workspace } from '@liftmark/contract/workspaces';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { openSignIn } from '../../client/sign-in.ts';
import { useRequiredUser } from '../../client/use-required-user.ts';
import { hasRole, useTeam, useWorkspaces } from '../../client/workspaces.ts';
import { Button } from '../../ui/button.tsx';
import { Wrap } from '../../ui/section.tsx';
import { SignedOutPreview } from '../../ui/signed-out-preview.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AuditPart } from './audit-part.tsx';
import { CreateTeam } from './create-team.tsx';
import { EndPart } from './end-part.tsx';
import { InvitationsPart } from './invitations-part.tsx';
import { MembersPart } from './members-part.tsx';
import { NamePart } from './name-part.tsx';
import { type Checkout, SeatsPart } from './seats-part.tsx';
import { text } from './text.ts';
import { membersQuery, teamQuery } from './workspace-calls.ts';

const PARTS = [
  { title: 'Members', text: 'Who works with you, and what each of them may do.' },
  { title: 'Seats and plan', text: 'One plan for everyone. Viewers are free.' },
  { title: 'Activity', text: 'A log of what members changed.' },
];

/** The team that this tab works in, or a new one. */
export function TeamScreen({ checkout }: { checkout: Checkout }) {
  const user = useRequiredUser();
  const { active } = useWorkspaces();
  const [search] = useSearchParams();
  const team = useTeam();
  const isNew = search.has('new') || team === null;
  const isKnown = user !== undefined && (user === null || active !== null);
  const lead =
    user === null || isNew
      ? 'A workspace that you share: its pages, reports and plan belong to everyone in it.'
      : team && `You’re ${text.roles[team.role].an}.`;
  return (
    <>
      <Wrap className="grid gap-3 pt-10 pb-8">
        <Link to="/account" className="justify-self-start text-sm">
          Your account
        </Link>
        <h1 className="title-1 [overflow-wrap:anywhere]">
          {!isKnown ? 'Team' : isNew || user === null ? 'Create a team' : team.name}
        </h1>
        <p className="min-h-7 max-w-160">{isKnown && lead}</p>
      </Wrap>
      {!isKnown ? (
        <TeamSkeleton />
      ) : user === null ? (
        <SignedOutPreview parts={PARTS} onSignIn={() => openSignIn({ mode: 'signin', returnTo: null })}>
          Sign in to create a team
        </SignedOutPreview>
      ) : isNew ? (
        <CreateTeam />
      ) : (
        <TeamParts key={team.id} team={team} user={user} checkout={checkout} />
      )}
    </>
  );
}

interface TeamPartsProps {
  team: Workspace;
  user: User;
  checkout: Checkout;
}

function TeamParts({ team, user, checkout }: TeamPartsProps) {
  const { hash } = useLocation();
  const { data: members } = useQuery(membersQuery(team.id));
  const isLoaded = members !== undefined;
  // The parts weren't there yet when the browser looked for the anchor in the address.
  useEffect(() => {
    if (isLoaded && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isLoaded, hash]);
  const isAdmin = hasRole(team.role, 'admin');
  return (
    <>
      {isAdmin && <MissingSeats team={team} />}
      <MembersPart team={team} />
      {isAdmin && <InvitationsPart team={team} />}
      <SeatsPart team={team} checkout={checkout} />
      {isAdmin && <NamePart team={team} />}
      {isAdmin && <AuditPart team={team} />}
      <EndPart team={team} user={user} />
      <Wrap>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t py-6">
          <p className="text-ui">You can be in several teams.</p>
          <Button look="quiet" asChild>
            <Link to="/account/team?new">Create another team</Link>
          </Button>
        </div>
      </Wrap>
    </>
  );
}

/** Shown until there are as many seats as people need. Nobody is removed. */
function MissingSeats({ team }: { team: Workspace }) {
  const { data } = useQuery(teamQuery(team.id));
  if (data === undefined || data.seatsUsed <= data.seats) return null;
  const { seatsUsed: used, seats, isPro, role } = data;
  const missing = { missing: used - seats, isPro };
  return (
    <Wrap className="pb-8">
      <div
        role="status"
        className="grid max-w-160 gap-1 border-danger border-s-[3px] bg-danger-wash px-4 py-3"
      >
        <p className="font-medium text-ink">{text.missing.title({ used, seats, isPro })}</p>
        <p className="text-ink text-ui">
          {text.missing.stay} {role === 'owner' ? text.missing.owner(missing) : text.missing.admin(missing)}
        </p>
        <a href="#seats" className="justify-self-start text-ui">
          {text.missing.toSeats}
        </a>
      </div>
    </Wrap>
  );
}

function TeamSkeleton() {
  return (
    <Wrap aria-busy="true" className="pb-(--section)">
      <span className="sr-only">Loading</span>
      {PARTS.map(({ title }) => (
        <div
          key={title}
          className="grid gap-x-16 gap-y-5 border-line border-t py-8 lg:grid-cols-[19rem_minmax(0,1fr)]"
        >
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-16 w-full max-w-160" />
        </div>
      ))}
    </Wrap>
  );
}
