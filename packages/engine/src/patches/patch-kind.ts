import type { PatchOperation } from '@liftmark/contract/patches';
import type { Recommendation } from '@liftmark/contract/report';
import type { PartRewrites } from '@liftmark/contract/rewrites';
import type { PageFacts } from '../facts/types/page-facts.ts';
import type { PageModel } from '../page/page-model.ts';

/** What a fix is made from. */
export interface PatchContext {
  page: PageModel;
  facts: PageFacts;
  recommendation: Pick<Recommendation, 'id' | 'checks' | 'copyExamples'>;
  /** The report's better words, by part of the page. */
  rewrites: readonly PartRewrites[];
}

export interface Draft {
  /** What it changes, in one sentence. */
  summary: string;
  operations: PatchOperation[];
  /** Whether it shows words that only the owner has. */
  placeholder?: boolean;
  /** Whether more is needed before a check scores higher; it then claims none. */
  isPartial?: boolean;
}

/** One kind of fix that is concrete enough to be data. */
export interface PatchKind {
  /** Also the name of its file. */
  kind: string;
  /** Ids of the checks and diagnoses that it answers. */
  answers: readonly string[];
  /** Ids of the checks whose outcome it improves; all that it answers by default. */
  improves?: readonly string[];
  /** Null where this page leaves open what to change. */
  draft(context: PatchContext): Draft | null;
}
