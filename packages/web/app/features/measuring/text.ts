import type {
  ConnectedExperiment,
  ConnectedSourceId,
  Connection,
  ExperimentSides,
  Found,
} from '@liftmark/contract/connections';
import { FOUR_WEEKS, LEAST_WHOLE_DAYS } from '@liftmark/contract/effects/four-weeks';
import { amount } from '@liftmark/contract/figures';
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
    growthbook: {
      name: 'GrowthBook',
      key: 'Secret key',
      about: 'Create it under Settings → API Keys. Read-only is enough.',
      property: 'Project',
      goal: 'Metric',
      goalAbout: 'Its name or ID. Leave it empty for the first goal metric that counts who converted.',
    },
    'posthog-experiments': {
      name: 'PostHog experiments',
      key: 'Personal API key',
      about: 'It needs the scopes “Experiment read” and “Query read”.',
      property: 'Project ID',
      goal: 'Metric',
      goalAbout: 'Its name. Leave it empty for the first funnel.',
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

  /** Where a key is entered for a connection that exists. */
  replacing: ({ source, name, host }: Connection): string =>
    [
      `${text.services[source].name}: ${name}.`,
      ...(host === null ? [] : [`The key is sent to ${host}.`]),
      'Figures already read stay.',
    ].join(' '),
  address: (host: string) => `Address: ${host}`,
  /** "Oct 1, 2026 to Nov 26, 2026. Last read 2 hours ago: 3 pages, 12 days." */
  reading: ({ from, through, found }: Connection, ago: string | null): string[] => [
    ...(from !== null && through !== null ? [`${day(from)} to ${day(through)}.`] : []),
    ...(ago === null ? [] : [`Last read ${ago}${found === null ? '' : `: ${foundWords(found)}`}.`]),
  ],
  inProgress: 'Reading now.',
  failed: (ago: string) => `Last tried ${ago}.`,
  paused: 'Paused. Nothing is read.',
  elsewhere: (pages: number, service: string) =>
    `${amount(pages, 'page is', 'pages are')} read by another ${service} connection, which had ${pages === 1 ? 'it' : 'them'} first.`,
  missing: (from: string, to: string, reason: string) =>
    `Missing ${from === to ? day(from) : `${day(from)} to ${day(to)}`}: ${reason}`,

  experiments: {
    state: ({ state, startedOn, endedOn }: ConnectedExperiment): string =>
      state === 'running'
        ? `Running${startedOn === null ? '' : ` since ${day(startedOn)}`}`
        : `Ended${endedOn === null ? '' : ` ${day(endedOn)}`}`,
    from: (service: string, connection: string) => `${service}, ${connection}`,
    sides: ({ metric, control, variants }: ExperimentSides): string =>
      `${metric}: ${[control, ...variants].map(({ name, conversions, visitors }) => `${name} ${number(conversions)} of ${number(visitors)}`).join(', ')}.`,
    running: 'Its result counts once the test has ended.',
    tests: (title: string) => `Tests the recommendation “${title}”.`,
    choose: (isChosen: boolean) => `${isChosen ? 'Change' : 'Choose'} recommendation`,
    counted: 'It counts in the track record of its recommendation.',
    uncounted: 'Choose the recommendation that it tests to count it in the track record.',
    tied: (name: string) => `Tests “${name}” on`,
  },

  searches: {
    lead: (from: string | null, through: string | null) =>
      from === null || through === null
        ? 'Google searches that led to this page.'
        : `Google searches from ${day(from)} to ${day(through)}.`,
    unconnected: 'No Search Console is connected.',
    unread: 'Search Console hasn’t been read yet.',
    none: 'Search Console has no searches for this page.',
    noReport: 'Analyze the page to see which words it repeats.',
    comparing: 'Comparing with the page.',
  },

  noTag: 'No site has a tag yet.',
  noConnection: 'No service is connected yet.',
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

  tooFewDays: (days: number) =>
    `Available once ${LEAST_WHOLE_DAYS} whole days are measured. So far, ${days === 1 ? '1 is' : `${number(days)} are`}.`,
  projected: (days: number) =>
    `Projected from ${number(days)} whole days to ${FOUR_WEEKS}, because the others weren’t measured.`,
  opportunity: (conversions: readonly [number, number]) =>
    `${few(conversions[0])} to ${few(conversions[1])} more conversions in 28 days`,
  gained: (conversions: readonly [number, number]) =>
    `The measured change is ${few(conversions[0])} to ${few(conversions[1])} conversions in 28 days`,
  worth: (words: string, money: string) => `${words}, worth ${money}.`,
} as const;

function foundWords({ pages, days, searches, experiments }: Found): string {
  if (experiments > 0) return amount(experiments, 'A/B test', 'A/B tests');
  if (searches > 0) return `${amount(searches, 'search', 'searches')} of ${amount(pages, 'page', 'pages')}`;
  return days === 0 ? 'nothing found' : `${amount(days, 'day', 'days')} of ${amount(pages, 'page', 'pages')}`;
}

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
