import type { FeedbackFields } from '@liftmark/contract/feedback';
import { eq } from 'drizzle-orm';
import type { Context } from '../../access/actor.ts';
import type { Database } from '../../database/connection.ts';
import { feedback } from '../../database/schema.ts';
import type { Files } from '../../platform/files.ts';
import type { Upload } from './receive-upload.ts';
import { storeAttachment } from './store-attachment.ts';

export interface FeedbackDeps {
  database: Database;
  files: Files;
}

/**
 * Keeps what somebody wrote, and what they attached. The same key has one effect: of a repeat nothing is stored.
 * @throws AppError `unsupported_media_type`
 */
export async function receiveFeedback(
  { database, files }: FeedbackDeps,
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
  const attachment = await storeAttachment(files, upload);
  let isKept = false;
  try {
    const stored = await database
      .insert(feedback)
      .values({
        ...fields,
        ...attachment,
        status: fields.type === 'feature' ? 'planned' : 'open',
        userId: actor.kind === 'user' ? actor.id : null,
        idempotencyKey,
      })
      .onConflictDoNothing()
      .returning({ id: feedback.id });
    isKept = stored.length > 0;
  } finally {
    if (!isKept && attachment !== null) await files.remove(attachment.attachmentFile);
  }
}
