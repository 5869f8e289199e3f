import type { MeasuredLift } from '@liftmark/contract/lift';
import { type MeasuredPage, measuredPageOf } from '@liftmark/contract/measuring';
import type { Database } from '../../database/connection.ts';
import { measuredPages } from './page-measuring.ts';

/** What is measured of the pages at addresses. It counts more than what people typed in. */
export interface MeasuredFigures {
  /** The page at an address; null if no whole day of it was measured in the last weeks. */
  pageAt(address: string | null): MeasuredPage | null;
  /** What its latest change did; an A/B test wins over before and after. Null if that isn’t known. */
  liftAt(address: string | null): MeasuredLift | null;
}

export async function measuredFigures(database: Database, workspaceId: string): Promise<MeasuredFigures> {
  const pages = await measuredPages(database, workspaceId);
  const byName = new Map(pages.map((page) => [page.page, page]));
  const find = (address: string | null): MeasuredPage | null => {
    const name = address === null ? null : measuredPageOf(address);
    return name === null ? null : (byName.get(name) ?? null);
  };
  return {
    pageAt(address) {
      const page = find(address);
      return page === null || page.recent.days === 0 ? null : page;
    },
    liftAt(address) {
      const page = find(address);
      return page?.experiment?.result ?? page?.effect?.effect ?? null;
    },
  };
}
