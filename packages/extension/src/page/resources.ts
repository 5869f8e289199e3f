import type { ResourceRequest, ResourceType } from '@liftmark/engine/capture/snapshot';

/** Files of the page. What its scripts exchange with servers is the visitor's own business. */
const TYPES: Record<string, ResourceType> = {
  css: 'stylesheet',
  link: 'stylesheet',
  script: 'script',
  img: 'image',
};
const MOST = 1_000;
const MAX_URL = 4_096;

/** The files that the page loaded, as far as the browser tells: addresses and statuses, no weights. */
export function resourcesOf(page: string): ResourceRequest[] {
  const host = new URL(page).host;
  return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ initiatorType }) => initiatorType in TYPES)
    .filter(({ name }) => /^https?:/.test(name))
    .slice(0, MOST)
    .map((entry) => ({
      url: entry.name.slice(0, MAX_URL),
      type: TYPES[entry.initiatorType] ?? 'other',
      status: entry.responseStatus ?? 0,
      bytes: 0,
      thirdParty: new URL(entry.name).host !== host,
      failure: null,
      refused: false,
      endMs: null,
    }));
}
