/**
 * Why a page could not be analyzed. Each is an answer about the page, not a fault of the server, and each
 * has a sentence that tells the person what to do next. Codes are stable: clients and pipelines rely on them.
 */
export const CAPTURE_FAILURES = {
  blocked_destination:
    'This address points to a private or reserved network, or to a port that web pages don’t use, so we didn’t open it. Use the page’s public address.',
  dns: 'We couldn’t find this site. Check the spelling of the address.',
  unreachable: 'We couldn’t connect to the site. Check that it’s online, then try again.',
  timeout: 'The page took too long to load. Try again, or analyze a lighter page on the same site.',
  tls: 'We couldn’t open a secure connection to the site. Check its certificate and TLS settings, then try again.',
  redirects: 'The address redirects in a loop or too many times. Use the page’s final address.',
  http_status: 'The site returned an error instead of the page. Check that the address opens in a browser.',
  not_html: 'This address isn’t a web page. Use the address of an HTML page.',
  too_large: 'The page is too large for Liftmark to read. Analyze a lighter page on the same site.',
  empty:
    'The page has no content to grade: it’s blank, parked, or hidden behind a notice. Check what a first-time visitor sees there.',
  blocked_by_site:
    'The site blocks automated visitors, so we couldn’t see or grade the page. Allow Liftmark in the site’s bot protection settings, then try again.',
  auth_required:
    'The page requires visitors to sign in. Add a sign-in for it, or analyze a page that everyone can see.',
  unstable:
    'The page kept reloading or redirecting, so we couldn’t read it. Try again, or use its final address.',
  crash:
    'The page crashed the browser. Try again. If it crashes again, analyze another page on the same site.',
} as const;

export type CaptureFailureCode = keyof typeof CAPTURE_FAILURES;

/** How a page can be analyzed that its site doesn't show to us. */
export const PAGE_WAYS = ['access', 'upload', 'extension'] as const;
export type PageWay = (typeof PAGE_WAYS)[number];

const WAYS: Partial<Record<string, readonly PageWay[]>> = {
  blocked_by_site: PAGE_WAYS,
  auth_required: PAGE_WAYS,
  // In a private network, which the person’s own browser may be part of.
  blocked_destination: ['upload', 'extension'],
  empty: ['upload', 'extension'],
};

/** The ways around a failure; none where the page itself has to change. */
export function waysPast(code: string): readonly PageWay[] {
  return WAYS[code] ?? [];
}

/**
 * The sentence of `http_status`, with the status: `404`, or one below 300 where only the page’s words say
 * that it is an error page.
 */
export function httpStatusSentence(status: number): string {
  const answer =
    status >= 300
      ? `The site returned status ${status} instead of the page.`
      : `The site returned an error page, even though the status is ${status}.`;
  return `${answer} Check that the address opens in a browser.`;
}

/** The sentence of `blocked_by_site` where the status of the answer says so: 403, 429 or 999. */
export function refusalSentence(status: number): string {
  return `The site returned status ${status}: it blocks automated visitors, so we couldn’t see or grade the page. Allow Liftmark in the site’s bot protection settings, then try again.`;
}

/** The sentence of `empty` where a notice hides the whole page. */
export const HIDDEN_PAGE_SENTENCE =
  'The page is hidden until visitors respond to a notice, so we couldn’t see or grade it. Show the notice as a bar or a box that doesn’t hide the page, then try again.';

/**
 * The sentence of `blocked_destination` where a page redirects to a scheme that is not http(s), such as
 * `javascript:`.
 */
export function foreignRedirectSentence(scheme: string): string {
  return `The address redirects to an address that starts with ${scheme.slice(0, 30)}, which isn’t a web page, so we didn’t open it. Use the address of the page itself.`;
}

/** The sentence of `blocked_destination` where browsers themselves refuse the port. */
export const UNSAFE_PORT_SENTENCE =
  'This address leads to a port that browsers block, so we didn’t open it. Use an address that opens in a browser.';

/** The sentence of `too_large` where the page writes messages or cookies without end. */
export const FLOOD_SENTENCE =
  'The page fills the browser with console messages, errors or cookies, so we couldn’t read it as visitors see it and didn’t grade it. Find the script that causes them, then try again.';

/** The sentence of `timeout` where the page loaded, but grading it took too long. */
export const SLOW_JUDGING_SENTENCE =
  'The page loaded, but grading it took too long. Try again, or analyze a lighter page on the same site.';

/** The sentence of `unreachable` where the body of the response can’t be decompressed. */
export const BROKEN_ANSWER_SENTENCE =
  'The site’s response couldn’t be decompressed: it isn’t compressed the way its header says. Open the address in a browser. If it doesn’t open there either, the site needs to be fixed.';

/** The sentence of `unreachable` where the headers of the response exceed what browsers accept. */
export const LONG_HEADERS_SENTENCE =
  'The site’s response has more than 256 KB of headers, which browsers refuse. Send fewer or shorter headers, then try again.';

/** The sentence of `tls` where the site answers, but not with TLS. */
export const NO_HTTPS_SENTENCE =
  'We couldn’t get a secure connection, so the site probably doesn’t support HTTPS. Enter the address with http://, or set up HTTPS on the site, then try again.';

/** The sentences of `tls` where the cause is known, each with its own remedy. */
export const TLS_FAULT_SENTENCES = {
  expired:
    'The site’s security certificate has expired or isn’t valid yet. Renew the certificate, then try again.',
  wrongName:
    'The site’s security certificate was issued for a different name. Use the address it was issued for, or get a certificate that covers this one.',
  untrusted:
    'The site’s security certificate is self-signed or its chain is incomplete, so browsers don’t trust it. Install a certificate from a trusted certificate authority, including all intermediate certificates, then try again.',
  revoked: 'The site’s security certificate was revoked. Replace it with a new one, then try again.',
  weak: 'The site’s security certificate uses a key or signature that browsers no longer accept. Replace it with a stronger certificate, then try again.',
  outdated:
    'The site supports only an outdated protocol or cipher, which browsers refuse. Turn on TLS 1.2 or 1.3 on the server, then try again.',
  visitorCertificate:
    'The site requires visitors to have their own certificate. Analyze a page that everyone can open.',
} as const;
