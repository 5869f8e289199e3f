/**
 * Why a page could not be analyzed. Each is an answer about the page, not a fault of the server, and each
 * has a sentence that tells the person what to do next. Codes are stable: clients and pipelines rely on them.
 */
export const CAPTURE_FAILURES = {
  blocked_destination:
    'This address leads to a private or reserved network, or to a port that no web page is expected on, so it was not opened. Use the public address of the page.',
  dns: 'The name of this site could not be found. Check the spelling of the address.',
  unreachable: 'The site did not accept a connection. Check that it is online, then try again.',
  timeout: 'The page took too long to load. Try again, or analyze a lighter page of the same site.',
  tls: 'The site has no valid security certificate, so a safe connection was not possible. Renew the certificate, then try again.',
  redirects:
    'The address redirects in a circle or too many times. Use the address where the page finally opens.',
  http_status:
    'The site answered with an error instead of the page. Check that the address opens in a browser.',
  not_html: 'This address is not a web page. Use the address of an HTML page.',
  too_large: 'The page is larger than Liftmark can read. Analyze a lighter page of the same site.',
  empty:
    'The page has no content of its own to grade: it came back empty, is parked, or hides behind a notice. Check what a first-time visitor sees there.',
  blocked_by_site:
    'The site kept automated visitors out, so the page was not seen and not graded. Allow Liftmark in its bot protection, then try again.',
  auth_required: 'The page asks visitors to sign in first. Analyze a page that everybody can see.',
  unstable:
    'The page kept reloading or leading elsewhere, so it could not be read. Try again, or use its final address.',
  crash: 'The page made the browser fail. Try again; if it happens twice, analyze another page of the site.',
} as const;

export type CaptureFailureCode = keyof typeof CAPTURE_FAILURES;

/** The sentence of `http_status`, with the status: `404`, or one below 300 where only the page's words tell of an error. */
export function httpStatusSentence(status: number): string {
  const answer =
    status >= 300
      ? `The site answered with status ${status} instead of the page.`
      : `The site answered with an error page, although with status ${status}.`;
  return `${answer} Check that the address opens in a browser.`;
}

/** The sentence of `empty` where all but a notice stays hidden. */
export const HIDDEN_PAGE_SENTENCE =
  'Only a notice is shown until a visitor answers it; the page itself is hidden until then, so it was not seen and not graded. Show the notice as a bar or a box over the page, without hiding the page, then try again.';

/** The sentence of `blocked_destination` where a page leads on to what is none, such as `javascript:`. */
export function foreignRedirectSentence(scheme: string): string {
  return `The address leads on to one that begins with ${scheme.slice(0, 30)}, which is no web page, so it was not opened. Use the address where the page itself opens.`;
}

/** The sentence of `blocked_destination` where browsers themselves refuse the port. */
export const UNSAFE_PORT_SENTENCE =
  'This address leads to a port that browsers open no page on, so it was not opened. Use the address under which the page opens in a browser.';

/** The sentence of `timeout` where the page loaded, and grading it ran out of time. */
export const SLOW_JUDGING_SENTENCE =
  'The page loaded, but it took too long to grade. Try again, or analyze a lighter page of the same site.';

/** The sentence of `unreachable` where the site answers with what can't be unpacked. */
export const BROKEN_ANSWER_SENTENCE =
  'The site sent an answer that can not be unpacked: it is not compressed as its header says. Open the address in a browser, and have the site mended where that shows nothing either.';

/** The sentence of `unreachable` where the answer begins with more than a browser takes. */
export const LONG_HEADERS_SENTENCE =
  'The site begins its answer with more than 256 KB of headers, which browsers refuse. Have it send fewer or shorter ones, then try again.';

/** The sentence of `tls` where the site answers, but not in the language of a secure connection. */
export const NO_HTTPS_SENTENCE =
  'The site gave no proper answer to a secure connection: it seems to serve no https at all. Begin the address with http://, or set https up for the site, then try again.';
