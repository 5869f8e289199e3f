import type { CopyReport } from '@liftmark/contract/copy';
import { CopySwap } from '../../ui/copy-swap.tsx';
import { LevelBadge } from '../../ui/level-badge.tsx';

/** What to rewrite first: element, words now, words to use, why. */
export function PriorityFixes({ fixes }: { fixes: CopyReport['priorityFixes'] }) {
  if (fixes.length === 0) return <p>No text on this page has to be rewritten first.</p>;
  return (
    <ul className="border-ink border-t">
      {fixes.map((fix) => (
        <li key={`${fix.element} ${fix.suggested}`} className="grid gap-3 border-line border-b py-6">
          <div className="grid gap-1.5">
            <h3 className="title-4">{fix.element}</h3>
            <LevelBadge level={fix.impact} of="impact" />
          </div>
          {fix.suggested !== '' && <CopySwap example={{ before: fix.current, after: fix.suggested }} />}
          {fix.reasoning !== '' && <p className="text-ui [overflow-wrap:anywhere]">{fix.reasoning}</p>}
        </li>
      ))}
    </ul>
  );
}
