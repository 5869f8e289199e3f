import { localStore } from '../../client/browser-store.ts';

/** What happens after an account was made: the offer of mails, and the way on. */

const EVENT = 'showEmailOptin';
const MARKER = 'pending-email-optin';

export interface OptInOffer {
  provider: 'email' | 'google';
  /** Path to go to once the offer has been answered; null to stay. */
  leadsTo: string | null;
}

/** Announces that an account was made in this page. */
export function announceOptIn(offer: OptInOffer): void {
  window.dispatchEvent(new CustomEvent<OptInOffer>(EVENT, { detail: offer }));
}

/** @returns how to stop listening */
export function onOptIn(listener: (offer: OptInOffer) => void): () => void {
  const receive = (event: Event): void => {
    if (event instanceof CustomEvent) listener(event.detail);
  };
  window.addEventListener(EVENT, receive);
  return () => window.removeEventListener(EVENT, receive);
}

/** Remembers that an account may be made now, over a full-page way too; else the account screen alone offers. */
export function markOptIn(provider: OptInOffer['provider']): void {
  localStore.write(MARKER, provider);
}

/** The marker, which it clears. */
export function takeOptInMarker(): string | null {
  const provider = localStore.read(MARKER);
  localStore.remove(MARKER);
  return provider;
}
