import type { PageFacts } from '../facts/types/page-facts.ts';

/** The longest list that a report keeps. Real pages don't come near; a hostile one may have 16,000 fields. */
export const LONGEST_LIST = 500;

/** The facts as a report keeps them, with long lists cut. Scores are based on the whole lists. */
export function reportedFacts(facts: PageFacts): Record<string, unknown> {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, kept(value)]));
}

function kept(value: unknown): unknown {
  if (!holdsLongList(value)) return value;
  if (Array.isArray(value)) return value.slice(0, LONGEST_LIST).map(kept);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, kept(part)]));
}

/** Values without a long list, nearly all, are kept as they are. */
function holdsLongList(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.length > LONGEST_LIST || value.some(holdsLongList);
  for (const name in value) if (holdsLongList(value[name as keyof typeof value])) return true;
  return false;
}
