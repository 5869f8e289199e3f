import { startAnalytics } from './analytics.ts';
import { startConsent } from './consent.ts';
import { startCopyLinks } from './copy-link.ts';

/** The script of every page, with or without React. */

const { onConsent } = startAnalytics();
startConsent(onConsent);
startCopyLinks();

// Most pages are read without a word back, so its script comes with the first click.
document.addEventListener('click', async ({ target }) => {
  if (!(target instanceof Element) || target.closest('[data-feedback-open]') === null) return;
  const { openFeedback } = await import('./feedback.ts');
  openFeedback();
});

// The same page under an address that should not be listed.
if (window.location.search !== '' && document.querySelector('meta[name="robots"]') === null) {
  const tag = document.createElement('meta');
  tag.name = 'robots';
  tag.content = 'noindex';
  document.head.append(tag);
}
