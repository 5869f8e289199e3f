import type { Activity } from '@liftmark/contract/teamwork';
import { csvOf } from '../../http/csv.ts';
import { text } from './text.ts';

const { columns, kinds } = text.activityExport;

/** What happened, one line for each entry. */
export function activityCsv(entries: Activity['entries'], publicUrl: string): string {
  const lines = entries.map(({ at, kind, actor, page, secureId, task, detail }) => [
    at,
    kinds[kind],
    actor,
    page ?? '',
    secureId === null ? '' : `${publicUrl}/report/${secureId}`,
    task ?? '',
    detail ?? '',
  ]);
  return csvOf([[...columns], ...lines]);
}
