import { startAnalytics } from './analytics.ts';
import { startConsent } from './consent.ts';
import { startCopyLinks } from './copy-link.ts';
import { startFeedback } from './feedback.ts';

/** The script of every page, with or without React. */

const { onConsent } = startAnalytics();
startConsent(onConsent);
startCopyLinks();
startFeedback();

// The same page under an address that should not be listed.
if (window.location.search !== '' && document.querySelector('meta[name="robots"]') === null) {
  const tag = document.createElement('meta');
  tag.name = 'robots';
  tag.content = 'noindex';
  document.head.append(tag);
}
