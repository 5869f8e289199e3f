import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { type ReactNode, useEffect } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type UIMatch,
  useLocation,
  useMatches,
} from 'react-router';
import type { Route } from './+types/root.ts';
import stylesUrl from './app.css?url';
import { INSTALLATION_TAGS } from './content/site.ts';
import { FeedbackCorner } from './features/feedback/feedback-corner.tsx';
import { ErrorScreen } from './features/shell/error-screen.tsx';
import { Shell } from './features/shell/shell.tsx';
import { UnreachableDialog } from './features/shell/unreachable-dialog.tsx';
import { Wrap } from './ui/section.tsx';
import { Skeleton } from './ui/skeleton.tsx';

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
  { rel: 'preload', href: interUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: stylesUrl },
];

/** Until a screen that only the browser draws sets its own. */
export const meta: Route.MetaFunction = () => [{ title: 'Liftmark' }];

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The script of the frame sets data-theme before React takes over.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {INSTALLATION_TAGS.map((tag) => (
          <meta key={tag.name} {...tag} />
        ))}
        <script src="/frame.js" />
        <script type="module" src="/site.js" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <FeedbackCorner />
      </body>
    </html>
  );
}

function ReactScripts() {
  return (
    <>
      <script src="/held-presses.js" />
      <ScrollRestoration />
      <Scripts />
    </>
  );
}

/** Shown while the script of a screen that is not prerendered loads. */
export function HydrateFallback() {
  return (
    <>
      <Shell isWaiting>
        <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-4 py-10" aria-busy="true">
          <span className="sr-only">Loading</span>
          <Skeleton className="h-8 w-72 max-w-full" />
          <Skeleton className="h-5 w-96 max-w-full" />
          <Skeleton className="mt-6 h-72 w-full" />
        </Wrap>
      </Shell>
      <ReactScripts />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <Shell>
        <ErrorScreen error={error} />
      </Shell>
      <ReactScripts />
    </>
  );
}

/** Whether a screen says so of itself in its `handle`. */
function says(name: 'isReadingPage' | 'isCalm'): (match: UIMatch) => boolean {
  return ({ handle }) => typeof handle === 'object' && handle !== null && name in handle;
}

export default function Root() {
  // A content page is prerendered without React, but has it when reached from within the running product.
  const matches = useMatches();
  const isStatic = matches.some(says('isReadingPage')) && import.meta.env.SSR;
  const { pathname } = useLocation();
  // The site's script also counts screens that change without a new document.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what it reports
  useEffect(() => {
    window.dispatchEvent(new Event('liftmark:navigated'));
  }, [pathname]);
  return (
    <>
      <Shell isStatic={isStatic} isCalm={matches.some(says('isCalm'))}>
        <Outlet />
      </Shell>
      {!isStatic && (
        <>
          <UnreachableDialog />
          <ReactScripts />
        </>
      )}
    </>
  );
}
