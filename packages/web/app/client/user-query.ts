import { type User, userSchema } from '@liftmark/contract/auth';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { statusOf } from './api-error.ts';
import { call } from './call.ts';

/** The signed-in user, or null. Not retried: any failure means signed out. */
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

/** The signed-in user; null if signed out, undefined while unknown. */
export function useUser(): User | null | undefined {
  const { data, isError } = useQuery(userQuery);
  return data === undefined && isError ? null : data;
}
