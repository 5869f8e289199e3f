import { useSyncExternalStore } from 'react';

export type SignInMode = 'signin' | 'signup' | 'forgotten';

/** How the auth dialog is opened. */
export interface SignInRequest {
  mode: SignInMode;
  /** Path on this site to go to afterwards; null to stay, because the pending action continues by itself. */
  returnTo: string | null;
  /** The address to begin with. */
  email?: string;
  /** Why it opened, if that needs explaining: Google refused. */
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

/** Opens the auth dialog over the current screen. False if that screen has none. */
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
