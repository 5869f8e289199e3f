import type { User } from '@liftmark/contract/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { configQuery } from '../../client/config-query.ts';
import { closeSignIn, type SignInRequest } from '../../client/sign-in.ts';
import { userQuery } from '../../client/user-query.ts';
import { toast } from '../../ui/toast.tsx';
import { announceOptIn } from './opt-in-event.ts';

const OPT_IN_DELAY_MS = 500;

/** What happens after a successful sign-up or sign-in. */
export function useEnter(): (user: User, request: SignInRequest, isNew: boolean) => void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  return (user, { returnTo }, isNew) => {
    // Data that was loaded for the visitor may be different for the user.
    const kept = [userQuery.queryKey[0], configQuery.queryKey[0]];
    queryClient.invalidateQueries({ predicate: ({ queryKey }) => !kept.some((key) => key === queryKey[0]) });
    // From here on the screen has the user, and the pending action starts by itself.
    queryClient.setQueryData(userQuery.queryKey, user);
    closeSignIn();
    if (isNew) {
      toast({
        title: `Welcome to Liftmark, ${user.firstName || 'there'}`,
        description: `Your account is ready. We sent a link to ${user.email}. Open it to confirm your address.`,
      });
      setTimeout(() => announceOptIn({ provider: 'email', leadsTo: returnTo }), OPT_IN_DELAY_MS);
      return;
    }
    toast({ title: 'Welcome back', description: `You’re signed in as ${user.email}.` });
    if (returnTo !== null && returnTo !== pathname) navigate(returnTo);
  };
}
