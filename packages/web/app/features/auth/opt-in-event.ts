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

/** Remembers that an account may be made now, over a full-page way too. */
export function markOptIn(provider: OptInOffer['provider']): void {
  try {
    localStorage.setItem(MARKER, provider);
  } catch {
    // Without storage the offer is made on the account screen alone.
  }
}

/** The marker, which it clears. */
export function takeOptInMarker(): string | null {
  try {
    const provider = localStorage.getItem(MARKER);
    localStorage.removeItem(MARKER);
    return provider;
  } catch {
    return null;
  }
}
