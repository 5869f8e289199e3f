import { decodeHtml } from '@liftmark/engine/capture/load/html-encoding';
import { type ReadPage, readPage } from '@liftmark/engine/sites/read-page';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../database/connection.ts';
import { sitePages } from '../../../database/schema.ts';
import { addPages, type Planning } from './planning.ts';

/** Of one page; the structure is in the beginning. */
const MAX_PAGE_BYTES = 2 * 1024 * 1024;
const MAX_LINKS = 100;

export interface PageToRead {
  id: number;
  address: string;
  depth: number;
}

type Outcome = PageToRead & { read: ReadPage | null };

/** Reads some pages at the pace of the site, and stores what they say and where they lead. */
export async function readBatch(planning: Planning, batch: readonly PageToRead[]): Promise<void> {
  const reading: Promise<Outcome>[] = [];
  for (const page of batch) {
    await planning.pace();
    reading.push(readOne(planning, page));
  }
  const outcomes = await Promise.all(reading);
  const { run } = planning;
  const isCrawl = run.source === 'links';
  let left = 0;
  let isDeep = false;
  await planning.save({}, async (transaction) => {
    for (const outcome of outcomes) {
      await store(transaction, outcome);
      const { read, depth } = outcome;
      if (read === null) continue;
      const further = [...(read.followsLinks ? read.links : []), ...(read.canonical ?? [])];
      if (depth >= run.limits.depth && isCrawl) isDeep ||= further.length > 0;
      else left += await addPages(transaction, planning, further, depth + 1);
    }
  });
  if (left > 0) await planning.save(planning.note('page_limit'));
  if (isDeep) await planning.save(planning.note('depth_limit'));
}

async function readOne({ reader, scope, slowDown }: Planning, page: PageToRead): Promise<Outcome> {
  const answer = await reader.read(page.address, MAX_PAGE_BYTES, (next) => scope.contains(next));
  if ('failure' in answer) return { ...page, read: null };
  if (answer.status === 429 || answer.status === 503) slowDown();
  if (answer.status >= 400 || !/html/i.test(answer.contentType)) return { ...page, read: null };
  const read = readPage(decodeHtml(answer.body, answer.contentType), answer.url, scope);
  // A redirect is as good as naming the original.
  const at = scope.pageAt(answer.url, answer.url);
  const original = read.canonical ?? at;
  return { ...page, read: { ...read, canonical: original === page.address ? null : original } };
}

async function store(transaction: Transaction, { id, read }: Outcome): Promise<void> {
  const values =
    read === null
      ? { state: 'failed' as const }
      : {
          state: read.canonical === null ? ('read' as const) : ('copy' as const),
          title: read.title.replaceAll('\0', '').toWellFormed(),
          kind: read.kind,
          sketch: read.sketch,
          links: read.links.slice(0, MAX_LINKS),
        };
  await transaction.update(sitePages).set(values).where(eq(sitePages.id, id));
}
