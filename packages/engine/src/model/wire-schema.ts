import { z } from 'zod';
import { withoutFlawed } from './partial-answer.ts';

/** What some providers refuse in a schema. Code checks the answer for bounds, and fills in what it can do without. */
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
  'default',
]);

/** The schema as every provider takes it: JSON Schema without bounds and defaults. */
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

/** The parsed answer, without the items that break the schema, or what is wrong with it in words for the model. */
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
  const answer = parsed.success ? parsed.data : usable(value, schema);
  if (answer !== null) return { answer };
  const issues = (parsed.error?.issues ?? []).slice(0, MAX_ISSUES);
  return { problem: issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n') };
}

/** What can be used of an answer; null where it's nested deeper than anything that was asked for. */
function usable<Answer>(value: unknown, schema: z.ZodType<Answer>): Answer | null {
  try {
    return withoutFlawed(value, schema);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Whether a text holds a whole object. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(bareJson(text));
    return true;
  } catch {
    return false;
  }
}

const END_OF_THINKING = '</think>';

/** Models without schema support wrap their JSON in reasoning, words and code fences. */
function bareJson(text: string): string {
  const answer = text.split(END_OF_THINKING).at(-1) ?? '';
  return firstObject(answer) ?? firstObject(text) ?? text;
}

/** The first object in a text, if it is whole. */
function firstObject(text: string): string | null {
  const from = text.indexOf('{');
  let depth = 0;
  let isQuoted = false;
  for (let at = from; from >= 0 && at < text.length; at += 1) {
    const character = text[at];
    if (character === '\\' && isQuoted) at += 1;
    else if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && character === '{') depth += 1;
    else if (!isQuoted && character === '}') depth -= 1;
    if (depth === 0) return text.slice(from, at + 1);
  }
  return null;
}
