import { createHash } from 'node:crypto';
import { CaptureError } from '@liftmark/engine/capture/capture-error';
import { receiveInThread } from '@liftmark/engine/capture/received/receive-in-thread';
import { UnfitCaptureError } from '@liftmark/engine/capture/received/unfit-capture-error';
import { actorName, type Context } from '../../access/actor.ts';
import type { Database } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import type { Files } from '../../platform/files.ts';
import { findAnalysis } from '../analysis/queries.ts';
import { startReceived } from '../analysis/received-page.ts';
import type { SentParts } from './read-parts.ts';

export interface ReceivingDeps {
  database: Database;
  files: Files;
}

/** A capture that waits for its analysis. */
interface Received {
  url: string;
  received: string;
}

/**
 * Tests what was sent and keeps it for the analysis that `start` begins. What no analysis begins with is removed.
 * @throws AppError `validation` if it is no capture, or the code of a page that can't be graded
 */
export async function keepReceived<Answer>(
  { database, files }: ReceivingDeps,
  context: Context,
  key: string,
  parts: SentParts,
  start: (received: Received) => Promise<Answer>,
): Promise<Answer> {
  const received = nameOf(context, key, parts);
  const known = await findAnalysis(database, context, key);
  // A repeat, which nothing has to be kept for. A capture of something else is refused where it starts.
  if (known !== null) return start({ url: known.url, received });
  const { url, packed, screenshots } = await tested(parts);
  const capture = new Map([['snapshot.json.gz', packed], ...screenshots]);
  return startReceived({ database, files }, { context, key, received }, capture, () =>
    start({ url, received }),
  );
}

/** The same for a repeat with the same key. */
function nameOf({ actor }: Context, key: string, { snapshot, desktop, mobile }: SentParts): string {
  const hash = createHash('sha256').update(JSON.stringify([actorName(actor), key]));
  for (const bytes of [snapshot, desktop, mobile]) {
    hash.update(`${bytes?.length ?? 0} `);
    if (bytes) hash.update(bytes);
  }
  return hash.digest('hex');
}

async function tested({ snapshot, desktop, mobile }: SentParts) {
  try {
    const pictures = { ...(desktop && { desktop }), ...(mobile && { mobile }) };
    return await receiveInThread({ packed: snapshot, pictures });
  } catch (error) {
    if (error instanceof UnfitCaptureError) throw new AppError('validation', error.message, { cause: error });
    if (error instanceof CaptureError) throw new AppError(error.code, error.message, { cause: error });
    throw error;
  }
}
