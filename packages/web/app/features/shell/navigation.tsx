import { Menu } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { LogoMark } from '../../ui/logo.tsx';
import { Wrap } from '../../ui/section.tsx';
import { AccountLink, SignInButton, SignOutButton } from './account-controls.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { WorkspaceSwitch } from './workspace-switch.tsx';

/** Aligns its text with the links above, which have no border. */
const MENU_BUTTON = 'justify-start ps-[calc(0.75rem-1px)]';

/**
 * The sticky bar. The page contains both what visitors see and what signed-in users see, so that it is right
 * before any script has run; `data-for` tells them apart. The menu on small screens is a native popover, so that
 * it works on pages without React too.
 */
export function Navigation() {
  const menu = useId();
  return (
    <header className="print:hidden sticky top-0 z-40 border-line border-b bg-paper">
      <Wrap className="flex min-h-(--bar) items-center gap-2">
        <Link
          to="/"
          reloadDocument
          className="inline-flex min-h-control items-center gap-2 font-semibold text-ink text-lg tracking-tight no-underline"
        >
          <LogoMark />
          Liftmark
        </Link>
        <nav aria-label="Main" className="ms-3 hidden lg:block">
          <NavigationLinks className="flex" />
        </nav>
        <div className="ms-auto flex min-w-0 items-center gap-2">
          <div className="hidden lg:block">
            <ThemeSwitch />
          </div>
          <div data-for="visitor" className="hidden lg:block">
            <SignInButton mode="signin" look="quiet">
              Sign In
            </SignInButton>
          </div>
          <div data-for="visitor" className="max-[22rem]:hidden">
            <SignInButton mode="signup">Get Started</SignInButton>
          </div>
          <div data-for="account" className="hidden min-w-0 lg:block">
            <WorkspaceSwitch className="max-w-44" />
          </div>
          <div data-for="account" className="min-w-0">
            <AccountLink />
          </div>
          <div data-for="account" className="hidden lg:block">
            <SignOutButton />
          </div>
          <Button look="quiet" className="lg:hidden" popoverTarget={menu} aria-label="Menu">
            <Menu />
          </Button>
        </div>
      </Wrap>
      <div
        id={menu}
        popover="auto"
        className="inset-auto top-[calc(var(--bar)+0.25rem)] right-(--gutter) m-0 w-56 rounded-3 border border-line bg-raised p-2 text-ink-2 shadow-float"
      >
        <nav aria-label="Menu">
          <NavigationLinks className="grid" />
        </nav>
        <div className="mt-1 grid border-line border-t pt-1">
          <div data-for="visitor" className="grid">
            <SignInButton mode="signin" look="quiet" className={MENU_BUTTON}>
              Sign In
            </SignInButton>
            <SignInButton mode="signup" look="quiet" className={MENU_BUTTON}>
              Get Started
            </SignInButton>
          </div>
          <div data-for="account" className="grid">
            <WorkspaceSwitch />
            <SignOutButton className={MENU_BUTTON} />
          </div>
          <ThemeSwitch />
        </div>
      </div>
    </header>
  );
}
