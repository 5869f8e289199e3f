import { expect, it } from 'vitest';
import type { Captured, CaptureOptions } from '../capture.ts';
import { CaptureError, FloodError, OutgrownError, UnsentError } from '../capture-error.ts';
import { withStaticFallback } from './static-fallback.ts';

type Code = CaptureError['code'];

const STATIC = { snapshot: { mode: 'static' } } as unknown as Captured;

function failing(code: Code, hasAnswered = true) {
  return async ({ onStep }: CaptureOptions): Promise<Captured> => {
    if (hasAnswered) onStep?.('answered');
    throw new CaptureError(code, 'of the browser');
  };
}

it.each(['timeout', 'crash'] as const)('reads the HTML alone of a page that answered: %s', async (code) => {
  const steps: string[] = [];
  const options = { budgetMs: 5_000, onStep: (step: string) => void steps.push(step) };
  const readStatic = async ({ budgetMs = 0, signal }: CaptureOptions) => {
    expect(signal?.aborted).toBe(false);
    expect(budgetMs).toBeGreaterThan(0);
    expect(budgetMs).toBeLessThanOrEqual(5_000);
    return STATIC;
  };
  expect(await withStaticFallback(failing(code), readStatic, options)).toBe(STATIC);
  expect(steps).toEqual(['answered']);
});

it.each([
  ['timeout', false],
  ['crash', false],
  ['blocked_by_site', true],
  ['unstable', true],
] as const)('lets %s stand (answered: %s)', async (code, hasAnswered) => {
  const never = () => Promise.reject(new Error('asked'));
  await expect(withStaticFallback(failing(code, hasAnswered), never, {})).rejects.toMatchObject({ code });
});

it.each([
  ['empty', 'timeout'],
  ['unreachable', 'timeout'],
  ['too_large', 'too_large'],
] as const)('where the HTML alone is %s, the page is %s', async (second, code) => {
  await expect(withStaticFallback(failing('timeout'), failing(second), {})).rejects.toMatchObject({ code });
});

it('reads the HTML alone of a page that took too much memory', async () => {
  const outgrown = ({ onStep }: CaptureOptions) => {
    onStep?.('answered');
    return Promise.reject(new OutgrownError('of the browser'));
  };
  expect(await withStaticFallback(outgrown, async () => STATIC, {})).toBe(STATIC);
  await expect(withStaticFallback(outgrown, failing('empty'), {})).rejects.toMatchObject({
    code: 'too_large',
  });
});

it('reads no page by its HTML alone that floods the browser', async () => {
  const flooding = ({ onStep }: CaptureOptions) => {
    onStep?.('answered');
    return Promise.reject(new FloodError('its messages are endless'));
  };
  await expect(withStaticFallback(flooding, async () => STATIC, {})).rejects.toMatchObject({
    code: 'too_large',
    message: expect.stringContaining('console messages'),
  });
});

it('asks no second time for a page whose document is still being sent', async () => {
  const unsent = ({ onStep }: CaptureOptions) => {
    onStep?.('answered');
    return Promise.reject(new UnsentError('of the browser'));
  };
  const never = () => Promise.reject(new Error('asked'));
  await expect(withStaticFallback(unsent, never, {})).rejects.toMatchObject({ code: 'timeout' });
});

it('ends at once where the caller gives up', async () => {
  const giveUp = new AbortController();
  const rendered = ({ onStep }: CaptureOptions) => {
    onStep?.('answered');
    giveUp.abort(new Error('given up'));
    return Promise.reject(new CaptureError('timeout', 'of the browser'));
  };
  const never = () => Promise.reject(new Error('asked'));
  await expect(withStaticFallback(rendered, never, { signal: giveUp.signal })).rejects.toThrow('given up');
});
