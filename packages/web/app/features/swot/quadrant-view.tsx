import { LevelBadge } from '../../ui/level-badge.tsx';
import { MethodLinks } from '../../ui/method-links.tsx';
import type { Quadrant } from './quadrants.ts';

/** One of the four fields, ruled, with its entries. */
export function QuadrantView({ quadrant }: { quadrant: Quadrant }) {
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
              <h3 className="title-4 [overflow-wrap:anywhere]">{entry.title}</h3>
              <LevelBadge level={entry.level} of={levelOf} />
              <p className="text-ui [overflow-wrap:anywhere]">{entry.description}</p>
              {entry.action !== null && (
                <p className="border-accent border-s-2 ps-3 text-ink text-ui [overflow-wrap:anywhere]">
                  <span className="block font-medium text-ink-3 text-sm">{entry.action.label}</span>
                  {entry.action.text}
                </p>
              )}
              <MethodLinks checks={entry.checks} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
