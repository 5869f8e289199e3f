import type { CopyReport } from '@liftmark/contract/copy';
import { COPY_PART_LABELS, rewriteNote } from '@liftmark/contract/rewrites';
import { CopySwap } from '../../ui/copy-swap.tsx';
import { worded } from '../../ui/report-language.tsx';

/** The line below the headline, the main button and one section, each with its candidates and their reasons. */
export const PartRewrites = worded(function PartRewrites({
  rewrites,
}: {
  rewrites: NonNullable<CopyReport['rewrites']>;
}) {
  const shown = rewrites.filter(({ part }) => part !== 'headline');
  return (
    <div className="grid gap-10">
      {shown.map(({ part, current, candidates }) => (
        <div key={part} className="grid gap-5">
          <h3 className="title-4">{COPY_PART_LABELS[part]}</h3>
          <ul className="grid gap-5">
            {candidates.map((candidate) => (
              <li key={candidate.text} className="print:break-inside-avoid">
                <CopySwap
                  example={{ before: current, after: candidate.text }}
                  note={rewriteNote(candidate)}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
});
