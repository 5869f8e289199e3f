import { Lock } from 'lucide-react';
import { LevelBadge } from '../../ui/level-badge.tsx';
import { MethodLinks } from '../../ui/method-links.tsx';
import { worded } from '../../ui/report-language.tsx';
import type { Quadrant, QuadrantEntry } from './quadrants.ts';
import { text } from './text.ts';

/** One of the four quadrants with its entries. */
export const QuadrantView = worded(function QuadrantView({ quadrant }: { quadrant: Quadrant }) {
  const { id, title, lead, levelOf, empty, entries } = quadrant;
  return (
    <section aria-labelledby={`${id}-title`} id={id} className="min-w-0 border-ink border-t pt-4">
      <header className="grid gap-1 pb-4">
        <h2 id={`${id}-title`} className="title-3">
          {title}
          <span className="tabular ms-2 font-normal text-ink-3 text-ui">{entries.length}</span>
        </h2>
        <p className="text-ui">{lead}</p>
      </header>
      {entries.length === 0 ? (
        <p className="border-line border-t py-4 text-ui">{empty}</p>
      ) : (
        <ul>
          {entries.map((entry) => (
            <li
              key={`${entry.title} ${entry.checks.join(' ')}`}
              className="grid gap-2 border-line border-t py-5 print:break-inside-avoid"
            >
              <h3 className={entry.isLocked ? 'font-medium text-ink-3' : 'title-4 [overflow-wrap:anywhere]'}>
                {entry.title}
                {entry.isLocked && (
                  <Lock role="img" aria-label={text.partOfPro} className="ms-2 inline size-4 align-[-2px]" />
                )}
              </h3>
              <LevelBadge level={entry.level} of={levelOf} />
              {!entry.isLocked && <EntryBody entry={entry} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});

const EntryBody = worded(function EntryBody({
  entry: { description, action, checks },
}: {
  entry: QuadrantEntry;
}) {
  return (
    <>
      <p className="text-ui [overflow-wrap:anywhere]">{description}</p>
      {action !== null && (
        <p className="border-accent border-s-2 ps-3 text-ink text-ui [overflow-wrap:anywhere]">
          <span className="block font-medium text-ink-3 text-sm">{action.label}</span>
          {action.text}
        </p>
      )}
      <MethodLinks checks={checks} />
    </>
  );
});
