import { useSyncExternalStore } from 'react';

export type SignInMode = 'signin' | 'signup' | 'forgotten';

/** What the auth dialog is opened with. */
export interface SignInRequest {
  mode: SignInMode;
  /** Path of ours to go to afterwards; null to stay, because what was asked for goes on by itself. */
  returnTo: string | null;
  /** Why it opened, where that needs saying: Google refused. */
  problem?: string;
  /** Called when the person closes the dialog without having signed in. */
  onDismiss?: () => void;
}

let asked: SignInRequest | null = null;
const listeners = new Set<() => void>();

function set(next: SignInRequest | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** Opens the auth dialog over the screen that is shown. False where that screen has none. */
export function openSignIn(request: SignInRequest): boolean {
  set(request);
  return listeners.size > 0;
}

export function closeSignIn(): void {
  set(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For the dialog itself; null while it is closed. */
export function useSignInRequest(): SignInRequest | null {
  return useSyncExternalStore(
    subscribe,
    () => asked,
    () => null,
  );
}
