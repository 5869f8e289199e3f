/** What people read when they leave. */
export const text = {
  ownsTeams: ({ names }: { names: string[] }) =>
    `You’re the only owner of ${new Intl.ListFormat('en').format(names.map((name) => `“${name}”`))}, which ${names.length === 1 ? 'has' : 'have'} other members. Make one of them an owner, or delete the team first.`,
  removed: 'The analysis was canceled because you left the workspace.',
};
