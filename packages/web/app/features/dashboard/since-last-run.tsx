import type { DashboardPage } from '@liftmark/contract/dashboard-pages';
import { Check, TriangleAlert } from 'lucide-react';

/** What the latest run found: what is verified as fixed, and what got worse. */
export function SinceLastRun({ page }: { page: DashboardPage }) {
  const { sinceLastRun, createdAt } = page;
  if (sinceLastRun === null) return null;
  const { verified, regressed } = sinceLastRun;
  if (verified.length + regressed.length === 0) return null;
  return (
    <ul className="grid gap-1.5 text-ui" aria-label="Since the last run">
      {regressed.map(({ id, title }) => (
        <li key={`worse ${id}`} className="flex items-start gap-2 text-danger">
          <TriangleAlert className="mt-1 size-4 shrink-0" />
          <span>Got worse: {title}</span>
        </li>
      ))}
      {verified.map(({ id, title }) => (
        <li key={`verified ${id}`} className="flex items-start gap-2">
          <Check className="mt-1 size-4 shrink-0 text-ok" />
          <span>
            <s className="text-ink-3">{title}</s> <span className="text-ok">verified {dayOf(createdAt)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** A day (ISO 8601) in the reader's own time zone: "Mar 14, 2026". */
export function dayOf(iso: string): string {
  return DAY.format(new Date(iso));
}
