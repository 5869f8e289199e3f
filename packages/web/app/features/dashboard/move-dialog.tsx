import type { DashboardPage } from '@liftmark/contract/dashboard-pages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceFor } from '../../client/api-error.ts';
import { assignPage, clientsQuery, refreshClients } from '../../client/clients.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { toast } from '../../ui/toast.tsx';
import { refreshDashboard } from './dashboard-queries.ts';

interface MoveDialogProps {
  page: DashboardPage;
  onClose: () => void;
}

/** Moves a page to a client of its own, or back to that of its site. */
export function MoveDialog({ page, onClose }: MoveDialogProps) {
  const { secureId, title, clientId, siteClientId } = page;
  const queryClient = useQueryClient();
  const { data: clients = [] } = useQuery(clientsQuery);
  const [chosen, setChosen] = useState(clientId === siteClientId ? '' : (clientId ?? ''));
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => assignPage(secureId, chosen === '' ? null : chosen),
    onSuccess: async () => {
      toast({ title: 'Page moved' });
      onClose();
      await Promise.all([refreshClients(queryClient), refreshDashboard(queryClient)]);
    },
  });
  const ofSite = clients.find(({ id }) => id === siteClientId);
  return (
    <Dialog open onOpenChange={onClose} title="Move to a client" description={title}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        <Field label="Client">
          {(control) => (
            <Select {...control} value={chosen} onChange={({ target }) => setChosen(target.value)}>
              <option value="">{ofSite ? `${ofSite.name}, as its site` : 'No client'}</option>
              {clients
                .filter(({ id }) => id !== siteClientId)
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </Select>
          )}
        </Field>
        <FormProblem>{error && sentenceFor(error)}</FormProblem>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" disabled={isPending}>
            Move page
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
