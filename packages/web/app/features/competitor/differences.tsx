import { CATEGORY_LABELS } from '@liftmark/contract/categories';
import type { CompetitorReport } from '@liftmark/contract/competitor';

type Difference = NonNullable<CompetitorReport['insights']['differences']>[number];

/** Each difference with what both pages do, and what to take over. */
export function Differences({ differences }: { differences: readonly Difference[] }) {
  return (
    <ol className="border-ink border-t">
      {differences.map(({ check, name, title, category, yours, theirs, takeOver, lead }) => (
        <li
          key={`${check} ${name}`}
          className="grid gap-4 border-line border-b py-6 print:break-inside-avoid"
        >
          <div className="grid gap-1">
            <h3 className="title-4 [overflow-wrap:anywhere]">{title}</h3>
            <p className="text-ink-3 text-sm">{CATEGORY_LABELS[category]}</p>
          </div>
          <dl className="grid gap-4 sm:grid-cols-2 sm:gap-8">
            <Side label="Your page" text={yours} isAhead={lead === 'yours'} />
            <Side label={name} text={theirs} isAhead={lead === 'theirs'} />
          </dl>
          {lead === 'yours' ? (
            <p className="text-ui">Keep this: your page does it better.</p>
          ) : (
            takeOver !== null && (
              <p className="text-ui [overflow-wrap:anywhere]">
                <span className="font-medium text-ink">Next step:</span> {takeOver}
              </p>
            )
          )}
        </li>
      ))}
    </ol>
  );
}

function Side({ label, text, isAhead }: { label: string; text: string; isAhead: boolean }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-3 text-sm [overflow-wrap:anywhere]">
        {label}
        {isAhead && <span className="text-ink-2">, ahead here</span>}
      </dt>
      <dd className="text-ink text-ui [overflow-wrap:anywhere]">{text}</dd>
    </div>
  );
}
