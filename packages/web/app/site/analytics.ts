import { countedPath } from '@liftmark/contract/event-thresholds';
import { hasConsent, isPrivacySignalled } from './consent.ts';
import { createEventQueue, type HappenedEvent } from './event-queue.ts';
import { loadGoogleTag, tellGoogleTag } from './google-tag.ts';
import { viewLabel } from './measures.ts';
import { notePage, noteVisitor, sessionId } from './visitor-session.ts';
import { watchPage } from './watch-page.ts';

/** The event names with which the running product reports a new screen, and what happens on it. */
const NAVIGATED = 'liftmark:navigated';
const HAPPENED = 'liftmark:happened';

/**
 * Counts how the pages are used. Without consent: views and clicks, which belong to no one. With consent: also
 * scroll depth, time, engagement and the path of the session. With Do Not Track or Global Privacy Control:
 * nothing.
 * Returns what consent turns on.
 */
export function startAnalytics(): { onConsent: () => void } {
  if (isPrivacySignalled(navigator)) return { onConsent: () => undefined };
  const queue = createEventQueue(() => (hasConsent() ? sessionId() : null));
  let path = '';
  let leavePage = (): void => undefined;

  function push(event: HappenedEvent): void {
    if (!hasConsent() && event.event !== 'page_view' && event.event !== 'cta_click') return;
    queue.push(event);
    const { event: name, ...properties } = event;
    tellGoogleTag(name, properties);
  }

  function tellOfVisitor(): void {
    const visitor = noteVisitor(Date.now());
    if (visitor !== null) push({ event: 'segment', path, ...visitor });
    push({ event: 'conversion_path', path, ...notePage(path) });
    loadGoogleTag(path);
  }

  function enterPage(): void {
    const next = countedPath(window.location.pathname);
    if (next === path) return;
    leavePage();
    path = next;
    const label = viewLabel(path, window.location.search);
    push({ event: 'page_view', path, ...(label && { label }) });
    if (hasConsent()) tellOfVisitor();
    leavePage = watchPage(path, push);
  }

  enterPage();
  window.addEventListener(NAVIGATED, enterPage);
  window.addEventListener(HAPPENED, (happened) => {
    if (happened instanceof CustomEvent) push({ ...happened.detail, path });
  });
  window.addEventListener('pagehide', () => {
    leavePage();
    queue.flush();
  });
  return { onConsent: tellOfVisitor };
}
