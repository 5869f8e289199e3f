import type { CopyReport } from '@liftmark/contract/copy';
import { CopySwap } from '../../ui/copy-swap.tsx';
import { Issues } from './issues.tsx';
import { rewriteLabel } from './rewrite-label.ts';

interface HeadlineRewritesProps {
  headline: CopyReport['copyAnalysis']['headline'];
  /** Whether issues and suggestions were withheld. */
  isLocked: boolean;
}

/** The headline, what is wrong with it, and what to write instead. */
export function HeadlineRewrites({ headline, isLocked }: HeadlineRewritesProps) {
  const rewrites = [headline.rewriteExample, ...headline.suggestions].filter((text) => text !== '');
  const label = rewriteLabel(headline);
  return (
    <div className="grid gap-6">
      <Issues
        issues={headline.issues}
        none={isLocked ? 'The findings are part of Pro.' : 'The checks found no problem with this headline.'}
      />
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
              <CopySwap example={{ before: headline.current, after }} label={label} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
