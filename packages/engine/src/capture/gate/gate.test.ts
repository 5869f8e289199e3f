import { CAPTURE_FAILURES } from '@liftmark/contract/capture-failures';
import { describe, expect, test } from 'vitest';
import { renderedSnapshot } from '../../facts/testing/snapshots.ts';
import { CaptureError } from '../capture-error.ts';
import type { Navigation } from '../load/navigation.ts';
import { parsedCapture } from '../read/parsed-capture.ts';
import { type GateInput, requireRealPage } from './gate.ts';

const PROSE = 'We plan, build and look after gardens for homes and small offices in the valley. '.repeat(14);

/** The code that the gate gives the page, or `passes`. */
function verdict(html: string, facts: Partial<Navigation> = {}): string {
  return codeOf({ navigation: { ...NAVIGATION, ...facts }, capture: parsedCapture(html), mode: 'static' });
}

/** The same of the page as a browser lays it out. */
function renderedVerdict(html: string): string {
  const { desktop } = renderedSnapshot(html);
  return desktop === null ? '' : codeOf({ navigation: NAVIGATION, capture: desktop, mode: 'rendered' });
}

const NAVIGATION: Navigation = {
  finalUrl: 'https://gardens.example/',
  status: 200,
  contentType: 'text/html',
  headers: {},
  redirects: [],
};

function codeOf(input: GateInput): string {
  try {
    requireRealPage(input);
    return 'passes';
  } catch (cause) {
    return cause instanceof CaptureError ? cause.code : String(cause);
  }
}

const page = (title: string, body: string) => `<!doctype html><title>${title}</title><body>${body}`;

describe('walls are named', () => {
  test.each([
    ['Cloudflare', page('Just a moment...', '<div id="challenge-running">Checking</div>'), 403],
    [
      'Cloudflare with 200',
      page('Just a moment...', '<h1>gardens.example</h1><p>Verifying you are human.</p>'),
      200,
    ],
    [
      'Akamai',
      page('Access Denied', "<h1>Access Denied</h1>You don't have permission. Reference #18.2"),
      403,
    ],
    ['PerimeterX', page('gardens', '<div id="px-captcha"></div><p>Press and hold</p>'), 200],
    [
      'DataDome',
      page(
        'gardens.example',
        '<script src="https://ct.captcha-delivery.com/c.js"></script><p>Please enable JS and disable any ad blocker</p>',
      ),
      200,
    ],
    [
      'Imperva',
      page('Pardon Our Interruption', '<h1>Pardon Our Interruption</h1><p>As you were browsing</p>'),
      200,
    ],
    ['reCAPTCHA', page('Check', '<h1>Are you a robot?</h1><div class="g-recaptcha"></div>'), 200],
    ['a plain 403', page('Forbidden', '<h1>Forbidden</h1>'), 403],
    ['too many requests', page('Slow down', '<h1>Slow down</h1>'), 429],
  ])('%s', (_name, html, status) => expect(verdict(html, { status })).toBe('blocked_by_site'));

  test.each([
    ['a refusal', page('Forbidden', '<h1>Forbidden</h1>'), 403],
    ['too many requests', page('Slow down', '<h1>Slow down</h1>'), 429],
    ['the refusal of LinkedIn', page('', ''), 999],
    ['a challenge', page('Just a moment...', '<div id="challenge-running">Checking</div>'), 403],
  ])('%s names its status', (_name, html, status) => {
    const judging = () =>
      requireRealPage({
        navigation: { ...NAVIGATION, status },
        capture: parsedCapture(html),
        mode: 'static',
      });
    expect(judging).toThrow(`returned status ${status}:`);
  });

  test('a challenge that answers 200 is no matter of the status', () => {
    const capture = parsedCapture(page('Just a moment...', '<div id="challenge-running">Checking</div>'));
    expect(() => requireRealPage({ navigation: NAVIGATION, capture, mode: 'static' })).toThrow(
      CAPTURE_FAILURES.blocked_by_site,
    );
  });

  test('a challenge header is enough', () => {
    const headers = { 'cf-mitigated': 'challenge' };
    expect(verdict(page('Shop', PROSE), { status: 403, headers })).toBe('blocked_by_site');
  });

  test.each([
    [
      'English',
      page('Sign in', '<h1>Sign in</h1><input type=email><input type=password><button>Sign in</button>'),
    ],
    ['German', page('Anmelden | Portal', '<h1>Anmelden</h1><input type=text><input type=password>')],
    ['French', page('Connexion', '<h1>Connexion</h1><input type=text><input type=password>')],
  ])('a login form in %s', (_name, html) => expect(verdict(html)).toBe('auth_required'));

  test('a redirect to an identity provider', () => {
    const facts = { finalUrl: 'https://accounts.google.com/v3/signin', redirects: ['https://app.example/'] };
    expect(verdict(page('Google', `<p>${PROSE}`), facts)).toBe('auth_required');
  });

  test('status 401', () =>
    expect(verdict(page('No', '<h1>Authentication required</h1>'), { status: 401 })).toBe('auth_required'));

  test('a consent page that stands in the way', () => {
    const facts = { finalUrl: 'https://consent.video.example/m', redirects: ['https://video.example/'] };
    expect(verdict(page('Before you continue', `<p>${PROSE}`), facts)).toBe('empty');
  });
});

describe('errors and empty pages are named', () => {
  test.each([404, 410, 500, 502, 503])('status %i', (status) => {
    expect(verdict(page('Shop', `<p>${PROSE}`), { status })).toBe('http_status');
  });

  test.each([
    page('Page not found | Shop', `<h1>Page not found</h1><p>${PROSE}`),
    page('404', "<h1>404</h1><p>The page you are looking for can't be found.</p>"),
    page('Shop', '<h1>Oops! Page not found</h1><p>It may have been removed.</p>'),
    page('Seite nicht gefunden – Laden', '<h1>Seite nicht gefunden</h1>'),
    page('500 Internal Server Error', '<h1>Internal Server Error</h1>'),
    page('Site', '<h1>Error establishing a database connection</h1>'),
  ])('an error that says 200: %s', (html) => expect(verdict(html)).toBe('http_status'));

  test('a parked domain', () => {
    const html = page('gardens.example is for sale', '<h1>gardens.example</h1><p>Buy this domain today.</p>');
    expect(verdict(html)).toBe('empty');
  });

  test.each([
    '',
    page('App', '<div id="root"></div><script src="/app.js"></script>'),
    page('App', '<noscript>You need to enable JavaScript to run this app.</noscript><div id="app"></div>'),
  ])('nothing to read: %s', (html) => expect(verdict(html)).toBe('empty'));

  test('what is not HTML', () => expect(verdict('{}', { contentType: 'application/json' })).toBe('not_html'));
});

describe('real pages pass', () => {
  test.each([
    [
      'an article about captchas',
      page(
        'Are you a robot? A history of captchas',
        `<h1>Are you a robot? A history of captchas</h1><p>Just a moment... ${PROSE.repeat(2)}`,
      ),
    ],
    [
      'a captcha product',
      page('Captcha for your forms', `<h1>Verify you are human, without puzzles</h1><p>${PROSE.repeat(2)}`),
    ],
    [
      'a form with a captcha widget',
      page(
        'Contact us',
        `<h1>Contact us</h1><p>Write to us.</p><form><input type=text><textarea></textarea><div class="g-recaptcha"></div></form>`,
      ),
    ],
    [
      'a sign-up page',
      page(
        'Create your account',
        '<h1>Create your account</h1><input type=email><input type=password><button>Sign up</button>',
      ),
    ],
    [
      'a landing page with a login form',
      page(
        'Plan shifts',
        `<h1>Plan shifts in minutes</h1><p>${PROSE}</p><input type=email><input type=password>`,
      ),
    ],
    [
      'a product named 404',
      page('Sneaker 404 | Shop', '<h1>Sneaker 404</h1><p>A light shoe for every day, made of wool. 89 €</p>'),
    ],
    [
      'an article on error pages',
      page('How to design a 404 page', `<h1>How to design a 404 page</h1><p>Page not found. ${PROSE}`),
    ],
    [
      'a marketplace of domains',
      page('Domains for sale', `<h1>Domains for sale</h1><p>Buy this domain. ${PROSE.repeat(2)}`),
    ],
    [
      'a short page',
      page('Café Central', '<h1>Café Central</h1><p>Breakfast from eight. Reserve at 555 0100.</p>'),
    ],
    [
      'a cookie notice over a page',
      page('Shop', `<div id="cookie-banner">We use cookies.</div><h1>Wool</h1><p>${PROSE}`),
    ],
    ['a page in a shell that was filled', page('App', `<div id="root"><h1>Plan</h1><p>${PROSE}</p></div>`)],
  ])('%s', (_name, html) => expect(verdict(html)).toBe('passes'));
});

describe('what a browser shows', () => {
  const NOTICE = '<div style="position:fixed"><img alt=""><button>OK, understood</button></div>';
  const HIDDEN = `<div style="display:none"><h1>Gardens of the valley</h1><p>${PROSE}</p></div>`;

  test('a notice that keeps the page hidden until it is answered is not the page', () =>
    expect(renderedVerdict(page('Gardens', NOTICE + HIDDEN))).toBe('empty'));

  test.each([
    ['a notice over a page that is laid out', `${NOTICE}<h1>Gardens of the valley</h1><p>${PROSE}</p>`],
    ['a calculator with hidden results', `<h2>What a garden costs</h2><button>Go</button>${HIDDEN}`],
    ['pictures that go on below the screen', `<img data-box="0 0 1350 2400">${HIDDEN}`],
    [
      'a large menu that is closed',
      `<p>Gardens in the valley since 1987</p><main style="display:none"></main><nav style="display:none">${PROSE}</nav>`,
    ],
    ['a little that is hidden', `${NOTICE}<h1 style="display:none">Gardens</h1>`],
  ])('%s passes', (_name, body) => expect(renderedVerdict(page('Gardens', body))).toBe('passes'));
});

// Each took minutes, or for ever, when patterns met the whole of it.
test.each([
  ['letters', 'A'.repeat(400_000)],
  ['parts of a host', 'a.'.repeat(200_000)],
  ['a sale without an end', `this domain ${'a.'.repeat(200_000)}`],
  ['hyphens', '-'.repeat(400_000)],
])('a title and a heading of endless %s hold nothing up', (_what, text) => {
  expect(verdict(page(text, `<h1>${text}</h1><p id="${text}" class="${text}">${text}</p>`))).toMatch(
    /empty|passes/,
  );
});
