/** What people read when they leave. */
export const text = {
  ownsTeams: ({ names }: { names: string[] }) =>
    `You’re the only owner of ${new Intl.ListFormat('en').format(names.map((name) => `“${name}”`))}, which ${names.length === 1 ? 'has' : 'have'} other members. Make one of them an owner, or delete the team first.`,
  ended: 'The analysis was canceled because you may no longer analyze pages in this workspace.',
};
