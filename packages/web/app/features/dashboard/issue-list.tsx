import type { DashboardPage } from '@liftmark/contract/dashboard-pages';
import { issuesOf, taskProgress } from '@liftmark/contract/optimization-tasks';
import { suggestedWords } from '@liftmark/contract/suggestion-words';
import { triedScoreWords } from '@liftmark/contract/trials';
import { worthWords } from '@liftmark/contract/worth-words';
import { useState } from 'react';
import { usePlanTicks } from '../../client/plan-ticks.ts';
import { useHasRole } from '../../client/workspaces.ts';
import { PriorityBadge } from '../../ui/badge.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TYPE_LABELS, TYPE_LEVELS } from '../../ui/recommendation-words.ts';
import { TaskTools } from '../../ui/task-tools.tsx';

/** The changes that a page's report recommends, each with its checklist, below their progress. */
export function IssueList({ page }: { page: DashboardPage }) {
  const { done, setDone } = usePlanTicks({
    reportId: page.secureId,
    changes: page.recommendations.map(({ id }) => id),
    stored: page.ticks,
    isSignedIn: true,
  });
  const isEditor = useHasRole('editor');
  // What people added to tasks is read once someone looks at them.
  const [wasOpened, setWasOpened] = useState(false);
  const issues = issuesOf(page.recommendations);
  const { changes, tasks } = taskProgress(issues, done, page.sinceLastRun?.verified.length ?? 0);
  if (tasks.total === 0) return null;
  const advised = new Map(page.recommendations.map((item) => [item.id, item]));
  return (
    <div className="grid gap-1">
      <div className="grid gap-1.5">
        <div
          role="progressbar"
          aria-label="Tasks"
          aria-valuenow={tasks.done}
          aria-valuemax={tasks.total}
          aria-valuetext={`${tasks.done} of ${tasks.total} tasks completed`}
          className="h-1.5 overflow-hidden rounded-1 bg-line"
        >
          <div className="h-full bg-ink-2" style={{ width: `${(tasks.done / tasks.total) * 100}%` }} />
        </div>
        <p className="tabular flex max-w-none flex-wrap justify-between gap-x-4 text-sm">
          <span>
            {tasks.done} of {tasks.total} tasks completed
          </span>
          <span className="text-ink-3">
            {changes.done} of {changes.total} change{changes.total === 1 ? '' : 's'} done
          </span>
        </p>
      </div>
      {issues.length > 0 && (
        <Disclosure
          onOpen={() => setWasOpened(true)}
          title={
            <span className="text-ink text-ui">
              {issues.length} change{issues.length === 1 ? '' : 's'}, three tasks each
            </span>
          }
        >
          <ul className="grid gap-5">
            {issues.map((issue) => {
              const item = advised.get(issue.id);
              const type = item?.type ?? 'other';
              const worth = item ? gainOf(item, page) : null;
              const author = suggestedWords(issue);
              return (
                <li key={issue.id} className="grid gap-1 border-line border-t pt-3">
                  <p className="flex flex-wrap items-start justify-between gap-x-4">
                    <span lang={page.writtenIn} className="font-medium text-ink text-ui">
                      {issue.title}
                    </span>
                    <PriorityBadge level={TYPE_LEVELS[type]}>{TYPE_LABELS[type]}</PriorityBadge>
                  </p>
                  {author !== null && <p className="note">{author}</p>}
                  {worth !== null && <p className="tabular note">{worth}</p>}
                  <ul>
                    {issue.tasks.map(({ id, title, timeEstimate, notes, steps }) => (
                      <li key={id} className="text-ui">
                        <Checkbox
                          checked={done.has(id)}
                          disabled={!isEditor}
                          onChange={(next) => setDone(issue.id, id, next)}
                        >
                          <span className={done.has(id) ? 'text-ink-3 line-through' : 'text-ink'}>
                            {title}
                          </span>{' '}
                          <span className="note">{timeEstimate}</span>
                          <span className="note block">{notes}</span>
                        </Checkbox>
                        {steps.length > 0 && (
                          <ol lang={page.writtenIn} className="note list-decimal ps-12 pb-1">
                            {steps.map((step) => (
                              <li key={step}>{step}</li>
                            ))}
                          </ol>
                        )}
                      </li>
                    ))}
                  </ul>
                  {wasOpened && (
                    <TaskTools reportId={page.secureId} task={issue.id} title={issue.title} isQuiet />
                  )}
                </li>
              );
            })}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

/** What was measured on the page, or else the estimate. */
function gainOf(
  item: DashboardPage['recommendations'][number],
  { scorePercent }: DashboardPage,
): string | null {
  const scored = { overall: { percent: scorePercent, grade: null }, findings: [] };
  return item.tried ? triedScoreWords(item.tried) : worthWords(item, scored);
}
