/** What the browser keeps, where storage may be closed to the page, full, or hold what another version wrote. */
export interface BrowserStore {
  isOpen: () => boolean;
  /** What is kept under the key; null where that is nothing, or not to be read. */
  read: (key: string) => string | null;
  /** The same as the value that was kept as JSON; null too where it is no JSON. */
  readJson: (key: string) => unknown;
  /** False where the browser keeps nothing. */
  write: (key: string, value: string) => boolean;
  writeJson: (key: string, value: unknown) => boolean;
  remove: (key: string) => void;
}

/**
 * @param open gives the storage anew at each use, since a closed one refuses already to be named
 */
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

/** Lasts as long as the tab, over full-page ways too. */
export const tabStore = browserStore(() => sessionStorage);

/** Lasts in this browser. */
export const localStore = browserStore(() => localStorage);
