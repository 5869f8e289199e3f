/** How a link was passed on. */
export type PassedOn = 'copied' | 'shared' | 'shown';

/** The parts of the browser that pass a link on; replaced in tests. */
export interface SharingBrowser {
  /** Rejects where the browser forbids it. */
  copy: (text: string) => Promise<void>;
  /** The native share sheet, null where there is none. Rejects where it is closed again. */
  share: ((data: { title: string; url: string }) => Promise<void>) | null;
  /** Resolves after `ms`. */
  wait: (ms: number) => Promise<void>;
}

const SHEET_AFTER_MS = 100;

/**
 * Copies a link and opens the native share sheet a moment later. Where copying is forbidden the sheet alone has
 * to do, and where there is none the link has to be shown.
 */
export async function passOn(
  link: { title: string; url: string },
  browser: SharingBrowser,
  onCopied: () => void,
): Promise<PassedOn> {
  const isCopied = await browser.copy(link.url).then(
    () => true,
    () => false,
  );
  if (isCopied) onCopied();
  if (browser.share === null) return isCopied ? 'copied' : 'shown';
  await browser.wait(SHEET_AFTER_MS);
  const isShared = await browser.share(link).then(
    () => true,
    () => false,
  );
  if (isShared) return 'shared';
  return isCopied ? 'copied' : 'shown';
}

export const thisBrowser: SharingBrowser = {
  copy: async (text) => navigator.clipboard.writeText(text),
  get share(): SharingBrowser['share'] {
    return typeof navigator.share === 'function' ? (data) => navigator.share(data) : null;
  },
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};
