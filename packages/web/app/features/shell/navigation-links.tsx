import { Link, useLocation } from 'react-router';

interface NavigationLink {
  to: string;
  label: string;
  /** Who sees it; a founder is a person too. Left out: everybody. */
  audience?: 'visitor' | 'account' | 'founder';
  /** Paths on which it is marked as the present one; left out: its own. */
  presentOn?: string[];
  /** For pages that are read without React. */
  reloads?: boolean;
}

const LINKS: NavigationLink[] = [
  { to: '/dashboard', label: 'Dashboard', audience: 'account', presentOn: ['/dashboard', '/'] },
  { to: '/analyze', label: 'Analyze', audience: 'account' },
  { to: '/#features', label: 'Features', audience: 'visitor', presentOn: [], reloads: true },
  { to: '/tools', label: 'Tools' },
  { to: '/blog', label: 'Blog', reloads: true },
  { to: '/subscribe', label: 'Pricing', audience: 'visitor' },
  { to: '/subscribe', label: 'Upgrade', audience: 'account' },
  { to: '/founders', label: 'Founders', audience: 'founder' },
];

export function NavigationLinks() {
  const { pathname } = useLocation();
  return LINKS.map(({ to, label, audience, presentOn = [to], reloads = false }) => (
    <li key={label} data-for={audience}>
      <Link
        to={to}
        reloadDocument={reloads}
        aria-current={presentOn.includes(pathname) ? 'page' : undefined}
        className="inline-flex min-h-control w-full items-center rounded-2 px-3 text-ink-2 text-ui no-underline hover:bg-hover hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink"
      >
        {label}
      </Link>
    </li>
  ));
}
