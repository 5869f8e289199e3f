import { CATEGORIES, CATEGORY_LABELS } from '@liftmark/contract/categories';
import type { Finding } from '@liftmark/contract/report';
import { Disclosure } from '../../ui/disclosure.tsx';
import { worded } from '../../ui/report-language.tsx';
import { restOf } from './report-items.ts';
import { text } from './text.ts';
import { pointsLost } from './words.ts';

/** What a check that passed without full marks cost, where it doesn't round to nothing. */
const SHOWN_POINTS = 0.05;

const GROUPS = [
  { name: 'passed', outcome: 'pass' },
  { name: 'notMeasured', outcome: 'notMeasured' },
  { name: 'notApplicable', outcome: 'notApplicable' },
] as const;

/** The checks that ask for no change, collapsed: passed, couldn't be measured, not applicable, each with its reason. */
export const RestOfChecks = worded(function RestOfChecks({ findings }: { findings: readonly Finding[] }) {
  return (
    <div className="border-ink border-t">
      {GROUPS.map(({ name, outcome }) => {
        const { title, empty } = text.bench.rest[name];
        const own = restOf(findings, outcome);
        return (
          <Disclosure
            key={name}
            title={
              <h3 className="title-4">
                {title}
                <span className="tabular ms-2 font-normal text-ink-3 text-sm">
                  {text.bench.checks({ count: own.length })}
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
});

const ByCategory = worded(function ByCategory({ findings }: { findings: readonly Finding[] }) {
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
                  <dt className="font-medium">
                    {finding.title}
                    {finding.points >= SHOWN_POINTS && (
                      <span className="tabular ms-2 font-normal text-ink-3 text-sm">
                        {pointsLost(finding.points)}
                      </span>
                    )}
                  </dt>
                  <dd className="max-w-measure [overflow-wrap:anywhere]">{finding.observed}</dd>
                </div>
              ))}
            </dl>
          </div>
        );
      })}
    </div>
  );
});
