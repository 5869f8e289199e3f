import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { clientsQuery } from '../client/clients.ts';
import { Select } from './field.tsx';

interface ClientSelectProps {
  value: string | null;
  disabled?: boolean;
  onChange: (clientId: string | null) => void;
}

/** Which client a site belongs to; nothing for workspaces without clients. */
export function ClientSelect({ value, disabled = false, onChange }: ClientSelectProps) {
  const id = useId();
  const { data: clients = [] } = useQuery(clientsQuery);
  if (clients.length === 0) return null;
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <label htmlFor={id} className="text-ink-3 text-sm">
        Client
      </label>
      <Select
        id={id}
        className="max-w-60 text-ui"
        disabled={disabled}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      >
        <option value="">none</option>
        {clients.map((client) => (
          <option key={client.id} value={client.id}>
            {client.name}
          </option>
        ))}
      </Select>
    </span>
  );
}
