import type { PageFacts } from './observe/facts.ts';

/** Longest list that a report keeps. No page that is made for people comes near; a hostile one may hold 16,000 fields. */
export const LONGEST_LIST = 500;

/** The facts as a report keeps them: all of them, each list cut at its longest. Scores rest on the whole lists. */
export function keptFacts(facts: PageFacts): Record<string, unknown> {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, kept(value)]));
}

function kept(value: unknown): unknown {
  if (!holdsLongList(value)) return value;
  if (Array.isArray(value)) return value.slice(0, LONGEST_LIST).map(kept);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, kept(part)]));
}

/** Almost nothing holds one, and is kept as it is. */
function holdsLongList(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.length > LONGEST_LIST || value.some(holdsLongList);
  for (const name in value) if (holdsLongList(value[name as keyof typeof value])) return true;
  return false;
}
