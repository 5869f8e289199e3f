import type { SiteFailure } from '@liftmark/contract/sites';
import type { ReadFailure } from '@liftmark/engine/sites/reader';
import { MAX_ROBOTS_BYTES, robotsRules } from '@liftmark/engine/sites/robots';
import { scopeOf } from '@liftmark/engine/sites/scope';
import { addPages, type Planning, SiteUnreadable } from './planning.ts';

const MAX_START_BYTES = 2 * 1024 * 1024;

/** Reads `robots.txt` and sees where the address leads. */
export async function readStart(planning: Planning, url: string): Promise<void> {
  const { reader, scope, run } = planning;
  const robots = await readRobots(planning, new URL('/robots.txt', url).href);
  if (!robotsRules(robots).isAllowed(url)) throw new SiteUnreadable('robots');
  await planning.pace();
  const answer = await reader.read(url, MAX_START_BYTES, (next) => scope.contains(next));
  if ('failure' in answer) throw new SiteUnreadable(failureOf(answer.failure));
  if (answer.status >= 400) throw new SiteUnreadable(refusalOf(answer.status));
  if (!/html/i.test(answer.contentType)) throw new SiteUnreadable('not_html');
  const startUrl = scopeOf(answer.url).pageAt(answer.url, answer.url) ?? url;
  const rules = robotsRules(robots);
  const declared = rules.sitemaps.length > 0 ? rules.sitemaps : [new URL('/sitemap.xml', startUrl).href];
  const sitemaps = declared.filter((address) => isOwn(planning, address));
  const isSlow = (rules.delayS ?? 0) * run.limits.requestsPerSecond > 1;
  await planning.save(
    { startUrl, robots, sitemaps, ...(isSlow && planning.note('slow_robots')) },
    (transaction) => addPages(transaction, planning, [startUrl], 0),
  );
}

/** Empty where there is none. */
async function readRobots({ reader, pace }: Planning, address: string): Promise<string> {
  await pace();
  const answer = await reader.read(address, MAX_ROBOTS_BYTES, () => true);
  if ('failure' in answer) throw new SiteUnreadable(failureOf(answer.failure));
  // By RFC 9309, a site whose rules can't be read is closed.
  if (answer.status >= 500 || answer.status === 429) throw new SiteUnreadable('robots_unreadable');
  // The store has no place for NUL.
  return answer.status >= 400 ? '' : answer.body.toString('utf8').replaceAll('\0', '');
}

function failureOf(failure: ReadFailure): SiteFailure {
  if (failure === 'refused') return 'refused';
  return failure === 'foreign' ? 'other_site' : 'unreachable';
}

function refusalOf(status: number): SiteFailure {
  if (status === 401 || status === 407) return 'auth_required';
  // 999 is in use for it, too.
  return [403, 429, 999].includes(status) ? 'blocked_by_site' : 'http_status';
}

function isOwn({ scope }: Planning, address: string): boolean {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && scope.contains(url);
}
