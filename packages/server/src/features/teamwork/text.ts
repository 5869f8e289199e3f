import { rateWords } from '@liftmark/contract/lift';
import type { Activity } from '@liftmark/contract/teamwork';

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
  activityExport: {
    columns: ['When', 'What', 'Who', 'Page', 'Report', 'Task', 'Detail'],
    kinds: {
      analyzed: 'Analyzed',
      assigned: 'Task assigned',
      unassigned: 'Task unassigned',
      due: 'Due date set',
      undated: 'Due date removed',
      done: 'Task finished',
      reopened: 'Task reopened',
      commented: 'Commented',
      link_created: 'Share link made',
      member_joined: 'Member joined',
      member_left: 'Member left',
      member_removed: 'Member removed',
    } satisfies Record<Activity['entries'][number]['kind'], string>,
  },
  monthExport: {
    columns: [
      'Month',
      'Page',
      'URL',
      'Score before',
      'Score after',
      'Same scoring rules',
      'Analyses',
      'Done',
      'Verified on the page',
      'Measured',
    ],
    yes: 'yes',
    no: 'no',
  },
  month: {
    kind: 'Monthly Summary',
    title: ({ month, about }: { month: string; about: string }) =>
      `Work and results: ${about === '' ? month : `${about}, ${month}`}`,
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
    more: ({ pages }: { pages: number }) =>
      `${plural(pages, 'more page')} not listed. The totals include them.`,
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
