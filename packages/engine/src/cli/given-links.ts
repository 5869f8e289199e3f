import { type GivenLinks, refusedLinks } from '@liftmark/contract/given-links';
import { unpackSnapshot } from '../capture/packed-snapshot.ts';
import type { ThreadedAudit } from '../pipeline/audit-in-thread.ts';
import { withOwnLinks } from '../trials/own-links.ts';
import { UsageError } from './arguments.ts';
import { text } from './text.ts';

/**
 * The audit with the given links as the fixes of the recommendations that miss them.
 * @throws {UsageError} where one leads to another site
 */
export async function withLinks(audit: ThreadedAudit, links: GivenLinks | null): Promise<ThreadedAudit> {
  if (links === null) return audit;
  const { report, packed } = audit;
  const pages = refusedLinks(links, report.finalUrl);
  if (pages.length > 0) throw new UsageError(text.usage.otherSite({ pages }));
  return { ...audit, report: withOwnLinks(await unpackSnapshot(packed), report, links) };
}
