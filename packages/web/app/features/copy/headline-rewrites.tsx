import type { CopyReport } from '@liftmark/contract/copy';
import { rewriteNote } from '@liftmark/contract/rewrites';
import { CopySwap } from '../../ui/copy-swap.tsx';
import { worded } from '../../ui/report-language.tsx';
import { Issues } from './issues.tsx';
import { rewriteLabel } from './rewrite-label.ts';
import { text } from './text.ts';

interface HeadlineRewritesProps {
  headline: CopyReport['copyAnalysis']['headline'];
  /** Rewrites with their reasons; none in older reports. */
  candidates: NonNullable<CopyReport['rewrites']>[number]['candidates'];
  /** Whether issues and suggestions were withheld. */
  isLocked: boolean;
}

/** The headline, what is wrong with it, and what to write instead. */
export const HeadlineRewrites = worded(function HeadlineRewrites({
  headline,
  candidates,
  isLocked,
}: HeadlineRewritesProps) {
  const rewrites = [headline.rewriteExample, ...headline.suggestions].filter((each) => each !== '');
  const label = rewriteLabel(headline);
  const notes = new Map(candidates.map((candidate) => [candidate.text, rewriteNote(candidate)]));
  return (
    <div className="grid gap-6">
      <Issues issues={headline.issues} none={isLocked ? text.headline.locked : text.headline.none} />
      {rewrites.length === 0 ? (
        headline.current !== null && (
          <p>
            <q className="[overflow-wrap:anywhere]">{headline.current}</q>
          </p>
        )
      ) : (
        <ul className="grid gap-4">
          {rewrites.map((after) => (
            <li key={after}>
              <CopySwap
                example={{ before: headline.current, after }}
                label={label}
                note={notes.get(after) ?? ''}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});
