import type { RecommendationType } from './report.ts';

export const ISSUE_KINDS = ['cta', 'headline', 'urgency'] as const;
export type IssueKind = (typeof ISSUE_KINDS)[number];

export type IssuePriority = 'high' | 'medium' | 'low';

export interface OptimizationTask {
  /** Id under which its tick is kept. */
  id: string;
  title: string;
  timeEstimate: '15 min' | '30 min' | '2-3 days';
  /** How to go about it. */
  notes: string;
}

/** What the dashboard makes of one recommendation. */
export interface OptimizationIssue {
  id: string;
  kind: IssueKind;
  priority: IssuePriority;
  title: string;
  tasks: OptimizationTask[];
}

interface Recommended {
  id: string;
  type: RecommendationType;
  title: string;
}

const KINDS: Record<RecommendationType, [IssueKind, IssuePriority]> = {
  critical: ['cta', 'high'],
  improve: ['headline', 'medium'],
  optimize: ['urgency', 'low'],
  other: ['urgency', 'low'],
};

const SHORT_TITLE = 40;
const TASKS_PER_ISSUE = 3;

/** One issue per recommendation, each with a checklist of three tasks. */
export function issuesOf(recommendations: readonly Recommended[]): OptimizationIssue[] {
  return recommendations.map(({ id, type, title }) => {
    const [kind, priority] = KINDS[type];
    return { id, kind, priority, title, tasks: tasksOf(id, title) };
  });
}

function tasksOf(id: string, title: string): OptimizationTask[] {
  const short = title.length > SHORT_TITLE ? `${title.slice(0, SHORT_TITLE).trimEnd()}…` : title;
  return [
    {
      id: `${id}:0`,
      title: `Review current copy: ${short}`,
      timeEstimate: '15 min',
      notes: 'Open the report, see the place on the screenshot, and read why it matters.',
    },
    {
      id: `${id}:1`,
      title: 'Draft improved version',
      timeEstimate: '30 min',
      notes: 'Start from the suggestion in the report and fill in what only you can know.',
    },
    {
      id: `${id}:2`,
      title: 'A/B test and measure',
      timeEstimate: '2-3 days',
      notes: 'Publish the change, run the analysis again, and track the conversion rate.',
    },
  ];
}

export interface TaskProgress {
  done: number;
  total: number;
}

/** @param verified number of earlier recommendations that the engine has seen fixed; all their tasks count as done */
export function taskProgress(
  issues: OptimizationIssue[],
  ticks: readonly string[],
  verified: number,
): TaskProgress {
  const ticked = new Set(ticks);
  const tasks = issues.flatMap((issue) => issue.tasks);
  return {
    done: tasks.filter(({ id }) => ticked.has(id)).length + verified * TASKS_PER_ISSUE,
    total: tasks.length + verified * TASKS_PER_ISSUE,
  };
}

/** "3 critical items", "1 improvement". */
export function tagsOf(recommendations: readonly Recommended[]): string[] {
  const count = (type: RecommendationType): number =>
    recommendations.filter((recommendation) => recommendation.type === type).length;
  const critical = count('critical');
  const improve = count('improve');
  return [
    ...(critical > 0 ? [`${critical} critical item${critical === 1 ? '' : 's'}`] : []),
    ...(improve > 0 ? [`${improve} improvement${improve === 1 ? '' : 's'}`] : []),
  ];
}
