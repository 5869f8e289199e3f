import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { speakPlainly } from './refusal-words.ts';

beforeAll(speakPlainly);
afterAll(() => {
  z.config({ customError: undefined });
});

it.each([
  [z.number().max(100), 200, 'Please enter at most 100.'],
  [z.number().min(0), -1, 'Please enter at least 0.'],
  [z.number(), 'x', 'Please enter a number.'],
  [z.int(), 1.5, 'Please enter a whole number.'],
  [z.string(), undefined, 'Please fill this in.'],
  [z.string().min(1), '', 'Please fill this in.'],
  [z.string().max(2_000), 'x'.repeat(2_001), 'Please use at most 2,000 characters.'],
  [z.enum(['a', 'b']), 'c', 'Please choose one of the listed values.'],
  [z.literal('DELETE'), 'x', 'Please enter DELETE.'],
  [z.array(z.string()).max(1), ['a', 'b'], 'Please choose at most 1 entry.'],
  [z.email(), 'x', 'Please enter an email address.'],
  [z.iso.date(), 'x', 'Please enter a date as YYYY-MM-DD.'],
  [z.string().regex(/a/), 'b', 'Please check this value.'],
  [z.number('Choose 1-5 stars'), 'x', 'Choose 1-5 stars'],
])('refuses in words for people: %#', (schema, value, sentence) => {
  expect(schema.safeParse(value).error?.issues[0]?.message).toBe(sentence);
});
