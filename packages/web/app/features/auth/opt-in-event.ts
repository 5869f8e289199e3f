import { localStore } from '../../client/browser-store.ts';

/** What happens after sign-up: the email offer, and where to go next. */

const EVENT = 'showEmailOptin';
const MARKER = 'pending-email-optin';

export interface OptInOffer {
  provider: 'email' | 'google';
  /** Path to go to once the offer has been answered; null to stay. */
  leadsTo: string | null;
}

/** Announces a sign-up on this page. */
export function announceOptIn(offer: OptInOffer): void {
  window.dispatchEvent(new CustomEvent<OptInOffer>(EVENT, { detail: offer }));
}

/** @returns stops listening */
export function onOptIn(listener: (offer: OptInOffer) => void): () => void {
  const receive = (event: Event): void => {
    if (event instanceof CustomEvent) listener(event.detail);
  };
  window.addEventListener(EVENT, receive);
  return () => window.removeEventListener(EVENT, receive);
}

/**
 * Remembers that a sign-up may be happening, even through a full-page navigation; without it only the account
 * screen makes the offer.
 */
export function markOptIn(provider: OptInOffer['provider']): void {
  localStore.write(MARKER, provider);
}

/** Returns the marker and clears it. */
export function takeOptInMarker(): string | null {
  const provider = localStore.read(MARKER);
  localStore.remove(MARKER);
  return provider;
}
