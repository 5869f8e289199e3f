import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Captured } from '../../capture/capture.ts';
import type { Capturer } from '../../capture/capturer.ts';
import { createIdleCapturer } from './idle-capturer.ts';

const IDLE_MS = 1_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function browsers() {
  const closed = vi.fn(async () => undefined);
  const open = vi.fn(
    async (): Promise<Capturer> => ({
      mode: 'rendered',
      capture: async () => ({}) as Captured,
      tryOut: null,
      prepare: async () => undefined,
      close: closed,
    }),
  );
  return { open, closed };
}

it('opens one browser for pages in a row, and closes it once none comes', async () => {
  const { open, closed } = browsers();
  const capturer = createIdleCapturer(open, IDLE_MS);
  await capturer.capture('https://a.example');
  await vi.advanceTimersByTimeAsync(IDLE_MS - 1);
  await capturer.capture('https://b.example');
  expect(open).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(IDLE_MS);
  expect(closed).toHaveBeenCalledOnce();
  await capturer.capture('https://c.example');
  expect(open).toHaveBeenCalledTimes(2);
  await capturer.close();
  expect(closed).toHaveBeenCalledTimes(2);
});

it('tries again after a browser could not be opened', async () => {
  const { open } = browsers();
  open.mockRejectedValueOnce(new Error('no browser'));
  const capturer = createIdleCapturer(open, IDLE_MS);
  await expect(capturer.capture('https://a.example')).rejects.toThrow('no browser');
  await capturer.capture('https://a.example');
  expect(open).toHaveBeenCalledTimes(2);
  await capturer.close();
});
