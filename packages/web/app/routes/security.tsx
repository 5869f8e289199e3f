import { Link } from 'react-router';
import { COMPLIANCE, SECURITY_HIGHLIGHTS, SECURITY_SECTIONS } from '../content/security.ts';
import { supportEmail } from '../content/site.ts';
import { PageTitle } from '../features/reading/page-title.tsx';
import { ShownClaims } from '../features/reading/shown-claims.tsx';
import { pageMeta } from '../features/shell/page-meta.ts';
import { MarginSection, Wrap } from '../ui/section.tsx';
import type { Route } from './+types/security.ts';

export const handle = { isReadingPage: true };

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Security and privacy | Liftmark',
    description:
      'How Liftmark protects accounts, reports and the machines that open other people’s pages. We claim only what the software does.',
    location,
  });

const NAVIGATION = [
  { to: '/dashboard', label: 'Dashboard' },
  { to: '/subscribe', label: 'Pricing' },
  { to: '/', label: 'Home' },
];
const CLOSING = [
  { to: '/privacy', label: 'Privacy Policy' },
  { to: '/terms', label: 'Terms of Service' },
  { to: '/', label: 'Home' },
];

function Links({ label, links }: { label: string; links: typeof NAVIGATION }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-6 text-ui">
        {links.map(({ to, label: text }) => (
          <li key={to}>
            <Link to={to} reloadDocument className="inline-flex min-h-control items-center">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export default function Security() {
  return (
    <>
      <PageTitle
        title="Security and privacy"
        lead="A tool that opens other people’s pages has to be careful. This page says what the software does, and nothing more."
      >
        <Links label="Security" links={NAVIGATION} />
        <ShownClaims place="security" />
      </PageTitle>
      <Wrap className="pb-(--section)">
        <ul className="grid gap-x-12 gap-y-8 md:grid-cols-3">
          {SECURITY_HIGHLIGHTS.map(({ title, text }) => (
            <li key={title} className="grid content-start gap-2 border-ink border-t pt-4">
              <h2 className="title-4">{title}</h2>
              <p className="text-ui">{text}</p>
            </li>
          ))}
        </ul>
      </Wrap>
      {SECURITY_SECTIONS.map(({ id, title, points }) => (
        <MarginSection key={id} id={id} title={title}>
          <ul className="grid gap-3 border-line border-t pt-4">
            {points.map((point) => (
              <li key={point} className="max-w-measure">
                {point}
              </li>
            ))}
          </ul>
        </MarginSection>
      ))}
      <MarginSection id="compliance" title="Compliance">
        <dl className="border-ink border-t">
          {COMPLIANCE.map(({ name, text }) => (
            <div
              key={name}
              className="grid gap-x-8 gap-y-1 border-line border-b py-4 sm:grid-cols-[10rem_1fr]"
            >
              <dt>{name}</dt>
              <dd className="max-w-measure text-ui">{text}</dd>
            </div>
          ))}
        </dl>
      </MarginSection>
      <MarginSection id="contact" title="Report a vulnerability">
        <div className="grid gap-4">
          <p>
            Write to <a href={`mailto:${supportEmail()}?subject=Security`}>{supportEmail()}</a>. Please give
            us time to fix it before you publish. To see how we handle personal data, read the{' '}
            <a href="/privacy">privacy policy</a>.
          </p>
          <Links label="Related pages" links={CLOSING} />
        </div>
      </MarginSection>
    </>
  );
}
