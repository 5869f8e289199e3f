import { withoutSecretsOf } from '@liftmark/engine/capture/access/redact';
import { decodeHtml } from '@liftmark/engine/capture/load/html-encoding';
import { type ReadPage, readPage } from '@liftmark/engine/sites/read-page';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../database/connection.ts';
import { sitePages } from '../../../database/schema.ts';
import { addPages, isBusy, type Planning, TurnOver } from './planning.ts';

/** Of one page; the structure is in the beginning. */
const MAX_PAGE_BYTES = 2 * 1024 * 1024;
const MAX_LINKS = 100;
/** A page that its site was too busy for this often isn't asked for again. */
const MAX_REFUSALS = 3;

export interface PageToRead {
  id: number;
  address: string;
  depth: number;
  /** How often its site was too busy to show it. */
  refusals: number;
}

/** `isRefused`: its site was too busy to show it. */
type Outcome = PageToRead & { read: ReadPage | null; isRefused?: boolean };

/**
 * Reads some pages at the pace of the site, as many as are due in this turn, and stores what they say and where they
 * lead.
 * @throws TurnOver if none is due
 */
export async function readBatch(planning: Planning, batch: readonly PageToRead[]): Promise<void> {
  const outcomes = await Promise.all(await startReading(planning, batch));
  const { run } = planning;
  const wasBusy = outcomes.some((outcome) => outcome.isRefused);
  const isCrawl = run.source === 'links';
  let left = 0;
  let isDeep = false;
  await planning.save(wasBusy ? planning.note('slow_site') : {}, async (transaction) => {
    for (const outcome of outcomes) {
      await store(transaction, outcome);
      const { read, depth } = outcome;
      if (read === null) continue;
      const further = [
        ...(read.followsLinks ? read.links : []),
        ...(read.canonical === null ? [] : [read.canonical]),
      ];
      if (depth >= run.limits.depth && isCrawl) isDeep ||= further.length > 0;
      else left += await addPages(transaction, planning, further, depth + 1);
    }
  });
  if (left > 0) await planning.save(planning.note('page_limit'));
  if (isDeep) await planning.save(planning.note('depth_limit'));
}

/** The pages that are due in this turn, at least one. */
async function startReading(planning: Planning, batch: readonly PageToRead[]): Promise<Promise<Outcome>[]> {
  const reading: Promise<Outcome>[] = [];
  for (const page of batch) {
    try {
      await planning.pace();
    } catch (error) {
      if (error instanceof TurnOver && reading.length > 0) break;
      throw error;
    }
    reading.push(readOne(planning, page));
  }
  return reading;
}

async function readOne(planning: Planning, page: PageToRead): Promise<Outcome> {
  const { reader, scope, access, slowDown, rules } = planning;
  const mayFollow = (next: URL) => scope.contains(next) && rules().isAllowed(next.href);
  const answer = await reader.read(page.address, MAX_PAGE_BYTES, mayFollow);
  if ('failure' in answer) return { ...page, read: null };
  if (isBusy(answer)) {
    slowDown(answer);
    return { ...page, read: null, isRefused: true };
  }
  if (answer.status >= 400 || !/html/i.test(answer.contentType)) return { ...page, read: null };
  const read = readPage(decodeHtml(answer.body, answer.contentType), answer.url, scope);
  // A redirect is as good as naming the original.
  const at = scope.pageAt(answer.url, answer.url);
  const original = read.canonical ?? at;
  const canonical = original === page.address ? null : original;
  return { ...page, read: withoutSecretsOf(access, { ...read, canonical }) };
}

async function store(
  transaction: Transaction,
  { id, read, isRefused = false, ...page }: Outcome,
): Promise<void> {
  const refusals = page.refusals + Number(isRefused);
  const isLater = isRefused && refusals < MAX_REFUSALS;
  const values =
    read === null
      ? { state: isLater ? ('known' as const) : ('failed' as const), refusals }
      : {
          state: read.canonical === null ? ('read' as const) : ('copy' as const),
          title: read.title.replaceAll('\0', '').toWellFormed(),
          kind: read.kind,
          sketch: read.sketch,
          links: read.links.slice(0, MAX_LINKS),
        };
  await transaction.update(sitePages).set(values).where(eq(sitePages.id, id));
}
