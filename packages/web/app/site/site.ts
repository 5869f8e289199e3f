import { startAnalytics } from './analytics.ts';
import { startConsent } from './consent.ts';
import { startCopyLinks } from './copy-link.ts';
import { startFeedbackButton } from './feedback-button.ts';
import { onPress } from './press.ts';

/** The script of every page, with or without React. */

const { onConsent } = startAnalytics();
startConsent(onConsent);
startCopyLinks();
startFeedbackButton();

/** Loaded by its address, so that the bundler's import helper stays out of every page. */
const FEEDBACK = '/feedback.js';

// Most people never open the feedback form, so its script loads with the first click.
onPress('[data-feedback-open]', async () => {
  const { openFeedback }: typeof import('./feedback.ts') = await import(/* @vite-ignore */ FEEDBACK);
  openFeedback();
});

/** Only the methodology has it. */
const TRACK_RECORD = '/track-record.js';
const trackRecord = document.querySelector<HTMLElement>('[data-track-record]');
if (trackRecord !== null) {
  void import(/* @vite-ignore */ TRACK_RECORD).then(
    ({ fillTrackRecord }: typeof import('./track-record.ts')) => fillTrackRecord(trackRecord),
  );
}

// The same page under an address that mustn't be listed.
if (window.location.search !== '' && document.querySelector('meta[name="robots"]') === null) {
  const tag = document.createElement('meta');
  tag.name = 'robots';
  tag.content = 'noindex';
  document.head.append(tag);
}
