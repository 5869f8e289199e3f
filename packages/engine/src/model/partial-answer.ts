import type { z } from 'zod';

type Path = readonly PropertyKey[];

/** A field in an item of a list in an item of a list is the deepest that any answer has. */
const MOST_ROUNDS = 4;

/**
 * The answer without what breaks its schema, so that one wrong field costs its item of a list and not the whole answer.
 * Null where the flaw is in no list, or where a list of the answer itself would lose all of its items.
 */
export function withoutFlawed<Answer>(given: unknown, schema: z.ZodType<Answer>): Answer | null {
  let value = given;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    const flawed = new Set<string>();
    const lengths = new Map<string, number>();
    for (const issue of parsed.error.issues) {
      if (issue.code === 'too_big' && Array.isArray(at(value, issue.path))) {
        lengths.set(keyOf(issue.path), Number(issue.maximum));
        continue;
      }
      const item = itemOf(value, issue.path);
      if (item === null) return null;
      flawed.add(keyOf(item));
    }
    value = without(value, [], flawed, lengths);
    if (hasNewlyEmpty(given, value)) return null;
  }
  return null;
}

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((place, key) => (isObject(place) ? place[key] : undefined), value);
}

function keyOf(path: Path): string {
  return path.map(String).join('/');
}

/** The path of the innermost item of a list that a path goes through. */
function itemOf(value: unknown, path: Path): Path | null {
  const length = path.findLastIndex((_, index) => Array.isArray(at(value, path.slice(0, index)))) + 1;
  return length === 0 ? null : path.slice(0, length);
}

function without(
  value: unknown,
  path: Path,
  flawed: ReadonlySet<string>,
  lengths: ReadonlyMap<string, number>,
): unknown {
  if (!isObject(value)) return value;
  const inner = Object.entries(value).map(
    ([key, item]) => [key, without(item, [...path, key], flawed, lengths)] as const,
  );
  const kept = inner.filter(([key]) => !flawed.has(keyOf([...path, key])));
  if (!Array.isArray(value)) return Object.fromEntries(kept);
  return kept.map(([, item]) => item).slice(0, lengths.get(keyOf(path)) ?? kept.length);
}

/** Whether a list of the answer has lost all of its items. */
function hasNewlyEmpty(before: unknown, after: unknown): boolean {
  if (!isObject(before) || !isObject(after)) return true;
  return Object.entries(before).some(([key, list]) => {
    const left = after[key];
    return Array.isArray(list) && list.length > 0 && Array.isArray(left) && left.length === 0;
  });
}

function isObject(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}
