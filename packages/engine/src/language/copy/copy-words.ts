import type { PageType } from '@liftmark/contract/page-types';
import type en from '../../../data/languages/en/copy.json';

/** What the main button of a page asks for. */
export type Goal = keyof (typeof en)['actions'];

/** A line that a check proposes for the page. */
export type CopyLine = keyof (typeof en)['lines'];

/**
 * Words to paste into a page, in one language. `{name}` is filled in from the page, `{name|[placeholder]}` too where the
 * page says it; what stands in brackets only the owner of the page knows.
 */
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
  /** What footers call the pages that every site has. */
  links: Record<keyof (typeof en)['links'], string>;
  /** The heading of a list of questions, and questions whose answers a page may have elsewhere. */
  faq: Record<keyof (typeof en)['faq'], string>;
}
