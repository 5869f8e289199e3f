import { customType } from 'drizzle-orm/pg-core';

/**
 * JSON text that PostgreSQL can store: text of a page may contain NUL characters and halves of surrogate pairs, which
 * `jsonb` refuses. NULs are dropped, lone halves become the replacement character.
 */
export function toStorableJson(value: unknown): string {
  return JSON.stringify(value).replace(/\\(?:u0000|ud[89a-f][0-9a-f]{2}|.)/g, (sequence) =>
    sequence === '\\u0000' ? '' : sequence.startsWith('\\ud') ? '\ufffd' : sequence,
  );
}

const jsonb = customType<{ data: unknown; driverData: string }>({
  dataType: () => 'jsonb',
  toDriver: toStorableJson,
});

/** A `jsonb` column of the given shape. */
export function json<Data>(name: string) {
  return jsonb(name).$type<Data>();
}
