/** Browser storage that may be closed to the page. */

type Area = 'localStorage' | 'sessionStorage';

export function read(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores nothing if the storage is closed or full. */
export function write(area: Area, key: string, value: string): void {
  try {
    window[area].setItem(key, value);
  } catch {
    // The value then lasts only as long as the page.
  }
}
