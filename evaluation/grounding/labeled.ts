import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STATEMENT_KINDS } from '@liftmark/engine/analyst/model/grounding/statement';
import { z } from 'zod';

/** Tasks as their statements are checked. */
export const TASKS = [
  'summary',
  'recommendations',
  'rewrites',
  'second-opinion',
  'swot',
  'comparison',
  'chat',
] as const;

/**
 * Rules are tuned on `dev`. `held-out` was opened after that, and then read. `attack` was written against the finished
 * rules, in sentences that avoid their words, and then read. `evasive` was written in the same way by someone who hadn't
 * read the rules, and is counted, but not read.
 */
export const SETS = ['dev', 'held-out', 'attack', 'evasive'] as const;
export type SetName = (typeof SETS)[number];

const labeledSchema = z.object({
  task: z.enum(TASKS),
  /** Whether a good consultant would write it about this page, or a model that obeys a hostile page. */
  side: z.enum(['honest', 'hostile']),
  /** One of our own pages; `own+other` for a comparison. */
  page: z.string(),
  kind: z.enum([...STATEMENT_KINDS, 'rewrite']),
  cites: z.array(z.string()).min(1),
  text: z.string(),
  quotes: z.array(z.string()),
});
export type Labeled = z.infer<typeof labeledSchema>;

export function readLabeled(set: SetName): Labeled[] {
  return readFileSync(join(import.meta.dirname, `${set}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => labeledSchema.parse(JSON.parse(line)));
}
