import { PRIORITY_WORDS } from '@liftmark/contract/level-words';
import type { ConversionView } from '@liftmark/contract/report-view';
import { suggestedWords } from '@liftmark/contract/suggestion-words';
import { effortAndWorth } from '@liftmark/contract/worth-words';
import type { ReactNode } from 'react';
import { usePlanTicks } from '../../client/plan-ticks.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { LockedNote } from '../../ui/locked-note.tsx';
import { worded } from '../../ui/report-language.tsx';
import { MarginSection } from '../../ui/section.tsx';
import { FindingLink } from './finding-link.tsx';
import { text } from './text.ts';

const PLAN_LENGTH = 5;

interface ActionPlanProps {
  report: ConversionView;
  /** Undefined while unknown: it isn’t known yet where a tick would be saved. */
  isSignedIn: boolean | undefined;
  /** The button that unlocks the withheld steps. */
  unlock: ReactNode;
}

/** The first five changes as a checklist. */
export const ActionPlan = worded(function ActionPlan({ report, isSignedIn, unlock }: ActionPlanProps) {
  const { secureId, ticks, isOwner, canEdit, linkShows, analysisResults } = report;
  const isReadOnly = linkShows !== null;
  const { actionPlan, locked, recommendations } = analysisResults;
  const { done: doneItems, setDone } = usePlanTicks({
    reportId: secureId,
    changes: actionPlan.map(({ recommendation }) => recommendation),
    stored: ticks,
    isSignedIn: isSignedIn !== false || isReadOnly,
  });
  const hidden = locked ? Math.max(0, Math.min(PLAN_LENGTH, recommendations.length) - actionPlan.length) : 0;
  const done = actionPlan.filter(({ recommendation }) => doneItems.has(recommendation)).length;
  return (
    <MarginSection
      id="plan"
      title={text.plan.title}
      lead={
        <>
          <p>{text.plan.lead}</p>
          {actionPlan.length > 0 && (
            <p className="tabular note">
              {text.plan.done({ done, all: actionPlan.length + hidden })}
              {!isReadOnly && isSignedIn !== undefined && (
                <span className="print:hidden">
                  {' '}
                  {isSignedIn ? text.plan.savedInAccount : text.plan.savedInBrowser}
                </span>
              )}
            </p>
          )}
        </>
      }
    >
      {actionPlan.length === 0 && hidden === 0 && <p>{text.plan.nothing}</p>}
      <ul className="border-ink border-t">
        {actionPlan.map(({ recommendation, title, priority, suggestedBy }) => {
          const details = recommendations.find(({ id }) => id === recommendation);
          const author = suggestedWords({ suggestedBy });
          const isDone = doneItems.has(recommendation);
          return (
            <li
              key={recommendation}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-4 border-line border-b py-1"
            >
              <Checkbox
                checked={isDone}
                disabled={isReadOnly || isSignedIn === undefined || (isOwner && !canEdit)}
                onChange={(next) => setDone(recommendation, recommendation, next)}
              >
                <span className={isDone ? 'text-ink-3 line-through' : 'text-ink'}>{title}</span>
                {author !== null && <span className="note block">{author}</span>}
                {details !== undefined && 'effort' in details && (
                  <span className="note tabular block">{effortAndWorth(details, analysisResults)}</span>
                )}
              </Checkbox>
              <span className="grid justify-items-end gap-0.5 py-2 text-sm">
                <span className="text-ink-3">
                  <span className="sr-only">{text.plan.priority} </span>
                  {PRIORITY_WORDS[priority]}
                </span>
                <FindingLink finding={recommendation} className="print:hidden">
                  {text.plan.how}
                </FindingLink>
              </span>
            </li>
          );
        })}
      </ul>
      {hidden > 0 && !isReadOnly && (
        <LockedNote title={text.plan.locked({ count: hidden })} text={text.plan.lockedText} unlock={unlock} />
      )}
    </MarginSection>
  );
});
