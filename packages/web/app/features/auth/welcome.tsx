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
  /** The screen on which the account was created; people who have left it since aren't moved. */
  from: string;
  isDue: boolean;
}

/** Google's marker is set before it is known whether an account will be created. */
function isNew(user: User): boolean {
  return Date.now() - Date.parse(user.createdAt) < NEW_MS;
}

/**
 * What comes after sign-up: the email offer, and where to go once it has been answered. While an analysis runs, or the
 * screen shows its report or why it failed, the offer waits.
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

  // Back from Google, or the sign-up page was left too soon, or the message is gone.
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
