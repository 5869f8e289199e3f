import { worded } from '../../ui/report-language.tsx';
import { useScrollingRow } from '../../ui/scrolling-row.ts';
import { Wrap } from '../../ui/section.tsx';
import { text } from './text.ts';

/** The anchor of each part, with the name of its label. */
const PARTS = [
  ['changes', 'changes'],
  ['categories', 'categories'],
  ['findings', 'findings'],
  ['scoring', 'scoring'],
  ['second-opinion', 'secondOpinion'],
  ['plan', 'plan'],
  ['chat', 'chat'],
  ['summary', 'summary'],
] as const;

interface PartsOfReportProps {
  changes: number;
  hasChanges: boolean;
  hasSecondOpinion: boolean;
}

/** Links to each part, always visible. */
export const PartsOfReport = worded(function PartsOfReport({
  changes,
  hasChanges,
  hasSecondOpinion,
}: PartsOfReportProps) {
  const list = useScrollingRow<HTMLUListElement>();
  const absent = new Set<string | false>([!hasChanges && 'changes', !hasSecondOpinion && 'second-opinion']);
  return (
    <nav
      aria-label={text.parts.label}
      className="sticky top-[calc(var(--bar)+1px)] z-30 mt-12 bg-paper print:hidden"
    >
      <Wrap>
        <ul ref={list} className="scrolling-row flex gap-6 border-line border-b">
          {PARTS.filter(([id]) => !absent.has(id)).map(([id, label]) => (
            <li key={id} className="shrink-0">
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center text-ink-3 text-ui no-underline hover:text-ink focus-visible:-outline-offset-2"
              >
                {text.parts[label]}
                {id === 'findings' && changes > 0 && (
                  <span className="tabular ms-1.5 text-sm">{changes}</span>
                )}
              </a>
            </li>
          ))}
        </ul>
      </Wrap>
    </nav>
  );
});
