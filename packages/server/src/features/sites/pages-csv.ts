import type { SitePage } from '@liftmark/contract/sites';
import { csvOf } from '../../http/csv.ts';
import { text } from './text.ts';

/** The pages of a site as a table. */
export function pagesCsv(pages: readonly SitePage[], publicUrl: string): string {
  const rows = pages.map((page) => [
    page.title,
    page.url,
    page.templateName,
    page.score,
    page.score === null ? null : page.isOwnScore ? text.ownScore : text.templateScore,
    page.visits,
    page.opportunity,
    page.isRead ? text.yes : text.no,
    page.secureId === null ? null : `${publicUrl}/report/${page.secureId}`,
  ]);
  return csvOf([[...text.columns], ...rows]);
}
