import type { User } from '@liftmark/contract/auth';
import { useEffect } from 'react';
import { openSignIn } from './sign-in.ts';
import { useUser } from './user-query.ts';

/**
 * For screens that need an account: opens the auth dialog over what the screen shows to visitors, and stays on the
 * screen afterwards. The same answers as `useUser`.
 */
export function useRequiredUser(): User | null | undefined {
  const user = useUser();
  const isMissing = user === null;
  useEffect(() => {
    if (isMissing) openSignIn({ mode: 'signin', returnTo: null });
  }, [isMissing]);
  return user;
}
