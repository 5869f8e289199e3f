import type { CopyReport } from '@liftmark/contract/copy';
import { CopySwap } from '../../ui/copy-swap.tsx';
import { LevelBadge } from '../../ui/level-badge.tsx';
import { worded } from '../../ui/report-language.tsx';
import { asksForChange } from './asks-for-change.ts';
import { Issues } from './issues.tsx';
import { text } from './text.ts';

interface ActionRewritesProps {
  actions: CopyReport['copyAnalysis']['callToActions'];
  /** Whether issues and suggestions were withheld. */
  isLocked: boolean;
}

/** Every call to action with its place, its issues and a better label if there is one. */
export const ActionRewrites = worded(function ActionRewrites({ actions, isLocked }: ActionRewritesProps) {
  if (actions.length === 0) return <p>{text.actions.none}</p>;
  return (
    <ul className="border-ink border-t">
      {actions.map((action) => (
        <li
          key={`${action.location} ${action.current}`}
          className="grid gap-3 border-line border-b py-5 print:break-inside-avoid"
        >
          <div className="grid gap-1.5">
            <h3 className="title-4 [overflow-wrap:anywhere]">
              {action.current === '' ? text.actions.unnamed : action.current}
            </h3>
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-3 text-sm">
              {asksForChange(action) && <LevelBadge level={action.priority} of="priority" />}
              {action.location}
            </p>
          </div>
          <Issues issues={action.issues} none={isLocked ? text.inPro : text.actions.fine} />
          {action.rewriteExample !== null && (
            <CopySwap example={{ before: action.current, after: action.rewriteExample }} />
          )}
        </li>
      ))}
    </ul>
  );
});
