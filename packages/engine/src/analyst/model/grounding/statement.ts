import { z } from 'zod';

/** An observation says what is on the page, a proposal what to do, a reason why it matters. */
export const STATEMENT_KINDS = ['observation', 'proposal', 'reason'] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

const MAX_TEXT = 420;
const MAX_QUOTE = 300;

/** A sentence or two with what it is based on. */
export const statementSchema = z.object({
  text: z.string().min(1).max(MAX_TEXT),
  /** Ids of findings or of words on the page. */
  cites: z.array(z.string().max(80)).min(1).max(8),
  /** Words of the page that the text uses, letter by letter. */
  quotes: z.array(z.string().max(MAX_QUOTE)).max(6),
});
export type Statement = z.infer<typeof statementSchema>;

/** In place of one that breaks its schema, where the built-in words do; it never holds. */
export const NO_STATEMENT: Statement = { text: '', cites: [], quotes: [] };

/** A statement of a text that mixes kinds, as a chat answer does. */
export const kindedStatementSchema = statementSchema.extend({ kind: z.enum(STATEMENT_KINDS) });
export type KindedStatement = z.infer<typeof kindedStatementSchema>;

/** A better text for the page, with placeholders in brackets for what the page doesn't say. */
export const rewriteSchema = z.object({
  text: z.string().min(1).max(160),
  cites: z.array(z.string().max(80)).min(1).max(8),
});
export type Rewrite = z.infer<typeof rewriteSchema>;
