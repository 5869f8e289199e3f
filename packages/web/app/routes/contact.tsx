import { supportEmail } from '../content/site.ts';
import { ContactForm } from '../features/contact/contact-form.tsx';
import { pageMeta } from '../features/shell/page-meta.ts';
import { Wrap } from '../ui/section.tsx';
import type { Route } from './+types/contact.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Contact | Liftmark',
    description: 'Contact the people behind Liftmark: questions, errors in a report, billing, security.',
    location,
  });

export default function Contact() {
  return (
    <Wrap className="grid gap-x-20 gap-y-10 py-(--section) lg:grid-cols-[22rem_minmax(0,1fr)]">
      <header className="grid content-start gap-4">
        <h1 className="title-1">Contact us</h1>
        <p className="text-lg">
          Questions, an error in a report, billing, an idea: a person reads every message.
        </p>
        <p className="text-ui">
          By email: <a href={`mailto:${supportEmail()}`}>{supportEmail()}</a>. You’ll find quick answers on
          the <a href="/help">help page</a>.
        </p>
      </header>
      <ContactForm />
    </Wrap>
  );
}
