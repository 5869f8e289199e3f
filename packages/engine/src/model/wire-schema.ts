import { z } from 'zod';

/** Bounds that some providers refuse in a schema. Code checks the answer for them instead. */
const BOUNDS = new Set([
  '$schema',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
]);

/** The schema as every provider takes it: JSON Schema without bounds. */
export function wireSchema(schema: z.ZodType): Record<string, unknown> {
  return withoutBounds(z.toJSONSchema(schema)) as Record<string, unknown>;
}

function withoutBounds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBounds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !BOUNDS.has(key))
      .map(([key, inner]) => [key, withoutBounds(inner)]),
  );
}

const MAX_ISSUES = 6;

/** The parsed answer, or what is wrong with it in words for the model. */
export function readAnswer<Answer>(
  text: string,
  schema: z.ZodType<Answer>,
): { answer: Answer } | { problem: string } {
  let value: unknown;
  try {
    value = JSON.parse(bareJson(text));
  } catch (error) {
    return { problem: `It is not valid JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return { answer: parsed.data };
  const issues = parsed.error.issues.slice(0, MAX_ISSUES);
  return { problem: issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n') };
}

/** Models without schema support tend to wrap their JSON in words and code fences. */
function bareJson(text: string): string {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  return from >= 0 && to > from ? text.slice(from, to + 1) : text;
}
