import type { CopyReport } from '@liftmark/contract/copy';
import { Lock } from 'lucide-react';
import { CopySwap } from '../../ui/copy-swap.tsx';
import { LevelBadge } from '../../ui/level-badge.tsx';
import { worded } from '../../ui/report-language.tsx';
import { text } from './text.ts';

type Fix = CopyReport['priorityFixes'][number];

/** Whether its suggestion was withheld. */
function isLocked({ suggested }: Fix): boolean {
  return suggested === '';
}

/** What to rewrite first: element, current text, new text, reason. */
export const PriorityFixes = worded(function PriorityFixes({ fixes }: { fixes: readonly Fix[] }) {
  if (fixes.length === 0) return <p>{text.fixes.none}</p>;
  return (
    <ul className="border-ink border-t">
      {fixes.map((fix) => (
        <li key={`${fix.element} ${fix.suggested}`} className="grid gap-3 border-line border-b py-6">
          <div className="grid gap-1.5">
            <h3 className={isLocked(fix) ? 'font-medium text-ink-3' : 'title-4'}>
              {fix.element}
              {isLocked(fix) && (
                <Lock role="img" aria-label={text.partOfPro} className="ms-2 inline size-4 align-[-2px]" />
              )}
            </h3>
            <LevelBadge level={fix.impact} of="impact" />
          </div>
          {!isLocked(fix) && <CopySwap example={{ before: fix.current, after: fix.suggested }} />}
          {fix.reasoning !== '' && <p className="text-ui [overflow-wrap:anywhere]">{fix.reasoning}</p>}
        </li>
      ))}
    </ul>
  );
});
