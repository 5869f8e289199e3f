import { CASE_STUDIES, CASE_SUMMARY } from '../content/claims.ts';
import { ClosingCall } from '../features/reading/closing-call.tsx';
import { PageTitle } from '../features/reading/page-title.tsx';
import { pageMeta } from '../features/shell/page-meta.ts';
import { MarginSection, Wrap } from '../ui/section.tsx';
import { Unconfirmed } from '../ui/unconfirmed.tsx';
import type { Route } from './+types/case-studies.ts';

export const handle = { isReadingPage: true };

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Case studies: three pages before and after | Liftmark',
    description:
      'Clear headlines, a shorter form, honest trust signals: three pages before the change, what we changed, and how the result was measured.',
    location,
  });

const ROWS = [
  ['before', 'Before'],
  ['change', 'What changed'],
  ['measure', 'How it was measured'],
] as const;

export default function CaseStudies() {
  return (
    <>
      <PageTitle
        title="Three pages, before and after"
        lead="How the page looked before, what changed, and how the result was measured."
      >
        <Unconfirmed />
      </PageTitle>
      <Wrap className="pb-(--section)">
        <dl className="grid grid-cols-2 gap-x-8 gap-y-6 border-ink border-t pt-6 md:grid-cols-4">
          {CASE_SUMMARY.map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end gap-1">
              <dt className="font-normal text-ink-3 text-sm">{label}</dt>
              <dd className="title-1 tabular">{figure}</dd>
            </div>
          ))}
        </dl>
      </Wrap>
      {CASE_STUDIES.map(({ id, title, lift, business, ...study }) => (
        <MarginSection
          key={id}
          id={id}
          title={title}
          lead={
            <>
              <p>{business}</p>
              <p className="title-1 tabular">{lift}</p>
              <p className="note">conversion rate, relative</p>
            </>
          }
        >
          <dl className="border-ink border-t">
            {ROWS.map(([key, label]) => (
              <div
                key={key}
                className="grid gap-x-8 gap-y-1 border-line border-b py-4 sm:grid-cols-[12rem_1fr]"
              >
                <dt>{label}</dt>
                <dd className="max-w-measure text-ui">{study[key]}</dd>
              </div>
            ))}
          </dl>
        </MarginSection>
      ))}
      <ClosingCall
        title="Measure your own page"
        text="Analyze it before you change anything, then again afterward."
      />
    </>
  );
}
