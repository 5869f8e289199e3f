import { rateWords } from '@liftmark/contract/lift';

interface Counts {
  visits: number;
  conversions: number;
}

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

const rateIn = ({ visits, conversions }: Counts): string =>
  rateWords(Number(((100 * conversions) / visits).toFixed(2)));

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
  month: {
    kind: 'Monthly Summary',
    title: ({ month, workspace }: { month: string; workspace: string }) =>
      `What was done and what it brought: ${workspace === '' ? month : `${workspace}, ${month}`}`,
    analyses: ({ analyses, pages }: { analyses: number; pages: number }) =>
      `${plural(analyses, 'analysis', 'analyses')} of ${plural(pages, 'page')}`,
    tasks: ({ done, verified }: { done: number; verified: number }) =>
      `${plural(done, 'task')} done, ${plural(verified, 'fix', 'fixes')} verified on the page`,
    score: ({ before, after }: { before: number | null; after: number | null }) =>
      before === null || after === null || before === after
        ? `${after ?? 'Not available'}`
        : `${before} before, ${after} after`,
    otherRubric: 'The scoring rules changed in between, so the two scores can’t be compared.',
    nothing: 'No page was analyzed and no task was done.',
    /** "4,200 visits, 2.3% converted; 2.1% of 3,900 visits in the month before". */
    measured: ({ now, before }: { now: Counts; before: Counts | null }) =>
      [
        `${plural(now.visits, 'visit')}, ${rateIn(now)} converted`,
        ...(before === null
          ? []
          : [`${rateIn(before)} of ${plural(before.visits, 'visit')} in the month before`]),
      ].join('; '),
  },
};
