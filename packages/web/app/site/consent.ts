import { onPress } from './press.ts';
import { read, write } from './storage.ts';

const KEY = 'cookie-consent';

/** Whether the browser signals that its user doesn't want to be tracked. */
export function isPrivacySignalled({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack === '1' || globalPrivacyControl === true;
}

interface PrivacySignals {
  doNotTrack: string | null;
  globalPrivacyControl?: boolean;
}

export function hasConsent(): boolean {
  return read('localStorage', KEY) === 'accepted';
}

/** Handles the answer to the notice, which `frame.js` shows, and reports an acceptance. */
export function startConsent(onAccept: () => void): void {
  onPress('[data-consent]', (answer) => {
    write('localStorage', KEY, answer.dataset.consent ?? '');
    delete document.documentElement.dataset.cookieNotice;
    if (hasConsent()) onAccept();
  });
}
