import { expect, it } from 'vitest';
import { providerFailureOf } from './provider-failure.ts';

const answered = (body: unknown) => ({ statusCode: 400, responseBody: JSON.stringify(body) });

function nested(depth: number): object {
  let value: object = { code: 'innermost' };
  for (let level = 1; level < depth; level += 1) value = { inner: value, message: `level ${level}` };
  return value;
}

it('reads what a body says at most eight levels deep', () => {
  expect(providerFailureOf(answered(nested(8))).codes).toContain('innermost');
  expect(providerFailureOf(answered(nested(9))).codes).not.toContain('innermost');
});

it('reads a body of any depth and width, the outer words first', () => {
  const deep = providerFailureOf({ statusCode: 400, data: nested(100_000) });
  expect(deep.words.split('\n')).toHaveLength(8);
  const wide = Array.from({ length: 5_000 }, (_, index) => ({ message: `detail ${index}` }));
  const { words, codes } = providerFailureOf({
    data: { details: wide, error: { code: 'invalid_api_key', message: 'Wrong key' } },
    code: 'ECONNRESET',
  });
  expect(words.split('\n').length).toBeLessThanOrEqual(200);
  expect(words.startsWith('Wrong key\n')).toBe(true);
  expect(codes).toEqual(new Set(['ECONNRESET', 'invalid_api_key']));
});

it('parses no more than 64 KB of a body', () => {
  const longer = (characters: number) => ({ padding: 'x'.repeat(characters), code: 'model_not_found' });
  expect(providerFailureOf(answered(longer(60_000))).codes).toContain('model_not_found');
  expect(providerFailureOf(answered(longer(70_000)))).toMatchObject({ status: 400, codes: new Set() });
});

it('reads each error once', () => {
  let reads = 0;
  const error = {
    statusCode: 429,
    get responseBody() {
      reads += 1;
      return '{"error":{"message":"Slow down"}}';
    },
  };
  const first = providerFailureOf(error);
  const readsOfOne = reads;
  expect(providerFailureOf(error)).toBe(first);
  expect(reads).toBe(readsOfOne);
  expect(first.words).toBe('Slow down');
});
