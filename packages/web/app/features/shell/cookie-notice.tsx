import { Button } from '../../ui/button.tsx';
import { Wrap } from '../../ui/section.tsx';

/**
 * Shown until it is answered; `frame.js` checks that, and the site's script handles the answer. It is part of the
 * page, where it covers nothing.
 */
export function CookieNotice() {
  return (
    <aside
      id="cookie-notice"
      aria-label="Cookie notice"
      className="hidden border-line border-b bg-raised py-4 sm:py-2.5 not-print:[[data-cookie-notice]_&]:block"
    >
      <Wrap className="grid items-center gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <p className="max-w-none text-ink-2 text-sm">
          With your consent, we remember your visit to see which pages help. No advertising.{' '}
          <a href="/privacy#cookies-and-browser-storage">
            Learn more<span className="sr-only"> about cookies</span>
          </a>
        </p>
        <div className="grid grid-cols-2 gap-2">
          <Button data-consent="accepted">Accept</Button>
          <Button data-consent="declined">Decline</Button>
        </div>
      </Wrap>
    </aside>
  );
}
