import { CaptureError } from '../../capture/capture-error.ts';
import type { Capturer } from '../../capture/capturer.ts';

export interface IdleCapturer extends Pick<Capturer, 'capture' | 'tryOut' | 'close'> {}

/**
 * Opens a browser for the first page and closes it once no page was opened for a while, because a session of an
 * assistant may go on for hours. `open` is called again for the next page.
 */
export function createIdleCapturer(open: () => Promise<Capturer>, idleMs: number): IdleCapturer {
  let opened: Promise<Capturer> | null = null;
  let users = 0;
  let timer: NodeJS.Timeout | undefined;

  async function close(): Promise<void> {
    clearTimeout(timer);
    const last = opened;
    opened = null;
    const capturer = await last?.catch(() => null);
    await capturer?.close();
  }

  async function using<Result>(work: (capturer: Capturer) => Promise<Result>): Promise<Result> {
    clearTimeout(timer);
    users += 1;
    opened ??= open().catch((error) => {
      opened = null;
      throw error;
    });
    try {
      return await work(await opened);
    } finally {
      users -= 1;
      if (users === 0) timer = setTimeout(() => void close(), idleMs).unref();
    }
  }

  return {
    capture: (url, options) => using((capturer) => capturer.capture(url, options)),
    tryOut: (url, options, work) =>
      using(async ({ tryOut }) => {
        if (tryOut === null) throw new CaptureError('crash', 'the browser is gone');
        return tryOut(url, options, work);
      }),
    close,
  };
}
