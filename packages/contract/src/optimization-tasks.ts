import { byPlace } from './places.ts';
import type { Question } from './questions.ts';
import { type Place, type RecommendationType, recommendationTypeSchema } from './report.ts';

export const ISSUE_KINDS = ['cta', 'headline', 'urgency'] as const;
export type IssueKind = (typeof ISSUE_KINDS)[number];

export type IssuePriority = 'high' | 'medium' | 'low';

export interface OptimizationTask {
  /** Id under which its tick is kept. */
  id: string;
  title: string;
  timeEstimate: '15 min' | '30 min' | '2-3 days';
  /** How to do it. */
  notes: string;
  /** The report's own steps, in its language. */
  steps: readonly string[];
}

/** What the dashboard shows for one recommendation. */
export interface OptimizationIssue {
  id: string;
  kind: IssueKind;
  priority: IssuePriority;
  title: string;
  /** The language model that saw the problem; null where code found it. */
  suggestedBy: string | null;
  tasks: OptimizationTask[];
}

export interface Recommended {
  id: string;
  type: RecommendationType;
  title: string;
  question?: Question | null | undefined;
  /** Absent where the advice is locked. */
  steps?: readonly string[] | undefined;
  /** Absent in reports from before diagnoses. */
  place?: Place | undefined;
  suggestedBy?: string | undefined;
}

const KINDS: Record<RecommendationType, [IssueKind, IssuePriority]> = {
  critical: ['cta', 'high'],
  improve: ['headline', 'medium'],
  optimize: ['urgency', 'low'],
  other: ['urgency', 'low'],
};

/** The kind of issue depends on the type of a recommendation, not on its subject. */
export function typesOf(kind: IssueKind): RecommendationType[] {
  return recommendationTypeSchema.options.filter((type) => KINDS[type][0] === kind);
}

const SHORT_TITLE = 40;
const TASKS = [0, 1, 2] as const;

/** One issue per recommendation, each with a checklist of three tasks; housekeeping comes last and can wait. */
export function issuesOf(recommendations: readonly Recommended[]): OptimizationIssue[] {
  const { first, also, housekeeping } = byPlace(recommendations);
  return [...first, ...also, ...housekeeping].map((recommended) => {
    const { id, type, title, place, suggestedBy = null } = recommended;
    const [kind, priority] = KINDS[type];
    return {
      id,
      kind,
      priority: place === 'housekeeping' ? 'low' : priority,
      title,
      suggestedBy,
      tasks: tasksOf(recommended),
    };
  });
}

/** Titles and times are the same for every change; how to do it depends on what is wrong. */
function tasksOf({ id, title, question, steps = [] }: Recommended): OptimizationTask[] {
  const short = title.length > SHORT_TITLE ? `${title.slice(0, SHORT_TITLE).trimEnd()}…` : title;
  return [
    {
      id: taskId(id, 0),
      title: `Review current copy: “${short}”`,
      timeEstimate: '15 min',
      notes: 'Open the report, find the spot in the screenshot, and read why it matters.',
      steps: [],
    },
    {
      id: taskId(id, 1),
      title: 'Draft improved version',
      timeEstimate: '30 min',
      notes:
        steps.length > 0
          ? 'The report’s steps:'
          : 'Start with the suggestion in the report and fill in what only you know.',
      steps,
    },
    {
      id: taskId(id, 2),
      title: 'A/B test and measure',
      timeEstimate: '2-3 days',
      notes:
        question === 'works'
          ? 'A fault needs no A/B test: publish the fix, and run the analysis again to see that it’s gone.'
          : 'Publish the change, run the analysis again, and track the conversion rate. An A/B test takes until enough visitors have seen both versions: the A/B test planner says how long.',
      steps: [],
    },
  ];
}

function taskId(change: string, task: (typeof TASKS)[number]): string {
  return `${change}:${task}`;
}

function taskIds(change: string): string[] {
  return TASKS.map((task) => taskId(change, task));
}

/**
 * What these ticks mark as done, the same in a report's plan and on the dashboard: each ticked item, and each
 * change whose tasks are all ticked. A change that is made isn't tested yet, so its own tick leaves its tasks
 * as they are.
 * @param changes ids of recommendations
 */
export function doneItems(changes: readonly string[], ticks: readonly string[]): ReadonlySet<string> {
  const ticked = new Set(ticks);
  return new Set(
    changes.flatMap((change) => {
      const tasks = taskIds(change);
      const done = tasks.filter((task) => ticked.has(task));
      return ticked.has(change) || done.length === tasks.length ? [change, ...done] : done;
    }),
  );
}

interface Tick {
  item: string;
  ticked: boolean;
}

/**
 * The ticks to set or remove so that `doneItems` includes an item, or no longer does.
 * @param change the recommendation that the item is, or belongs to
 */
export function ticksToSet(change: string, item: string, isDone: boolean, ticks: readonly string[]): Tick[] {
  if (isDone) return [{ item, ticked: true }];
  const tasks = taskIds(change);
  const isDoneByTasks = item === change && tasks.every((task) => ticks.includes(task));
  // Removing the last task reopens a change and keeps the work on the other tasks.
  const gone = isDoneByTasks ? [change, ...tasks.slice(-1)] : [item];
  return gone.filter((each) => ticks.includes(each)).map((each) => ({ item: each, ticked: false }));
}

interface Progress {
  done: number;
  total: number;
}

/**
 * @param done the result of `doneItems`
 * @param verified number of earlier recommendations that the engine has seen fixed; all their tasks count as
 * done
 */
export function taskProgress(
  issues: readonly OptimizationIssue[],
  done: ReadonlySet<string>,
  verified: number,
): { changes: Progress; tasks: Progress } {
  const progressOf = (items: readonly { id: string }[], alreadyDone: number): Progress => ({
    done: items.filter(({ id }) => done.has(id)).length + alreadyDone,
    total: items.length + alreadyDone,
  });
  return {
    changes: progressOf(issues, verified),
    tasks: progressOf(
      issues.flatMap(({ tasks }) => tasks),
      verified * TASKS.length,
    ),
  };
}

const TAGS: Record<RecommendationType, [one: string, many: string]> = {
  critical: ['critical item', 'critical items'],
  improve: ['improvement', 'improvements'],
  optimize: ['optimization', 'optimizations'],
  other: ['quick win', 'quick wins'],
};

/** "3 critical items", "1 improvement": together every change that a report recommends. */
export function tagsOf(recommendations: readonly Recommended[]): string[] {
  return recommendationTypeSchema.options.flatMap((type) => {
    const count = recommendations.filter((recommendation) => recommendation.type === type).length;
    return count === 0 ? [] : [`${count} ${TAGS[type][count === 1 ? 0 : 1]}`];
  });
}
