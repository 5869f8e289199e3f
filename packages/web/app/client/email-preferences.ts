import { emailPreferencesSchema } from '@liftmark/contract/account';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '../ui/toast.tsx';
import { ApiError, sentenceFor } from './api-error.ts';
import { call } from './call.ts';
import { userQuery } from './user-query.ts';

const PATH = '/api/user/email-preferences';

export const preferencesQuery = queryOptions({
  queryKey: [PATH],
  queryFn: ({ signal }) => call(PATH, emailPreferencesSchema, { signal }),
});

/**
 * Whether the user wants emails with tips and news, and how to change it, with its messages. During a change the
 * new value is shown. For screens of signed-in users.
 */
export function useEmailPreferences() {
  const queryClient = useQueryClient();
  const query = useQuery(preferencesQuery);
  const change = useMutation({
    mutationFn: (wantsPromotionalEmails: boolean) =>
      call(PATH, emailPreferencesSchema, { method: 'PUT', body: { wantsPromotionalEmails } }),
    onSuccess: (preferences) => {
      queryClient.setQueryData(preferencesQuery.queryKey, preferences);
      queryClient.setQueryData(
        userQuery.queryKey,
        (user) => user && { ...user, emailOptIn: preferences.wantsPromotionalEmails },
      );
      toast({
        title: 'Email Preferences Updated',
        description: `Promotional emails ${preferences.wantsPromotionalEmails ? 'enabled' : 'disabled'}`,
      });
    },
    onError: (error) =>
      toast({
        title: 'Update Failed',
        description: error instanceof ApiError ? sentenceFor(error) : 'Failed to update email preferences',
        look: 'destructive',
      }),
  });
  return {
    ...query,
    wanted: change.isPending ? change.variables : (query.data?.wantsPromotionalEmails ?? false),
    change: change.mutate,
  };
}
