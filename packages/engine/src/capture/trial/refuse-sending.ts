import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';

/**
 * Refuses what could change something at the site: every request but GET and HEAD, and every way to send that isn't a
 * request. For a context that hasn't opened a page yet.
 *
 * @returns what keeps all frames from going elsewhere, from then on
 */
export async function refuseSending(context: BrowserContext): Promise<() => void> {
  let isSealed = false;
  await context.addInitScript({ path: join(import.meta.dirname, 'unseen-senders.js') });
  await context.route('**/*', async (route) => {
    const request = route.request();
    const isReading = request.method() === 'GET' || request.method() === 'HEAD';
    const answer = () => {
      // The browser stays where it is after an aborted navigation, and shows an error page after a blocked one.
      if (isSealed && request.isNavigationRequest()) return route.abort('aborted');
      return isReading ? route.continue() : route.abort('blockedbyclient');
    };
    await answer().catch(() => undefined);
  });
  return () => {
    isSealed = true;
  };
}
