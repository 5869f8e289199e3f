import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { z } from 'zod';
import { openSignIn } from './sign-in.ts';
import { userQuery, useUser } from './user-query.ts';
import { dropWish, keepWish, takeWish } from './wish.ts';

interface AskOptions {
  /** The server has just answered 401: whoever was signed in no longer is. */
  isSignedOut?: boolean;
}

/**
 * Something that needs an account. The function that it returns runs it at once for whoever is signed in; for
 * others it opens the auth dialog, and runs it by itself after sign-up or sign-in, with Google's full-page
 * way too. Closing the dialog drops it.
 *
 *     const analyze = useAfterSignIn('analyze-url', analyzeUrlRequestSchema, start);
 *     <UrlForm onSubmit={analyze} />
 *
 * @param name one name for each thing that can be asked for
 * @param schema of the input, which has to be JSON; checked when it is taken up again
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
    const input = takeWish(name, schema);
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
      keepWish(name, input);
      openSignIn({ mode: 'signup', returnTo: null, onDismiss: dropWish });
    };
    void ask();
  };
}
