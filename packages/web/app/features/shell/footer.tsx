import { Link } from 'react-router';
import { supportEmail } from '../../content/site.ts';
import { Wrap } from '../../ui/section.tsx';

interface FooterLink {
  to: string;
  label: string;
  /** For screens that the running product renders; every other page is its own document. */
  isScreen?: boolean;
}

const PRODUCT: FooterLink[] = [
  { to: '/analyze', label: 'Free Analysis', isScreen: true },
  { to: '/subscribe', label: 'Pricing', isScreen: true },
  { to: '/features', label: 'Features' },
  { to: '/methodology', label: 'How scoring works' },
  { to: '/blog', label: 'Blog' },
  { to: '/help', label: 'Help' },
  { to: '/contact', label: 'Contact', isScreen: true },
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
];

const RESOURCES: FooterLink[] = [
  { to: '/tools', label: 'Tools' },
  { to: '/blog', label: 'Blog' },
  { to: '/case-studies', label: 'Case Studies' },
  { to: '/security', label: 'Security' },
  { to: '/privacy', label: 'Privacy Policy' },
  { to: '/terms', label: 'Terms of Service' },
];

const ITEM =
  'inline-flex min-h-control items-center text-ink-2 no-underline hover:text-ink hover:underline lg:min-h-8';

function FooterLinks({ links }: { links: FooterLink[] }) {
  return links.map(({ to, label, isScreen = false }) => (
    <li key={to}>
      <Link to={to} reloadDocument={!isScreen} className={ITEM}>
        {label}
      </Link>
    </li>
  ));
}

/** Two rows: the product, and its pages to read. */
export function Footer() {
  return (
    <footer className="border-line border-t pb-16 text-ui print:hidden">
      <Wrap className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-6">
        <span className="font-semibold text-ink">Liftmark</span>
        <nav aria-label="Footer: product">
          <ul className="flex flex-wrap gap-x-6">
            <FooterLinks links={PRODUCT} />
          </ul>
        </nav>
      </Wrap>
      <div className="border-line border-t">
        <Wrap className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4 text-sm">
          <span className="text-ink-3">Page audits you can verify</span>
          <nav aria-label="Footer: resources">
            <ul className="flex flex-wrap gap-x-6">
              <FooterLinks links={RESOURCES} />
              <li>
                <a href={`mailto:${supportEmail()}`} className={ITEM}>
                  Support
                </a>
              </li>
            </ul>
          </nav>
        </Wrap>
      </div>
    </footer>
  );
}
