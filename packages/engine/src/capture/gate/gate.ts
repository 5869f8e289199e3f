import {
  HIDDEN_PAGE_SENTENCE,
  httpStatusSentence,
  refusalSentence,
} from '@liftmark/contract/capture-failures';
import { readingInAny } from '../../language/reading.ts';
import { CaptureError, ServerFaultError } from '../capture-error.ts';
import { isHtml, type Navigation } from '../load/navigation.ts';
import type { ViewportCapture } from '../snapshot.ts';
import { type PageText, readPageText } from './page-text.ts';
import * as signs from './signs.ts';

export interface GateInput {
  navigation: Navigation;
  capture: ViewportCapture;
  mode: 'rendered' | 'static';
}

/** A page with more words than this is real, whatever some of them say. */
const WALL_WORDS = 160;
/** Characters of a page that an error may name. */
const MAX_SIGN = 200;
const PARKED_WORDS = 220;
const LOGIN_WORDS = 120;
const ERROR_WORDS = 150;
const CONSENT_WORDS = 40;
/** A page that shows fewer words than the first and hides more than the second isn't visible yet. */
const HIDDEN_WORDS = 100;
/** A page behind a notice can hardly be scrolled: at most this many screens. */
const NOTICE_SCREENS = 1.3;
/** Fewer words than this can't be judged. */
const EMPTY_WORDS = 4;
/** The same for a page whose scripts haven't rendered anything. */
const SHELL_WORDS = 25;

/**
 * Decides whether the captured page is the one that visitors see. A pure function that throws `CaptureError` for walls,
 * errors and empty pages, so that none of them is ever graded. In doubt a page passes: each sign counts only on a page
 * with little else on it.
 */
export function requireRealPage(input: GateInput): void {
  readingInAny(() => requireReal(input));
}

function requireReal({ navigation, capture, mode }: GateInput): void {
  if (!isHtml(navigation.contentType)) throw new CaptureError('not_html', navigation.contentType);
  const page = readPageText(capture.nodes, mode);

  const wall = botWall(navigation, page);
  if (wall !== null) throw refusal(navigation.status, wall);
  judgeStatus(navigation, page);
  if (isParked(navigation, page)) throw new CaptureError('empty', 'the domain is parked');
  if (isLoginWall(navigation, page)) throw new CaptureError('auth_required', page.title);
  if (isSoftError(page)) throw errorPage(navigation.status);
  if (isConsentWall(navigation, page)) throw new CaptureError('empty', 'a consent page hides the page');
  if (mode === 'rendered' && isHiddenPage(capture, page))
    throw new CaptureError('empty', 'a notice is shown instead of the page', HIDDEN_PAGE_SENTENCE);
  if (isEmpty(page, mode)) throw new CaptureError('empty', `${page.words} words`);
}

/** The sign of a challenge or a refusal of automated visitors, or null. */
function botWall({ headers, status }: Navigation, page: PageText): string | null {
  if (headers['cf-mitigated'] === 'challenge') return 'cf-mitigated';
  if (headers['x-amzn-waf-action'] !== undefined && status !== 200) return 'x-amzn-waf-action';
  if (page.words > WALL_WORDS) return null;
  const marker = page.markers.find((text) => signs.CHALLENGE_MARKER.test(text));
  if (marker !== undefined) return marker;
  const isShort = page.words <= WALL_WORDS / 2 || status >= 400;
  const texts = isShort && status >= 400 ? [...page.statements, page.text] : page.statements;
  const phrase = texts.find((text) => signs.CHALLENGE_PHRASE.test(text));
  return page.links < 15 ? (phrase?.slice(0, MAX_SIGN) ?? null) : null;
}

function judgeStatus({ status, headers }: Navigation, page: PageText): void {
  if (status < 400) return;
  if (status === 401 || status === 407) throw new CaptureError('auth_required', `status ${status}`);
  const detail = `status ${status}`;
  const refusesVisitors = status === 403 || status === 429 || status === 999;
  if (refusesVisitors && !(page.hasPasswordField && headers.location === undefined)) {
    throw refusal(status, detail);
  }
  throw errorPage(status);
}

/** A challenge that answers 200 names no status: that one says nothing. */
function refusal(status: number, detail: string): CaptureError {
  const sentence = status >= 400 ? refusalSentence(status) : undefined;
  return new CaptureError('blocked_by_site', detail, sentence);
}

function errorPage(status: number): CaptureError {
  if (status >= 500) return new ServerFaultError(status);
  return new CaptureError('http_status', `an error page with status ${status}`, httpStatusSentence(status));
}

function isParked({ finalUrl }: Navigation, page: PageText): boolean {
  if (page.words > PARKED_WORDS) return false;
  if (page.markers.some((text) => signs.PARKING_HOSTS.test(text)) && page.words < PARKED_WORDS / 2)
    return true;
  const host = URL.parse(finalUrl)?.hostname.replace(/^www\./, '') ?? '';
  const statesIt = [...page.statements, page.text].some((text) => signs.FOR_SALE.test(text));
  const namesHost =
    page.statements.some((text) => /[\w-]+\.[a-z]{2,}/i.test(text)) || page.text.includes(host);
  return statesIt && namesHost && !page.hasForeignContent;
}

/** A form that asks to sign in and offers nothing else. A sign-up form is not a wall. */
function isLoginWall({ finalUrl, redirects }: Navigation, page: PageText): boolean {
  const host = URL.parse(finalUrl)?.hostname ?? '';
  if (redirects.length > 0 && signs.IDENTITY_HOSTS.test(host)) return true;
  if (!page.hasPasswordField || page.words > LOGIN_WORDS || page.textFields > 3) return false;
  if (page.statements.some((text) => signs.SIGN_UP.test(text))) return false;
  return page.statements.some((text) => signs.SIGN_IN.test(text));
}

/** An error page with status 200: its title or main heading is nothing but the error. */
function isSoftError(page: PageText): boolean {
  const inTitle = page.titleParts.some((part) => signs.ERROR_STATEMENTS.test(part));
  const inHeading = page.headings.slice(0, 2).some((heading) => signs.ERROR_STATEMENTS.test(heading));
  if (inTitle && inHeading) return true;
  if (!inTitle && !inHeading) return page.words < ERROR_WORDS / 3 && signs.SERVER_FAULTS.test(page.text);
  return page.words < ERROR_WORDS && (inTitle || signs.ERROR_PHRASES.test(page.text));
}

function isConsentWall({ finalUrl, redirects }: Navigation, page: PageText): boolean {
  const host = URL.parse(finalUrl)?.hostname ?? '';
  if (redirects.length > 0 && signs.CONSENT_HOSTS.test(host)) return true;
  return page.consentWords > 0 && page.words - page.consentWords < CONSENT_WORDS && page.coversScreen;
}

/**
 * Whether the page shows only a notice and hides its main part until a visitor responds. Menus, tabs and FAQ answers
 * are hidden too, but on pages that show a heading or go on below the fold.
 */
function isHiddenPage({ page: size, viewport }: ViewportCapture, page: PageText): boolean {
  const shown = page.words - page.consentWords;
  if (shown >= CONSENT_WORDS || page.hiddenWords < HIDDEN_WORDS) return false;
  return page.hidesMain && !page.showsHeading && size.height <= NOTICE_SCREENS * viewport.height;
}

function isEmpty(page: PageText, mode: 'rendered' | 'static'): boolean {
  if (page.words < EMPTY_WORDS) return page.pictures === 0 || mode === 'static';
  return page.words < SHELL_WORDS && page.hasEmptyRoot && page.pictures === 0;
}
