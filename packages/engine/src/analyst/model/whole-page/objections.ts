import type { CheckedText, Flaw } from '../grounding/flaw.ts';

/** The part of an insight that an objection is about. */
export type InsightPart = 'nodes' | 'title' | 'problem' | 'why' | 'fix';

/** Words of an insight that don't hold, and why. */
export interface Objection {
  part: InsightPart;
  text: string;
  flaw: Flaw;
}

/** The objections to texts of a part, by what became of each. */
export function objectionsTo(
  part: InsightPart,
  texts: readonly string[],
  checked: readonly CheckedText[],
): Objection[] {
  return checked.flatMap((result, index) =>
    'flaw' in result ? { part, text: texts[index] ?? '', flaw: result.flaw } : [],
  );
}
