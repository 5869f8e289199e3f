/** Why a statement is dropped. */
export type Flaw =
  | 'empty'
  | 'unknown-id'
  | 'machine-text'
  | 'quote-not-on-page'
  | 'foreign-content'
  | 'prompt-text'
  | 'reader-command'
  | 'score'
  | 'invented-figure'
  | 'invented-name'
  | 'claim'
  | 'unsupported'
  | 'not-advice'
  | 'contradiction'
  | 'repeated'
  | 'not-said';

/** The text as it may be shown, or why it may not. */
export type CheckedText = { text: string } | { flaw: Flaw };
