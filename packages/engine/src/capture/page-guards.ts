import type { Page } from 'playwright-core';

const MAX_ERRORS = 50;
const MAX_ERROR_LENGTH = 300;
/** Characters of all messages together, each of which passes through this program. */
const MAX_WRITTEN = 10_000_000;

/**
 * Uncaught errors and console errors; the list grows while the page lives.
 * @param onFlood called once the page has written more than any page of use to somebody
 */
export function collectScriptErrors(page: Page, onFlood: () => void): readonly string[] {
  const errors: string[] = [];
  let written = 0;
  const count = (text: string) => {
    if (written <= MAX_WRITTEN && written + text.length > MAX_WRITTEN) onFlood();
    written += text.length;
  };
  const add = (text: string) => {
    if (errors.length < MAX_ERRORS) errors.push(text.slice(0, MAX_ERROR_LENGTH));
  };
  page.on('pageerror', ({ message }) => {
    count(message);
    add(message);
  });
  page.on('console', (message) => {
    const text = message.text();
    count(text);
    // The browser reports failed requests here too; those stand in the requests.
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) add(text);
  });
  return errors;
}

/** Dialogs are dismissed and windows that the page opens are closed at once. */
export function keepAlone(page: Page): void {
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
  page.context().on('page', (other) => {
    if (other !== page) void other.close().catch(() => undefined);
  });
}
