import { SIGN_IN_ERRORS } from '@liftmark/contract/auth';
import { lazy, Suspense, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { rememberAccount } from '../../client/account-hint.ts';
import { ownPath } from '../../client/own-path.ts';
import { dropPendingAction, hasPendingAction } from '../../client/pending-action.ts';
import { openSignIn, type SignInMode, useSignInRequest } from '../../client/sign-in.ts';
import { useUser } from '../../client/user-query.ts';

const AuthDialog = lazy(async () => ({ default: (await import('./auth-dialog.tsx')).AuthDialog }));

const AFTER_SIGN_IN = '/analyze';

/** Keeps the account in the navigation bar up to date, and opens the auth dialog for a click or the address. */
export function SignInDesk() {
  const user = useUser();
  const request = useSignInRequest();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();

  useEffect(() => {
    if (user !== undefined) rememberAccount(user);
  }, [user]);

  useEffect(() => {
    const mode = search.get('auth');
    if (user === undefined || !isSignInMode(mode)) return;
    const returnTo = ownPath(search.get('returnTo')) ?? AFTER_SIGN_IN;
    if (user !== null) {
      navigate(returnTo, { replace: true });
      return;
    }
    const problem = search.get('error') ?? '';
    // The action from before the Google sign-in is still waiting.
    openSignIn({
      mode,
      ...(hasPendingAction() ? { returnTo: null, onDismiss: dropPendingAction } : { returnTo }),
      ...(isSignInError(problem) && { problem: SIGN_IN_ERRORS[problem] }),
    });
    setSearch(withoutSignIn, { replace: true });
  }, [user, search, navigate, setSearch]);

  return <Suspense>{request && <AuthDialog request={request} />}</Suspense>;
}

function withoutSignIn(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  for (const name of ['auth', 'returnTo', 'error']) rest.delete(name);
  return rest;
}

function isSignInMode(mode: string | null): mode is SignInMode {
  return mode === 'signin' || mode === 'signup' || mode === 'forgotten';
}

function isSignInError(code: string): code is keyof typeof SIGN_IN_ERRORS {
  return Object.hasOwn(SIGN_IN_ERRORS, code);
}
