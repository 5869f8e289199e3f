/** Browser storage that may be closed to the page, full, or hold values of another version. */
export interface BrowserStore {
  isOpen: () => boolean;
  /** The value stored under the key; null if there is none or it can't be read. */
  read: (key: string) => string | null;
  /** The same for a value stored as JSON; null too if it isn't JSON. */
  readJson: (key: string) => unknown;
  /** False if the browser stores nothing. */
  write: (key: string, value: string) => boolean;
  writeJson: (key: string, value: unknown) => boolean;
  remove: (key: string) => void;
}

/** @param open returns the storage at each use, because a closed one already throws when it is named */
export function browserStore(open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): BrowserStore {
  const read = (key: string): string | null => attempt(() => open().getItem(key));
  const write = (key: string, value: string): boolean =>
    attempt(() => {
      open().setItem(key, value);
      return true;
    }) ?? false;
  return {
    isOpen: () =>
      attempt(() => {
        open().getItem('');
        return true;
      }) ?? false,
    read,
    readJson: (key) => attempt(() => JSON.parse(read(key) ?? 'null')),
    write,
    writeJson: (key, value) => write(key, JSON.stringify(value)),
    remove: (key) => attempt(() => open().removeItem(key)),
  };
}

function attempt<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** Lasts as long as the tab, including full-page navigations. */
export const tabStore = browserStore(() => sessionStorage);

/** Lasts in this browser. */
export const localStore = browserStore(() => localStorage);
