interface WithImpact {
  impact: { text: string };
}

const SENTENCE_END = '. ';

/** What a change may do; its first sentence where an earlier change of the list says the same. */
export function impactWords(item: WithImpact, all: readonly (WithImpact | { locked: true })[]): string {
  const { text } = item.impact;
  const first = all.find((one) => 'impact' in one && one.impact.text === text);
  const end = text.indexOf(SENTENCE_END);
  return first === undefined || first === item || end < 0 ? text : text.slice(0, end + 1);
}
