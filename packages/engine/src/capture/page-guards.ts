import type { Page } from 'playwright-core';

const MAX_ERRORS = 50;
const MAX_ERROR_LENGTH = 300;

/** Uncaught errors and console errors; the list grows while the page lives. */
export function collectScriptErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  const add = (text: string) => {
    if (errors.length < MAX_ERRORS) errors.push(text.slice(0, MAX_ERROR_LENGTH));
  };
  page.on('pageerror', (error) => add(error.message));
  page.on('console', (message) => {
    // The browser reports failed requests here too; those stand in the requests.
    const isOwn = message.type() === 'error' && !message.text().startsWith('Failed to load resource');
    if (isOwn) add(message.text());
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
