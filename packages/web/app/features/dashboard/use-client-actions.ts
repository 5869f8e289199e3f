import type { DashboardPage } from '@liftmark/contract/dashboard-pages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sentenceFor } from '../../client/api-error.ts';
import { assignPage, clientsQuery } from '../../client/clients.ts';
import type { MenuAction } from '../../ui/action-menu.tsx';
import { toast } from '../../ui/toast.tsx';
import { refreshDashboard } from './dashboard-queries.ts';

/** Menu items that move a page to a client, or out of its own. */
export function useClientActions({ secureId, clientId }: DashboardPage): MenuAction[] {
  const queryClient = useQueryClient();
  const { data: clients = [] } = useQuery(clientsQuery);
  const { mutate, isPending } = useMutation({
    mutationFn: (client: string | null) => assignPage(secureId, client),
    onSuccess: async () => {
      toast({ title: 'Page moved' });
      await queryClient.invalidateQueries({ queryKey: clientsQuery.queryKey });
      await refreshDashboard(queryClient);
    },
    onError: (error) => toast({ title: 'Error', description: sentenceFor(error), look: 'destructive' }),
  });
  const others = clients.filter(({ id }) => id !== clientId);
  return [
    ...others.map(({ id, name }) => ({
      label: `Move to ${name}`,
      onSelect: () => mutate(id),
      disabled: isPending,
    })),
    ...(clientId === null
      ? []
      : [{ label: 'Take out of its client', onSelect: () => mutate(null), disabled: isPending }]),
  ];
}
