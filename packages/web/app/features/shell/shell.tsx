import type { ReactNode } from 'react';
import { LogoMark } from '../../ui/logo.tsx';
import { Wrap } from '../../ui/section.tsx';
import { CookieNotice } from './cookie-notice.tsx';
import { Footer } from './footer.tsx';
import { Navigation } from './navigation.tsx';

interface ShellProps {
  /** Without React; `frame.js` then fills in the account. */
  isStatic?: boolean;
  /** For people who were sent a link: no bar and no footer, only who made it. */
  isCalm?: boolean;
  /** Before any script of React knows which screen it is. */
  isWaiting?: boolean;
  children: ReactNode;
}

/** Navigation, the screen, footer. */
export function Shell({ isStatic = false, isCalm = false, isWaiting = false, children }: ShellProps) {
  return (
    <div
      data-static={isStatic ? '' : undefined}
      data-waiting={isWaiting ? '' : undefined}
      className="flex min-h-dvh flex-col"
    >
      <a
        href="#main"
        className="absolute -top-16 left-4 z-60 rounded-2 bg-ink px-4 py-2 text-on-ink focus:top-2"
      >
        Skip to content
      </a>
      {!isCalm && <Navigation />}
      <CookieNotice />
      <main id="main" tabIndex={-1} className="grow focus:outline-none">
        {children}
      </main>
      {isCalm ? <MadeWith /> : <Footer />}
    </div>
  );
}

function MadeWith() {
  return (
    <footer className="border-line border-t print:hidden">
      <Wrap className="flex min-h-16 items-center">
        <a
          href="/"
          className="inline-flex min-h-control items-center gap-2 font-medium text-ink-2 text-sm no-underline hover:text-ink"
        >
          <LogoMark />
          Made with Liftmark
        </a>
      </Wrap>
    </footer>
  );
}
