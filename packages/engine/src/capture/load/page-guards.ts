import type { CDPSession, Page } from 'playwright-core';
import { contained } from '../read/node-text.ts';

const MAX_ERRORS = 50;
const MAX_ERROR_LENGTH = 300;
/** Characters of all messages together; each passes through this program. */
const MAX_WRITTEN = 10_000_000;
/** Characters of cookie descriptions; 600 requests with 40 cookies each stay below. */
const MAX_DESCRIBED = 20_000_000;
/** Characters of one description besides the cookie's name and value. */
const COOKIE_DESCRIPTION = 500;

/**
 * Uncaught errors and console errors; the list grows as long as the page is open.
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
    if (errors.length < MAX_ERRORS) errors.push(contained(text.slice(0, MAX_ERROR_LENGTH)));
  };
  page.on('pageerror', ({ message }) => {
    count(message);
    add(message);
  });
  page.on('console', (message) => {
    const text = message.text();
    count(text);
    // The browser reports failed requests here too, which the network log already has.
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) add(text);
  });
  return errors;
}

/**
 * The browser describes every cookie with every request, so a page that sets hundreds and asks on and on would fill
 * this program's memory.
 *
 * @param onFlood called once the browser has described more than pages of use to somebody make it
 */
export function limitCookies(session: CDPSession, onFlood: () => void): void {
  let described = 0;
  const count = (headers: Record<string, string>, name: string, cookies: number) => {
    const length = (headers[name]?.length ?? 0) + cookies * COOKIE_DESCRIPTION;
    if (described <= MAX_DESCRIBED && described + length > MAX_DESCRIBED) onFlood();
    described += length;
  };
  session.on('Network.requestWillBeSentExtraInfo', ({ headers, associatedCookies }) =>
    count(headers, 'Cookie', associatedCookies.length),
  );
  session.on('Network.responseReceivedExtraInfo', ({ headers, blockedCookies }) =>
    count(headers, 'Set-Cookie', blockedCookies.length),
  );
}

/** Dialogs are dismissed and windows that the page opens are closed at once. */
export function keepAlone(page: Page): void {
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
  page.context().on('page', (other) => {
    if (other !== page) void other.close().catch(() => undefined);
  });
}
