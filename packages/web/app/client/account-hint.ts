import type { User } from '@liftmark/contract/auth';
import { useSyncExternalStore } from 'react';

/**
 * What the bar shows of the account before the server has answered, and on pages without React, where
 * `frame.js` reads it. It opens nothing: every call proves for itself who asks.
 */
export interface AccountHint {
  /** The first name, or else the address. */
  name: string;
  image: string | null;
  isFounder: boolean;
}

const KEY = 'account';
const listeners = new Set<() => void>();
let current: AccountHint | null | undefined;

function stored(): AccountHint | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

function hintOf(user: User): AccountHint {
  return { name: user.firstName || user.email, image: user.profileImageUrl, isFounder: user.isFounder };
}

/** Keeps what the server said of who is signed in, and shows it at once. */
export function rememberAccount(user: User | null): void {
  current = user === null ? null : hintOf(user);
  if (current === null) delete document.documentElement.dataset.account;
  else document.documentElement.dataset.account = '';
  try {
    if (current === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Storage can be closed to the page; the bar then waits for the server each time.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function snapshot(): AccountHint | null {
  if (current === undefined) current = stored();
  return current;
}

export function useAccountHint(): AccountHint | null {
  return useSyncExternalStore(subscribe, snapshot, () => null);
}
