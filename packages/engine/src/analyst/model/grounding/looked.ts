import type { StatementKind } from './statement.ts';

/** A statement that held by its words, with all that it cites. */
export interface Looked {
  kind: StatementKind | 'rewrite';
  text: string;
  evidence: readonly string[];
}

/** Asked of each statement that holds by its words: whether it may be shown. */
export type SecondLook = (statement: Looked) => boolean;
