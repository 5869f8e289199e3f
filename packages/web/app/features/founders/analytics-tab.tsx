import type { FoundersAnalytics } from '@liftmark/contract/founders';
import { useQuery } from '@tanstack/react-query';
import { BarTable } from './bar-table.tsx';
import { ColumnChart } from './column-chart.tsx';
import { dayWords, durationWords, growthWords, percent, short, whole } from './figure-words.ts';
import { type Figure, Figures } from './figures.tsx';
import { analyticsQuery } from './founders-queries.ts';
import { QueryPart } from './query-part.tsx';
import { useChoice } from './use-choice.ts';

export function AnalyticsTab() {
  const { range } = useChoice();
  const query = useQuery(analyticsQuery(range));
  return (
    <QueryPart query={query} skeleton={<Figures label="Figures" figures={figuresOf(undefined)} />}>
      {(analytics) => (
        <>
          <Figures label="Figures" figures={figuresOf(analytics)} />
          <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
            <BarTable
              caption="Popular Pages"
              empty="No data available"
              rows={analytics.popularPages.map(({ path, views }) => ({
                key: path,
                label: path,
                value: views,
                text: `${whole(views)} ${views === 1 ? 'view' : 'views'}`,
              }))}
            />
            <SignupChart days={analytics.signupsByDay} />
          </div>
        </>
      )}
    </QueryPart>
  );
}

function SignupChart({ days }: { days: FoundersAnalytics['signupsByDay'] }) {
  const total = days.reduce((sum, { signups }) => sum + signups, 0);
  const words = (count: number): string => `${whole(count)} ${count === 1 ? 'sign-up' : 'sign-ups'}`;
  return (
    <ColumnChart
      title="Sign-ups by day"
      summary={`${words(total)} in ${days.length} days (UTC).`}
      columns={days.map(({ day, signups }) => ({ label: dayWords(day), value: signups }))}
      describe={({ label, value }) => `${label}: ${words(value)}`}
    />
  );
}

/** Page views are counted for everyone, without identifying anyone. */
const COUNTED = 'Of visitors who accepted tracking';

/** The tooltips say what each figure counts; the server's queries do the counting. */
function figuresOf(analytics: FoundersAnalytics | undefined): Figure[] {
  return [
    {
      label: 'Visits',
      definition:
        'Browser sessions that viewed a page, by UTC day. Counts only visitors who accepted tracking. Founders’ accounts are excluded.',
      value: analytics && whole(analytics.visits),
      note: COUNTED,
    },
    {
      label: 'Daily Active Users',
      definition:
        'Accounts that used the product or started an analysis each day, averaged over the range. Founders’ accounts are excluded.',
      value: analytics && short(analytics.dailyActiveUsers),
    },
    {
      label: 'Avg. Session Duration',
      definition: 'How long pages were in view, divided by the number of visits.',
      value: analytics && (analytics.visits === 0 ? 'No data' : durationWords(analytics.avgSessionDuration)),
      note: COUNTED,
    },
    {
      label: 'Bounce Rate',
      definition: 'Share of visits with only one page view.',
      value: analytics && (analytics.visits === 0 ? 'No data' : percent(analytics.bounceRate)),
      note: COUNTED,
    },
    {
      label: 'Conversion Rate',
      definition:
        'Share of accounts created in the range that started a trial or a subscription. The note compares it with the previous period of the same length.',
      value: analytics && percent(analytics.conversionRate),
      note: analytics && growthWords(analytics.conversionGrowth),
    },
    {
      label: 'Users with Reports',
      definition: 'Accounts that got at least one report in the range. Founders’ accounts are excluded.',
      value: analytics && whole(analytics.uniqueUsersWithReports),
    },
    {
      label: 'New Signups',
      definition:
        'Accounts created in the last 7 days, regardless of the range. Founders’ accounts are excluded.',
      value: analytics && whole(analytics.recentSignups),
      note: 'Last 7 days',
    },
    {
      label: 'Trial Users',
      definition: 'Accounts in a free trial right now. Founders’ accounts are excluded.',
      value: analytics && whole(analytics.trialUsers),
    },
  ];
}
