import type { ConnectedSourceId, Connection } from '@liftmark/contract/connections';
import type { Goal, MeasuredPage, MetricSourceId } from '@liftmark/contract/measuring';

const number = (value: number): string => value.toLocaleString('en-US');

const day = (iso: string): string =>
  new Date(`${iso}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** What the measuring screens say. */
export const text = {
  goals: {
    form: { name: 'A form is sent', about: 'Search forms don’t count.' },
    action: {
      name: 'The primary button is clicked',
      about: 'Liftmark knows the button from the page’s report. Mark others with data-liftmark="conversion".',
    },
    thanks: {
      name: 'A thank-you page is reached',
      about: 'The conversion counts for the page that led there.',
    },
    call: { name: 'Your code says so', about: "Call liftmark('conversion') in your pages." },
  } satisfies Record<Goal, { name: string; about: string }>,

  sources: {
    tag: 'Liftmark tag',
    ga4: 'Google Analytics',
    plausible: 'Plausible',
    umami: 'Umami',
    matomo: 'Matomo',
    posthog: 'PostHog',
    csv: 'Uploaded figures',
  } satisfies Record<MetricSourceId, string>,

  services: {
    ga4: {
      name: 'Google Analytics 4',
      key: 'Key file of a service account (JSON)',
      about: 'Give the service account the Viewer role in your property.',
      property: 'Property ID',
      goal: 'Key event',
      goalAbout: 'Leave it empty to count all key events.',
    },
    plausible: {
      name: 'Plausible',
      key: 'Stats API key',
      about: 'Create it under Settings → API keys.',
      property: 'Domain of the site',
      goal: 'Goal',
      goalAbout: 'As it’s called in Plausible.',
    },
    umami: {
      name: 'Umami',
      key: 'API key, or your password',
      about: 'Enter a user if Umami is self-hosted.',
      property: 'Website ID',
      goal: 'Event',
      goalAbout: 'The event that is a conversion.',
    },
    matomo: {
      name: 'Matomo',
      key: 'Auth token',
      about: 'Create it under Security → Auth tokens, for a user with view access.',
      property: 'Site ID',
      goal: 'Goal ID',
      goalAbout: 'Leave it empty to count all goals.',
    },
    posthog: {
      name: 'PostHog',
      key: 'Personal API key',
      about: 'It needs the scope “Query read”.',
      property: 'Project ID',
      goal: 'Event',
      goalAbout: 'The event that is a conversion.',
    },
    'search-console': {
      name: 'Google Search Console',
      key: 'Key file of a service account (JSON)',
      about: 'Add the service account as a user of your property.',
      property: 'Property',
      goal: '',
      goalAbout: '',
    },
  } satisfies Record<
    ConnectedSourceId,
    { name: string; key: string; about: string; property: string; goal: string; goalAbout: string }
  >,

  read: ({ from, through, problem }: Connection): string | null =>
    from !== null && through !== null
      ? `${day(from)} to ${day(through)}.`
      : problem === null
        ? 'Reading the last 90 days.'
        : null,
  fetched: (ago: string) => `Last read ${ago}.`,
  missing: (from: string, to: string, reason: string) =>
    `Missing ${from === to ? day(from) : `${day(from)} to ${day(to)}`}: ${reason}`,

  waiting: 'Waiting for the first visit. Add the snippet to your pages, then open one in another tab.',
  first: (ago: string) => `We saw the first visit ${ago}.`,
  last: (ago: string) => `The last visit was ${ago}.`,
  off: 'Off. Nothing is counted.',

  gaps: ({ recent: { missing, implausible, isSampled } }: MeasuredPage): string[] => [
    ...(missing > 0 ? [`${number(missing)} ${missing === 1 ? 'day is' : 'days are'} missing.`] : []),
    ...(implausible > 0
      ? [
          `${number(implausible)} ${implausible === 1 ? 'day had' : 'days had'} implausible traffic and ${implausible === 1 ? 'is' : 'are'} left out.`,
        ]
      : []),
    ...(isSampled ? ['Some days are estimated from a sample of the visits.'] : []),
  ],

  imported: ({ days, pages }: { days: number; pages: number }) =>
    `We imported ${number(days)} ${days === 1 ? 'day' : 'days'} of ${number(pages)} ${pages === 1 ? 'page' : 'pages'}.`,

  chart: (weeks: number) => `Conversion rate over ${weeks} weeks`,

  opportunity: (conversions: readonly [number, number]) =>
    `${few(conversions[0])} to ${few(conversions[1])} more conversions in 28 days`,
  gained: (conversions: readonly [number, number]) =>
    `The measured change is ${few(conversions[0])} to ${few(conversions[1])} conversions in 28 days`,
  worth: (words: string, money: string) => `${words}, worth ${money}.`,
} as const;

function few(value: number): string {
  return value
    .toLocaleString('en-US', { maximumFractionDigits: Math.abs(value) < 10 ? 1 : 0 })
    .replace('-', '−');
}

/** "$74 to $297". */
export function moneyWords([low, high]: readonly [number, number], currency: string): string {
  const format = (value: number) =>
    value
      .toLocaleString('en-US', {
        style: 'currency',
        currency,
        maximumFractionDigits: Math.abs(value) < 10 ? 2 : 0,
      })
      .replace('-', '−');
  return `${format(low)} to ${format(high)}`;
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "2 minutes ago". */
export function agoWords(iso: string, nowMs: number): string {
  const seconds = Math.max(0, (nowMs - Date.parse(iso)) / 1000);
  const [unit, size] = STEPS.find(([, length]) => seconds >= length) ?? ['second', 1];
  return new Intl.RelativeTimeFormat('en-US').format(-Math.floor(seconds / size), unit);
}
