import type { DashboardStats } from '@liftmark/contract/dashboard-pages';

/** How many pages are archived, and how many only count as that because nothing is to be changed about them. */
export function archivedWords({
  archived,
  nothingToChange,
}: Pick<DashboardStats, 'archived' | 'nothingToChange'>): string {
  if (nothingToChange === 0) return `${archived} archived`;
  if (nothingToChange === archived) return `${archived} archived, with nothing to change`;
  return `${archived} archived, ${nothingToChange} of them with nothing to change`;
}
