import { onPress } from './press.ts';
import { read, write } from './storage.ts';

const KEY = 'cookie-consent';

/** Whether the browser says that its person does not want to be followed. */
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

/** Shows the notice until it is answered, and tells of an acceptance. */
export function startConsent(onAccept: () => void): void {
  const notice = document.getElementById('cookie-notice');
  if (notice === null) return;
  notice.hidden = read('localStorage', KEY) !== null;
  onPress('[data-consent]', (answer) => {
    write('localStorage', KEY, answer.dataset.consent ?? '');
    notice.hidden = true;
    if (hasConsent()) onAccept();
  });
}
