import type { ConnectedSourceId, ConnectionProblem } from '@liftmark/contract/connections';
import { amount } from '@liftmark/contract/figures';

/** What a connection says where something doesn't work. */
export const text = {
  names: {
    ga4: 'Google Analytics',
    plausible: 'Plausible',
    umami: 'Umami',
    matomo: 'Matomo',
    posthog: 'PostHog',
    'search-console': 'Search Console',
    growthbook: 'GrowthBook',
    'posthog-experiments': 'PostHog experiments',
  } satisfies Record<ConnectedSourceId, string>,

  problems: {
    key: (name) =>
      `${name} no longer accepts the key. Create a new one there, then add the connection again.`,
    'key-file': () =>
      'This isn’t the key of a service account. Paste the whole JSON file that Google Cloud gave you.',
    scope: (name) =>
      `The key may not read this in ${name}. Give it read access there, and make sure that the API is turned on.`,
    plan: (name) => `Your ${name} plan doesn’t include its API. Change the plan there.`,
    property: (name) =>
      `${name} has no such site or project, or the key can’t see it. Check its name and the address.`,
    goal: (name) =>
      `${name} doesn’t have this goal, or the event hasn’t happened there for unusually long. If it was renamed, add the connection again with its new name.`,
    question: (name) =>
      `${name} didn’t understand what Liftmark asked. Check the goal; if it’s right, a field was renamed there, so update Liftmark.`,
    rate: (name) => `${name} allows no more requests right now. Liftmark tries again by itself.`,
    unreachable: (name) => `${name} didn’t answer. Liftmark tries again by itself.`,
    blocked: () => 'Liftmark doesn’t connect to this address. Enter a public address on port 443.',
    redirect: (name) =>
      `The address of ${name} leads elsewhere. Enter the address that you see when you open it.`,
    large: (name) => `${name} sends more than Liftmark reads at once. Choose a smaller property or project.`,
    format: (name) => `${name} gave an answer that Liftmark can’t read. Liftmark tries again by itself.`,
  } satisfies Record<ConnectionProblem, (name: string) => string>,

  /** What a test on one day found. */
  worksWithDays: (pages: number, visits: number, day: string) =>
    `It works. ${amount(pages, 'page', 'pages')} with ${amount(visits, 'visit', 'visits')} on ${day}.`,
  worksWithSearches: (searches: number, day: string) =>
    `It works. ${amount(searches, 'search', 'searches')} on ${day}.`,
  worksWithExperiments: (experiments: number) =>
    `It works. ${amount(experiments, 'experiment', 'experiments')} running or finished.`,

  /** The secret of the installation was changed, and the one before isn’t known. */
  undecryptable: (hasAddress: boolean) =>
    hasAddress
      ? 'Liftmark can’t decrypt the address and the key of this connection anymore. Remove the connection and add it again. The days read so far stay.'
      : 'Liftmark can’t decrypt the key of this connection anymore. Replace the key.',

  changedMeanwhile:
    'The connection was changed while the key was tested. Reload the page, then replace the key again.',

  goalBefore: (day: string) =>
    `The event that counts as a conversion first happened on ${day}, so earlier days have no rate.`,

  odd: (pages: number) =>
    `${amount(pages, 'page', 'pages')} had counts that can’t be right, such as negative visits, and ${pages === 1 ? 'is' : 'are'} left out.`,

  experiments: {
    noMetric:
      'None of its goal metrics counts how many visitors converted. Add one, or name it in the connection.',
    noResults: 'It has no results yet.',
    oddCounts: 'Its counts can’t be right, such as more conversions than visitors.',
  },

  ga4: {
    thresholded:
      'Google Analytics left out rows with few visitors. Turn off Google signals in its reporting identity to see them.',
    otherRow: 'Google Analytics put rarely visited pages into “(other)”, so their days are missing.',
  },
} as const;
