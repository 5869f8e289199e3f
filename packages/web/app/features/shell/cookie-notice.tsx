import { Button } from '../../ui/button.tsx';

/** Hidden until the script of the site finds it unanswered; it also takes the answer. */
export function CookieNotice() {
  return (
    <aside
      id="cookie-notice"
      hidden
      aria-label="Cookie notice"
      className="fixed inset-x-3 bottom-18 z-50 rounded-3 border border-line bg-raised p-4 shadow-float sm:right-auto sm:max-w-96 print:hidden"
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
