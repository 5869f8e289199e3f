import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { z } from 'zod';
import { dropPendingAction, savePendingAction, takePendingAction } from './pending-action.ts';
import { openSignIn } from './sign-in.ts';
import { userQuery, useUser } from './user-query.ts';

interface AskOptions {
  /** The server has just answered 401: the user is no longer signed in. */
  isSignedOut?: boolean;
}

/**
 * An action that needs an account. The returned function runs it immediately for signed-in users. For others it
 * opens the auth dialog and runs the action after sign-up or sign-in, including Google's full-page navigation.
 * Closing the dialog drops it.
 *
 * const analyze = useAfterSignIn('analyze-url', analyzeUrlRequestSchema, start);
 * <UrlForm onSubmit={analyze} />
 *
 * @param name unique for each action
 * @param schema of the input, which has to be JSON; checked when the action continues
 */
export function useAfterSignIn<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  run: (input: z.output<Schema>) => void,
): (input: z.output<Schema>, options?: AskOptions) => void {
  const queryClient = useQueryClient();
  const user = useUser();
  const isSignedIn = user !== null && user !== undefined;

  const takeUp = useEffectEvent(() => {
    const input = takePendingAction(name, schema);
    if (input !== null) run(input);
  });
  useEffect(() => {
    if (isSignedIn) takeUp();
  }, [isSignedIn]);

  return (input, { isSignedOut = false } = {}) => {
    if (isSignedOut) queryClient.setQueryData(userQuery.queryKey, null);
    const ask = async (): Promise<void> => {
      const known = await queryClient.ensureQueryData(userQuery).catch(() => null);
      if (known !== null) return run(input);
      savePendingAction(name, input);
      openSignIn({ mode: 'signup', returnTo: null, onDismiss: dropPendingAction });
    };
    void ask();
  };
}
