import type { PageType } from '@liftmark/contract/page-types';
import type { en } from './en.ts';

/** What the main button of a page asks for. */
export type Goal = keyof (typeof en)['actions'];

/** A line that a check proposes for the page. */
export type CopyLine = keyof (typeof en)['lines'];

/** Words to paste into a page, in one language; see `en.ts` for what the marks in them mean. */
export interface CopyWords {
  /** Labels that name the act and its object, the best first. */
  actions: Record<Goal, readonly string[]>;
  headlines: {
    /** Where the page does not say what it offers. */
    unknown: string;
    /** For what solves no problem: places, works of art, gatherings. */
    plain: string;
    alternatives: readonly string[];
    /** The same for what is sold as goods, which keep their name. */
    goods: readonly string[];
    usual: string;
    byType: Partial<Record<PageType, string>>;
  };
  lines: Record<CopyLine, string>;
}
