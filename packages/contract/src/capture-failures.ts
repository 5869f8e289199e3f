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
  tls: 'A secure connection to the site failed. Check its certificate and its TLS settings, then try again.',
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

/** The sentence of `blocked_by_site` where the status of the answer says so: 403, 429 or 999. */
export function refusalSentence(status: number): string {
  return `The site answered with status ${status}: it kept automated visitors out, so the page was not seen and not graded. Allow Liftmark in its bot protection, then try again.`;
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

/** The sentences of `tls` where the fault is known, each with its own remedy. */
export const TLS_FAULT_SENTENCES = {
  expired:
    "The site's security certificate has expired or isn't valid yet. Renew the certificate, then try again.",
  wrongName:
    "The site's security certificate was issued for another name. Use the address it was issued for, or get a certificate that covers this one.",
  untrusted:
    "The site's security certificate is self-signed or its chain is incomplete, so browsers don't trust it. Install a certificate of a public authority with all its intermediate certificates, then try again.",
  revoked: "The site's security certificate was revoked. Replace it with a new certificate, then try again.",
  weak: "The site's security certificate has a key or signature that browsers no longer accept. Replace it with a stronger certificate, then try again.",
  outdated:
    'The site offers only an outdated protocol or cipher, which browsers refuse. Turn on TLS 1.2 or 1.3 on its server, then try again.',
  visitorCertificate:
    'The site asks visitors for a certificate of their own. Analyze a page that everyone can open.',
} as const;
