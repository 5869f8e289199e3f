import { useQuery } from '@tanstack/react-query';
import { ChoiceMenu } from '../../ui/menu.tsx';
import { clientsQuery } from '../clients/client-calls.ts';
import { text } from '../clients/text.ts';

/** Shows the pages of one client; nothing for workspaces without clients. */
export function ClientFilter({ value, onChange }: { value: string; onChange: (client: string) => void }) {
  const { data: clients = [] } = useQuery(clientsQuery);
  if (clients.length === 0 && value === '') return null;
  const options = [
    { value: '', label: text.all },
    ...clients.map(({ id, name }) => ({ value: id, label: name })),
    { value: 'none', label: text.withoutClient },
  ];
  return <ChoiceMenu label={text.filter} value={value} options={options} onChange={onChange} />;
}
