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
export type TaskName = (typeof TASKS)[number];

/** Rules are tuned on `dev`; `held-out` only measures. */
export const HALVES = ['dev', 'held-out'] as const;
export type Half = (typeof HALVES)[number];

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

export function readLabeled(half: Half): Labeled[] {
  return readFileSync(join(import.meta.dirname, `${half}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => labeledSchema.parse(JSON.parse(line)));
}
