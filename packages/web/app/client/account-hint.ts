import type { User } from '@liftmark/contract/auth';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { localStore } from './browser-store.ts';

/**
 * The account as the navigation bar shows it before the server has answered, and on pages without React, where
 * `frame.js` reads it. It grants nothing: every call authenticates itself.
 */
const hintSchema = z.object({
  /** The first name, or else the address. */
  name: z.string(),
  image: z.string().nullable(),
  isFounder: z.boolean(),
  /** Whether the workspace that they last worked in has Pro. */
  isPro: z.boolean().default(false),
});

type AccountHint = z.output<typeof hintSchema>;

const KEY = 'account';
const listeners = new Set<() => void>();
let current: AccountHint | null | undefined;

function hintOf(user: User): AccountHint {
  return {
    name: user.firstName || user.email,
    image: user.profileImageUrl,
    isFounder: user.isFounder,
    isPro: user.isPro,
  };
}

/** Stores the server's answer about who is signed in, and shows it immediately. */
export function rememberAccount(user: User | null): void {
  current = user === null ? null : hintOf(user);
  if (current === null) delete document.documentElement.dataset.account;
  else document.documentElement.dataset.account = '';
  if (current === null) localStore.remove(KEY);
  else localStore.writeJson(KEY, current);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function snapshot(): AccountHint | null {
  if (current === undefined) current = hintSchema.safeParse(localStore.readJson(KEY)).data ?? null;
  return current;
}

export function useAccountHint(): AccountHint | null {
  return useSyncExternalStore(subscribe, snapshot, () => null);
}
