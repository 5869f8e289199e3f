import type { FoundersRevenue } from '@liftmark/contract/founders';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../../client/config-query.ts';
import { ComparisonPart } from './comparison-part.tsx';
import { dollars, percent, whole } from './figure-words.ts';
import { type Figure, Figures } from './figures.tsx';
import { revenueQuery } from './founders-queries.ts';
import { QueryPart } from './query-part.tsx';
import { useChoice } from './use-choice.ts';

export function RevenueTab() {
  const { range } = useChoice();
  const query = useQuery(revenueQuery(range));
  const { data: config } = useQuery(configQuery);
  return (
    <>
      {config?.simulatedPayments && (
        <p className="border-edge border-s-[3px] bg-tint px-4 py-3 text-ui">
          Payments are simulated: no one is charged, and these figures come from simulated subscriptions.
        </p>
      )}
      <QueryPart query={query} skeleton={<Figures label="Figures" figures={figuresOf(undefined)} />}>
        {(revenue) => (
          <>
            <Figures label="Figures" figures={figuresOf(revenue)} />
            <ComparisonPart comparison={revenue.comparison} />
          </>
        )}
      </QueryPart>
    </>
  );
}

function figuresOf(revenue: FoundersRevenue | undefined): Figure[] {
  return [
    {
      label: 'MRR',
      definition:
        'Monthly recurring revenue: what current subscribers pay, with annual plans counted at a twelfth of their price. Founders’ accounts are excluded.',
      value: revenue && dollars(revenue.mrr),
    },
    {
      label: 'Monthly Subscribers',
      definition: 'Accounts in a paid period on the monthly plan, including those that won’t renew.',
      value: revenue && whole(revenue.monthlySubscribers),
    },
    {
      label: 'Annual Subscribers',
      definition: 'Accounts in a paid period on the annual plan, including those that won’t renew.',
      value: revenue && whole(revenue.annualSubscribers),
    },
    {
      label: 'Churn Rate',
      definition: 'Share of subscribers at the start of the range who have since left.',
      value: revenue && percent(revenue.churnRate),
    },
    {
      label: 'Trial Signups',
      definition: 'Free trials that started in the range.',
      value: revenue && whole(revenue.trialSignups),
    },
    {
      label: 'Trial Conversions',
      definition: 'Trials that ended in the range and converted to paid.',
      value: revenue && whole(revenue.trialConversions),
      note: revenue && `of ${whole(revenue.trialsEnded)} that ended`,
    },
    {
      label: 'Trial Conversion Rate',
      definition: 'Of the trials that ended in the range, the share that converted to paid.',
      value: revenue && percent(revenue.trialConversionRate),
    },
  ];
}
