import { Link, useLocation } from 'react-router';
import { useAccountHint } from '../../client/account-hint.ts';
import { useHasRole, useWorkspaces } from '../../client/workspaces.ts';

interface NavigationLink {
  to: string;
  label: string;
  /** Who sees it. Default: everyone. */
  audience?: 'visitor' | 'account';
  /** Whether it's for those who would pay, and don't yet. */
  isOffer?: boolean;
  /** Paths on which it is marked as current, with those below; default: its own. */
  presentOn?: string[];
  /** For pages without React. */
  reloads?: boolean;
}

const LINKS: NavigationLink[] = [
  { to: '/dashboard', label: 'Dashboard', audience: 'account', presentOn: ['/dashboard', '/'] },
  { to: '/sites', label: 'Sites', audience: 'account' },
  { to: '/analyze', label: 'Analyze', audience: 'account' },
  { to: '/#features', label: 'Features', audience: 'visitor', presentOn: [], reloads: true },
  { to: '/tools', label: 'Tools' },
  { to: '/blog', label: 'Blog', reloads: true },
  { to: '/subscribe', label: 'Pricing', audience: 'visitor' },
  { to: '/subscribe', label: 'Upgrade', audience: 'account', isOffer: true },
];

/** Only founders see it, once the browser has drawn the bar; on pages without React `frame.js` adds it. */
const FOUNDERS: NavigationLink = { to: '/founders', label: 'Founders' };

export function NavigationLinks({ className }: { className: string }) {
  const { pathname } = useLocation();
  const isFounder = useAccountHint()?.isFounder ?? false;
  const isOwner = useHasRole('owner');
  const isPro = useWorkspaces().active?.isPro ?? false;
  const links = (isFounder ? [...LINKS, FOUNDERS] : LINKS).filter(
    ({ isOffer = false }) => !isOffer || (isOwner && !isPro),
  );
  return (
    <ul data-navigation="" className={className}>
      {links.map(({ to, label, audience, isOffer, presentOn = [to], reloads = false }) => (
        <li key={label} data-for={audience} data-offer={isOffer ? '' : undefined}>
          <Link
            to={to}
            reloadDocument={reloads}
            aria-current={presentOn.some((path) => isAt(pathname, path)) ? 'page' : undefined}
            className="inline-flex min-h-control w-full items-center rounded-2 px-3 text-ink-2 text-ui no-underline hover:bg-hover hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function isAt(pathname: string, path: string): boolean {
  return pathname === path || (path !== '/' && pathname.startsWith(`${path}/`));
}
