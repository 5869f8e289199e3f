import type { ReactNode } from 'react';
import { CookieNotice } from './cookie-notice.tsx';
import { Footer } from './footer.tsx';
import { Navigation } from './navigation.tsx';

interface ShellProps {
  /** Without React; `frame.js` then fills in the account. */
  isStatic?: boolean;
  children: ReactNode;
}

/** Navigation, the screen, footer. */
export function Shell({ isStatic = false, children }: ShellProps) {
  return (
    <div data-static={isStatic ? '' : undefined} className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="absolute -top-16 left-4 z-60 rounded-2 bg-ink px-4 py-2 text-on-ink focus:top-2"
      >
        Skip to content
      </a>
      <Navigation />
      <CookieNotice />
      <main id="main" tabIndex={-1} className="grow focus:outline-none">
        {children}
      </main>
      <Footer />
    </div>
  );
}
