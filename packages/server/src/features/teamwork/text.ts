/** What people read about tasks and comments. */
export const text = {
  notMember: 'Tasks can only be assigned to members of this workspace.',
  notYours: 'You can change only your own comments.',
  tooManyComments: 'This task can’t take any more comments.',
  export: {
    columns: [
      'Page',
      'URL',
      'Score',
      'Analyzed',
      'Task',
      'Priority',
      'Done',
      'Assignee',
      'Due',
      'Comment by',
      'Comment',
      'Commented',
    ],
    yes: 'yes',
    no: 'no',
  },
  measured: {
    experiment: ({ name, words }: { name: string; words: string }) => `A/B test “${name}”: ${words}`,
    change: ({ words }: { words: string }) => `Before and after the latest change: ${words}`,
    entered: ({ words }: { words: string }) => `Entered rates: ${words}`,
  },
  month: {
    kind: 'Monthly Summary',
    title: ({ month }: { month: string }) => `What was done and what it brought: ${month}`,
    pages: ({ pages }: { pages: number }) => `${pages} ${pages === 1 ? 'page' : 'pages'}`,
    analyses: ({ analyses }: { analyses: number }) =>
      `${analyses} ${analyses === 1 ? 'analysis' : 'analyses'}`,
    score: ({ before, after }: { before: number | null; after: number | null }) =>
      before === null || before === after
        ? `Score ${after ?? 'not available'}`
        : `Score ${before} before, ${after ?? 'not available'} after`,
    otherRubric: 'The scoring rules changed in between, so the two scores can’t be compared.',
    nothing: 'No page was analyzed and no task was done.',
  },
};
