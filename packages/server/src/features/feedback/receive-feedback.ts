import type { FeedbackFields } from '@liftmark/contract/feedback';
import { eq } from 'drizzle-orm';
import type { Context } from '../../access/actor.ts';
import type { Database } from '../../database/connection.ts';
import { feedback } from '../../database/schema.ts';
import type { Upload } from '../../http/receive-upload.ts';
import type { Files } from '../../platform/files.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { claimAttachmentJob } from './jobs.ts';
import { storeAttachment } from './store-attachment.ts';

export interface FeedbackDeps {
  database: Database;
  files: Files;
  jobs: Jobs;
}

/**
 * Stores feedback with its attachment, once per key: a repeat stores nothing.
 * @throws AppError `unsupported_media_type`
 */
export async function receiveFeedback(
  { database, files, jobs }: FeedbackDeps,
  { actor }: Context,
  idempotencyKey: string,
  fields: FeedbackFields,
  upload: Upload,
): Promise<void> {
  const known = await database
    .select({ id: feedback.id })
    .from(feedback)
    .where(eq(feedback.idempotencyKey, idempotencyKey));
  if (known.length > 0) return;
  // A repeat overwrites its own file. The file isn't removed right away: if only the database's answer was lost, the
  // message may be stored. A job checks later.
  const attachment = await storeAttachment(files, idempotencyKey, upload, (key) =>
    database.transaction((transaction) => jobs.send(transaction, claimAttachmentJob, { key })),
  );
  await database
    .insert(feedback)
    .values({
      ...fields,
      ...attachment,
      status: fields.type === 'feature' ? 'planned' : 'open',
      userId: actor.kind === 'user' ? actor.id : null,
      idempotencyKey,
    })
    .onConflictDoNothing();
}
