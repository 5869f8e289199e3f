import { type User, userSchema } from '@liftmark/contract/auth';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { statusOf } from './api-error.ts';
import { call } from './call.ts';

/** Who is signed in, null for nobody. Not repeated: whatever fails means signed out. */
export const userQuery = queryOptions({
  queryKey: ['/api/auth/user'],
  queryFn: async ({ signal }): Promise<User | null> => {
    try {
      return await call('/api/auth/user', userSchema, { signal, isRepeated: false });
    } catch (error) {
      if (statusOf(error) === 401) return null;
      throw error;
    }
  },
});

/** The person who is signed in, null where nobody is, undefined while that is not known yet. */
export function useUser(): User | null | undefined {
  const { data, isError } = useQuery(userQuery);
  return data === undefined && isError ? null : data;
}
