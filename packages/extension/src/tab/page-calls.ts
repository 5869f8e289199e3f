import { browser } from 'wxt/browser';
import type { PageReader } from '../page/reader.ts';
import { text } from '../text.ts';

/** The reader in a tab, called from the extension. */
export type PageCalls = {
  [Name in keyof PageReader]: (
    ...input: Parameters<PageReader[Name]>
  ) => Promise<Awaited<ReturnType<PageReader[Name]>>>;
};

/** A tab that can't be captured, in a sentence for the person. */
export class TabError extends Error {}

/** Puts the reader into the tab. Rejects where the browser lets no extension in, such as on its own pages. */
export async function readerIn(tabId: number): Promise<PageCalls> {
  await browser.scripting.executeScript({ target: { tabId }, files: ['/reader.js'] }).catch((cause) => {
    throw new TabError(text.problems.unreadable, { cause });
  });
  const call =
    (name: string) =>
    async (...input: unknown[]) => {
      const [answer] = await browser.scripting.executeScript({
        target: { tabId },
        func: (called: string, given: unknown[]) =>
          (globalThis as unknown as { liftmark: Record<string, (...all: unknown[]) => unknown> }).liftmark[
            called
          ]?.(...given),
        args: [name, input],
      });
      return answer?.result;
    };
  return new Proxy({} as PageCalls, { get: (_, name) => (name === 'then' ? undefined : call(String(name))) });
}
