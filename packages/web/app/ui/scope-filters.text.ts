/** What the choices of a part of the pages say. */
export const text = {
  client: 'Client',
  allClients: 'All clients',
  noClient: 'Without a client',
  site: 'Site',
  allSites: 'All sites',
  search: ({ label }: { label: string }) => `Search: ${label}`,
  nothing: 'Nothing found.',
};
