import { Menu } from 'lucide-react';
import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { LogoMark } from '../../ui/logo.tsx';
import { Wrap } from '../../ui/section.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const LINKS = [
  { to: '/#features', label: 'Features' },
  { to: '/#how', label: 'How it works' },
  { to: '/analyze', label: 'Analyze' },
];

const ITEM =
  'inline-flex min-h-control items-center rounded-2 px-3 text-ink-2 text-ui no-underline hover:bg-hover hover:text-ink ' +
  'aria-[current=page]:font-medium aria-[current=page]:text-ink';

function NavigationLinks() {
  const { pathname } = useLocation();
  return LINKS.map(({ to, label }) => (
    <li key={to}>
      <Link to={to} className={`${ITEM} w-full`} aria-current={to === pathname ? 'page' : undefined}>
        {label}
      </Link>
    </li>
  ));
}

/** The sticky bar. The small screen's menu is a native popover, so that it works on pages without React too. */
export function Navigation() {
  const menu = useId();
  return (
    <header className="print:hidden sticky top-0 z-40 border-line border-b bg-paper">
      <Wrap className="flex min-h-(--bar) items-center gap-3">
        <Link
          to="/"
          className="inline-flex min-h-control items-center gap-2 font-semibold text-ink text-lg tracking-tight no-underline"
        >
          <LogoMark />
          Liftmark
        </Link>
        <nav aria-label="Main" className="ms-4 hidden lg:block">
          <ul className="flex gap-1">
            <NavigationLinks />
          </ul>
        </nav>
        <div className="ms-auto flex items-center gap-2">
          <div className="hidden lg:block">
            <ThemeSwitch />
          </div>
          <Button asChild className="max-[22rem]:hidden">
            <Link to="/analyze">Get Started</Link>
          </Button>
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
          <ul className="grid">
            <NavigationLinks />
          </ul>
        </nav>
        <div className="mt-1 grid border-line border-t pt-1">
          <ThemeSwitch />
        </div>
      </div>
    </header>
  );
}
