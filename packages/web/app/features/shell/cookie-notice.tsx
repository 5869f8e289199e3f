import { Button } from '../../ui/button.tsx';

/**
 * Shown while `frame.js` finds it unanswered; the script of the site takes the answer. On a small screen it stands in the
 * page, where it covers nothing.
 */
export function CookieNotice() {
  return (
    <aside
      id="cookie-notice"
      aria-label="Cookie notice"
      className="hidden border-line border-b bg-raised px-(--gutter) py-4 sm:fixed sm:bottom-18 sm:left-3 sm:z-50 sm:max-w-96 sm:rounded-3 sm:border sm:p-4 sm:shadow-float not-print:[[data-cookie-notice]_&]:block"
    >
      <p className="text-ink-2 text-sm">
        With your consent we remember your visit to see which pages help. No advertising.{' '}
        <a href="/privacy#cookies-and-browser-storage">
          Learn more<span className="sr-only"> about cookies</span>
        </a>
      </p>
      <div className="mt-3 flex gap-2">
        <Button data-consent="accepted" className="grow">
          Accept
        </Button>
        <Button data-consent="declined" className="grow">
          Decline
        </Button>
      </div>
    </aside>
  );
}
