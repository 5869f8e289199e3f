/** How a link was shared. */
export type PassedOn = 'copied' | 'shared' | 'shown';

/** The browser functions that share a link; replaced in tests. */
export interface SharingBrowser {
  /** Rejects if the browser doesn't allow it. */
  copy: (text: string) => Promise<void>;
  /** The native share sheet, null if there is none. Rejects if it is dismissed. */
  share: ((data: { title: string; url: string }) => Promise<void>) | null;
  /** Resolves after `ms`. */
  wait: (ms: number) => Promise<void>;
}

const SHEET_AFTER_MS = 100;

/**
 * Copies a link and opens the native share sheet a moment later. If copying isn't allowed only the sheet is used,
 * and without a sheet the link has to be shown.
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
