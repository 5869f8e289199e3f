import { type CheckedText, checkStatement } from '../fact-check.ts';
import type { SourceFacts } from '../source-facts.ts';
import type { Statement } from '../statement.ts';

/** What a sentence of an insight is: what was seen, why it matters, or what to do. */
export type StatementKind = 'observation' | 'reason' | 'proposal';

/** One sentence of an insight against what it cites. */
export function checkInsight(statement: Statement, facts: SourceFacts, kind: StatementKind): CheckedText {
  return checkStatement(statement, facts, { isAdvice: kind !== 'observation', mayRestOnWords: true });
}
