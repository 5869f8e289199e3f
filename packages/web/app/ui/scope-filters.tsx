import { useQuery } from '@tanstack/react-query';
import { clientsQuery, siteNamesQuery } from '../client/clients.ts';
import type { Scope } from '../client/scope.ts';
import { ChoiceMenu } from './menu.tsx';
import { text } from './scope-filters.text.ts';
import { SearchedMenu } from './searched-menu.tsx';

/** With more clients than this, their menu has a search field. */
const MOST_WITHOUT_SEARCH = 10;

interface ScopeFiltersProps {
  scope: Scope;
  onChange: (change: Partial<Scope>) => void;
}

/** Narrow a screen to a client or a site; nothing for workspaces without any. */
export function ScopeFilters({ scope, onChange }: ScopeFiltersProps) {
  const { data: clients = [] } = useQuery(clientsQuery);
  const { data: sites = [] } = useQuery(siteNamesQuery);
  const ofClient = sites.filter(
    ({ id, clientId }) => id === scope.site || scope.client === '' || (clientId ?? 'none') === scope.client,
  );
  const ClientMenu = clients.length > MOST_WITHOUT_SEARCH ? SearchedMenu : ChoiceMenu;
  return (
    <>
      {(clients.length > 0 || scope.client !== '') && (
        <ClientMenu
          label={text.client}
          value={scope.client}
          options={[
            { value: '', label: text.allClients },
            ...clients.map(({ id, name }) => ({ value: id, label: name })),
            { value: 'none', label: text.noClient },
          ]}
          // A site of another client would leave nothing to show.
          onChange={(client) => onChange({ client, site: '' })}
        />
      )}
      {(ofClient.length > 0 || scope.site !== '') && (
        <ChoiceMenu
          label={text.site}
          value={scope.site}
          options={[
            { value: '', label: text.allSites },
            ...ofClient.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(site) => onChange({ site })}
        />
      )}
    </>
  );
}
