import type { User } from '@liftmark/contract/auth';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useIsBeingRead } from '../../client/read-first.ts';
import { useUser } from '../../client/user-query.ts';
import { markOptIn, onOptIn, takeOptInMarker } from './opt-in-event.ts';
import { OptInModal } from './opt-in-modal.tsx';

const LEAD_ON_MS = 3_000;
const NEW_MS = 60 * 60 * 1000;

interface WayOn {
  to: string;
  /** Where the person was when the account was made; whoever has gone elsewhere since is left there. */
  from: string;
  isDue: boolean;
}

/** Google's marker is set before it is known whether an account will be made. */
function isNew(user: User): boolean {
  return Date.now() - Date.parse(user.createdAt) < NEW_MS;
}

/**
 * What comes after sign-up: the offer of mails, and the way on once that has been answered. Why an analysis failed is
 * read first: as long as it stands there, the offer waits.
 */
export function Welcome() {
  const user = useUser();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const mustWait = useIsBeingRead();
  const [isOffered, setIsOffered] = useState(false);
  const [way, setWay] = useState<WayOn | null>(null);

  const offer = useEffectEvent(() => {
    if (!user || mustWait) return;
    const provider = takeOptInMarker();
    if (provider !== null && !user.emailOptIn && isNew(user)) setIsOffered(true);
  });

  // Back from Google, a sign-up whose page was left too soon, or what was to be read is gone.
  const isSignedIn = user !== null && user !== undefined;
  useEffect(() => {
    if (isSignedIn && !mustWait) offer();
  }, [isSignedIn, mustWait]);

  const begin = useEffectEvent((leadsTo: string | null) => {
    offer();
    if (leadsTo !== null) setWay({ to: leadsTo, from: pathname, isDue: false });
  });
  useEffect(
    () =>
      onOptIn(({ provider, leadsTo }) => {
        markOptIn(provider);
        begin(leadsTo);
      }),
    [],
  );

  useEffect(() => {
    if (way === null || way.isDue) return;
    const timer = setTimeout(() => setWay({ ...way, isDue: true }), LEAD_ON_MS);
    return () => clearTimeout(timer);
  }, [way]);

  useEffect(() => {
    if (!way?.isDue || isOffered) return;
    setWay(null);
    if (pathname === way.from && pathname !== way.to) navigate(way.to);
  }, [way, isOffered, pathname, navigate]);

  const isOpen = isOffered && !mustWait;
  return isOpen && user ? <OptInModal user={user} onClose={() => setIsOffered(false)} /> : null;
}
