import type { ConversionView } from '@liftmark/contract/report-view';
import { Lock } from 'lucide-react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { MarginSection } from '../../ui/section.tsx';
import { FindingLink } from './finding-link.tsx';
import { usePlanTicks } from './plan-ticks.ts';
import { countOf } from './words.ts';

const PLAN_LENGTH = 5;

/** The first five changes as a checklist. */
export function ActionPlan({ report }: { report: ConversionView }) {
  const { ticked, setTicked } = usePlanTicks(report.secureId);
  const { actionPlan, locked, recommendations } = report.analysisResults;
  const hidden = locked ? Math.max(0, Math.min(PLAN_LENGTH, recommendations.length) - actionPlan.length) : 0;
  const done = actionPlan.filter(({ recommendation }) => ticked.includes(recommendation)).length;
  return (
    <MarginSection
      id="plan"
      title="Action Plan"
      lead={
        <>
          <p>
            What to do first, five steps at most. The word on the right is the place in this plan, from
            Critical (start here) to Low; how grave each finding is by itself stands with the finding.
          </p>
          {actionPlan.length > 0 && (
            <p className="tabular note">
              {done} of {actionPlan.length} ticked.
              <span className="print:hidden">
                {' '}
                Ticks are kept in this browser; the score changes when the page is analyzed again.
              </span>
            </p>
          )}
        </>
      }
    >
      {actionPlan.length === 0 && hidden === 0 && <p>There is nothing to change.</p>}
      <ul className="border-ink border-t">
        {actionPlan.map(({ recommendation, title, priority }) => {
          const isDone = ticked.includes(recommendation);
          return (
            <li
              key={recommendation}
              className="grid grid-cols-[1fr_auto] items-start gap-4 border-line border-b py-1"
            >
              <Checkbox checked={isDone} onChange={(next) => setTicked(recommendation, next)}>
                <span className={isDone ? 'text-ink-3 line-through' : 'text-ink'}>{title}</span>
              </Checkbox>
              <span className="grid justify-items-end gap-0.5 py-2 text-sm">
                <span className="text-ink-3">{priority}</span>
                <FindingLink finding={recommendation} className="print:hidden">
                  How
                </FindingLink>
              </span>
            </li>
          );
        })}
      </ul>
      {hidden > 0 && (
        <p className="flex items-center gap-2 py-4 text-ui">
          <Lock aria-hidden="true" className="size-4 text-ink-3" />
          {countOf(hidden, 'more step is', 'more steps are')} part of Pro.
        </p>
      )}
    </MarginSection>
  );
}
