import { CATEGORIES, CATEGORY_LABELS } from '@liftmark/contract/categories';
import type { Finding, OutcomeKind } from '@liftmark/contract/report';
import { Disclosure } from '../../ui/disclosure.tsx';

const GROUPS: { title: string; outcomes: OutcomeKind[]; empty: string }[] = [
  { title: 'Passed', outcomes: ['pass'], empty: 'No check passed.' },
  {
    title: 'Couldn’t be measured',
    outcomes: ['notMeasured'],
    empty: 'All applicable checks were measured.',
  },
  { title: 'Not applicable', outcomes: ['notApplicable'], empty: 'Every check applies to this page.' },
];

/** The checks that cost nothing, collapsed: passed, couldn't be measured, not applicable, each with its reason. */
export function RestOfChecks({ findings }: { findings: readonly Finding[] }) {
  return (
    <div className="border-ink border-t">
      {GROUPS.map(({ title, outcomes, empty }) => {
        const own = findings.filter(({ outcome, points }) => outcomes.includes(outcome) && points <= 0);
        return (
          <Disclosure
            key={title}
            title={
              <h3 className="title-4">
                {title}
                <span className="tabular ms-2 font-normal text-ink-3 text-sm">
                  {own.length} {own.length === 1 ? 'check' : 'checks'}
                </span>
              </h3>
            }
          >
            {own.length === 0 ? <p className="text-ui">{empty}</p> : <ByCategory findings={own} />}
          </Disclosure>
        );
      })}
    </div>
  );
}

function ByCategory({ findings }: { findings: readonly Finding[] }) {
  return (
    <div className="print-flow grid gap-6">
      {CATEGORIES.map((category) => {
        const own = findings.filter((finding) => finding.category === category);
        if (own.length === 0) return null;
        return (
          <div key={category} className="print-flow grid gap-3">
            <h4 className="text-ink-3 text-sm">
              {CATEGORY_LABELS[category]}, {own.length}
            </h4>
            <dl className="grid gap-3 text-ui print:block print:columns-2 print:text-sm">
              {own.map((finding) => (
                <div key={finding.check} className="print:break-inside-avoid print:pb-2">
                  <dt className="font-medium">{finding.title}</dt>
                  <dd className="max-w-measure [overflow-wrap:anywhere]">{finding.observed}</dd>
                </div>
              ))}
            </dl>
          </div>
        );
      })}
    </div>
  );
}
