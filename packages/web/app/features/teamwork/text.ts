import type { Activity, OpenTasks } from '@liftmark/contract/teamwork';
import { calendarDay } from '../../ui/calendar-day.ts';

type Entry = Activity['entries'][number];

const someone = ({ actor }: Entry): string => (actor === '' ? 'A former member' : actor);
/** Titles stand behind a colon: they have quotes of their own. */
const about = ({ task }: Entry, words: string): string => `${words}: ${task ?? ''}`;

/** What happened, in one sentence without its page. */
const SENTENCES: Record<Entry['kind'], (entry: Entry) => string> = {
  analyzed: ({ actor, detail }) =>
    `${actor === '' ? 'Analyzed' : `${actor} analyzed the page`}: ${detail ?? ''}`,
  assigned: (entry) =>
    about(entry, `${someone(entry)} assigned a task to ${entry.detail ?? 'a former member'}`),
  unassigned: (entry) => about(entry, `${someone(entry)} unassigned a task`),
  due: (entry) => about(entry, `${someone(entry)} set a task due ${calendarDay(entry.detail ?? '')}`),
  undated: (entry) => about(entry, `${someone(entry)} removed a due date`),
  done: (entry) => about(entry, `${someone(entry)} finished a task`),
  reopened: (entry) => about(entry, `${someone(entry)} reopened a task`),
  commented: (entry) => about(entry, `${someone(entry)} commented`),
  link_created: (entry) =>
    entry.detail === null
      ? `${someone(entry)} made a share link`
      : `${someone(entry)} made a share link for ${entry.detail}`,
  member_joined: (entry) => `${someone(entry)} joined`,
  member_left: (entry) => `${someone(entry)} left`,
  member_removed: (entry) => `${someone(entry)} was removed`,
};

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** The words of the screens about tasks, activity and months. */
export const text = {
  title: 'Tasks and activity',
  lead: 'Open tasks, and the latest activity.',
  signIn: 'Sign in to see your tasks',
  preview: [
    { title: 'Tasks', text: 'Who does what, and until when.' },
    { title: 'Activity', text: 'Analyses, comments and finished tasks.' },
    { title: 'Months', text: 'Work that was done, and its results.' },
  ],
  tasks: {
    title: 'Tasks',
    lead: 'Open tasks that are assigned or due.',
    none: 'Nothing is assigned or due. Assign a task on a page’s card or in its report.',
    noneHere: 'Nothing is assigned or due here.',
    about: ({ assignee, isYours, dueOn, isOverdue }: OpenTasks[number]): string =>
      [
        isYours ? 'Yours' : (assignee?.name ?? 'No one'),
        ...(dueOn === null ? [] : [`${isOverdue ? 'overdue since' : 'due'} ${calendarDay(dueOn)}`]),
      ].join(', '),
  },
  activity: {
    title: 'Activity',
    lead: 'The newest first.',
    none: 'Nothing has happened yet.',
    noneHere: 'Nothing has happened here yet.',
    sentence: (entry: Entry): string => SENTENCES[entry.kind](entry),
    more: 'Show More',
    export: 'Export activity',
  },
  pageChoice: {
    label: ({ shown }: { shown: string }) => `Page: ${shown}`,
    all: 'All pages',
    one: 'One page',
    title: 'Choose a page',
    lead: 'Shows the activity of this page alone.',
    search: 'Search by title or address',
    more: ({ left }: { left: number }) => `${plural(left, 'more page')}. Search to find them.`,
  },
  months: {
    title: 'Months',
    lead: 'Work that was done, and its results.',
    month: 'Month',
    open: 'Open Summary',
  },
  export: {
    title: 'Export',
    lead: 'Pages with their scores, tasks and comments.',
    what: 'Export pages and tasks',
  },
  month: {
    back: 'Tasks and activity',
    title: ({ month }: { month: string }) => `Work and results: ${month}`,
    overview: ({ analyses, pages }: { analyses: number; pages: number }) =>
      `${plural(analyses, 'analysis', 'analyses')} of ${plural(pages, 'page')}`,
    tasks: ({ done, verified }: { done: number; verified: number }) =>
      `${plural(done, 'task')} done, ${plural(verified, 'fix', 'fixes')} verified on the page`,
    none: 'No page was analyzed and no task was done in this month.',
    more: ({ pages }: { pages: number }) =>
      `${plural(pages, 'more page')} not listed. The totals include them.`,
    score: ({ before, after }: { before: number | null; after: number | null }) =>
      before === null || after === null || before === after
        ? `Score ${after ?? 'not available'}`
        : `Score ${before} → ${after}`,
    otherRubric: 'The scoring rules changed in between, so the two scores can’t be compared.',
    done: 'Done',
    verified: 'Verified on the page',
    measured: 'Measured',
    pdf: 'Download PDF',
    print: 'Print',
    export: 'Export',
    all: ({ pages }: { pages: number }) => `Show all ${pages} pages`,
    previous: 'Previous month',
    next: 'Next month',
  },
};
