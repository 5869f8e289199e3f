import { HELP_TOPICS } from '../content/help.ts';
import { supportEmail } from '../content/site.ts';
import { PageTitle } from '../features/reading/page-title.tsx';
import { pageMeta } from '../features/shell/page-meta.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { MarginSection } from '../ui/section.tsx';
import type { Route } from './+types/help.ts';

export const handle = { isReadingPage: true };

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Help: analyses, reports, account and plans | Liftmark',
    description:
      'Answers about analyses, reports, plans and data: which pages work, why a score changed, who can see a report, how to cancel.',
    location,
    structuredData: [
      {
        '@type': 'FAQPage',
        mainEntity: HELP_TOPICS.flatMap(({ questions }) =>
          questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        ),
      },
    ],
  });

export default function Help() {
  return (
    <>
      <PageTitle title="Help" lead="Short answers to common questions. If yours is missing, contact us." />
      {HELP_TOPICS.map(({ id, title, questions }) => (
        <MarginSection key={id} id={id} title={title}>
          <div className="border-line border-t">
            {questions.map(({ question, answer }) => (
              <Disclosure key={question} title={<h3 className="font-medium text-lg">{question}</h3>}>
                <p>{answer}</p>
              </Disclosure>
            ))}
          </div>
        </MarginSection>
      ))}
      <MarginSection id="more" title="Still stuck?">
        <p>
          Use the <a href="/contact">contact form</a> or write to{' '}
          <a href={`mailto:${supportEmail()}`}>{supportEmail()}</a>. See how each number is calculated on the{' '}
          <a href="/methodology">methodology page</a>.
        </p>
      </MarginSection>
    </>
  );
}
