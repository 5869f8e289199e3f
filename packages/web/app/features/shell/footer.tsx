import { Link } from 'react-router';
import { Wrap } from '../../ui/section.tsx';

const LINKS = [
  { to: '/analyze', label: 'Free Analysis' },
  { to: '/#features', label: 'Features' },
  { to: '/methodology', label: 'How it is scored' },
];

export function Footer() {
  return (
    <footer className="border-line border-t py-8 text-ui print:hidden">
      <Wrap className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <span className="font-semibold text-ink">Liftmark</span>
        <nav aria-label="Footer">
          <ul className="flex flex-wrap gap-x-6">
            {LINKS.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  reloadDocument={to === '/methodology'}
                  className="inline-flex min-h-control items-center text-ink-2 no-underline hover:text-ink hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Wrap>
    </footer>
  );
}
