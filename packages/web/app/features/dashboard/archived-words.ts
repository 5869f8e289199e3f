import type { DashboardStats } from '@liftmark/contract/dashboard-pages';

/** How many pages are archived, and how many of them only because there is nothing to change. */
export function archivedWords({
  archived,
  nothingToChange,
}: Pick<DashboardStats, 'archived' | 'nothingToChange'>): string {
  if (nothingToChange === 0) return `${archived} archived`;
  if (nothingToChange === archived) return `${archived} archived, with nothing to change`;
  return `${archived} archived, ${nothingToChange} of them with nothing to change`;
}
