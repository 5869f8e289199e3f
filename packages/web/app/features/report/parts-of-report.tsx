import { useScrollingRow } from '../../ui/scrolling-row.ts';
import { Wrap } from '../../ui/section.tsx';

const PARTS = [
  { id: 'changes', label: 'What changed' },
  { id: 'categories', label: 'Categories' },
  { id: 'findings', label: 'Recommendations' },
  { id: 'scoring', label: 'Scoring' },
  { id: 'second-opinion', label: 'Second opinion' },
  { id: 'plan', label: 'Action Plan' },
  { id: 'chat', label: 'Chat' },
  { id: 'summary', label: 'Summary' },
];

interface PartsOfReportProps {
  changes: number;
  hasChanges: boolean;
  hasSecondOpinion: boolean;
}

/** Links to each part, always visible. */
export function PartsOfReport({ changes, hasChanges, hasSecondOpinion }: PartsOfReportProps) {
  const list = useScrollingRow<HTMLUListElement>();
  const absent = new Set([!hasChanges && 'changes', !hasSecondOpinion && 'second-opinion']);
  return (
    <nav
      aria-label="In this report"
      className="sticky top-[calc(var(--bar)+1px)] z-30 mt-12 bg-paper print:hidden"
    >
      <Wrap>
        <ul ref={list} className="scrolling-row flex gap-6 border-line border-b">
          {PARTS.filter(({ id }) => !absent.has(id)).map(({ id, label }) => (
            <li key={id} className="shrink-0">
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center text-ink-3 text-ui no-underline hover:text-ink focus-visible:-outline-offset-2"
              >
                {label}
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
}
