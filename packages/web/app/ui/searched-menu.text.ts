/** What the search field of a long list of choices says. */
export const text = {
  search: ({ label }: { label: string }) => `Search: ${label}`,
  nothing: 'Nothing found.',
};
