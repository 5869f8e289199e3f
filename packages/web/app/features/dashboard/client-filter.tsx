import { useQuery } from '@tanstack/react-query';
import { clientsQuery } from '../../client/clients.ts';
import { ChoiceMenu } from '../../ui/menu.tsx';

/** Shows the pages of one client; nothing for workspaces without clients. */
export function ClientFilter({ value, onChange }: { value: string; onChange: (client: string) => void }) {
  const { data: clients = [] } = useQuery(clientsQuery);
  if (clients.length === 0 && value === '') return null;
  const options = [
    { value: '', label: 'All clients' },
    ...clients.map(({ id, name }) => ({ value: id, label: name })),
    { value: 'none', label: 'Without a client' },
  ];
  return <ChoiceMenu label="Client" value={value} options={options} onChange={onChange} />;
}
