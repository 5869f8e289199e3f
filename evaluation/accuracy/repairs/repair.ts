import type { Markup } from '../markup.ts';

/** One thing mended on a bad page. */
export interface Repair {
  id: string;
  page: string;
  what: string;
  /** The check whose finding must go. */
  settles: string;
  mend(html: Markup): boolean;
}
