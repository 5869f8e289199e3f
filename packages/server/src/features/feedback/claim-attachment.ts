import { eq } from 'drizzle-orm';
import { feedback } from '../../database/schema.ts';
import type { AttachmentKeeper, ClaimPayload } from './jobs.ts';

export async function claimAttachment(
  { database, files }: AttachmentKeeper,
  { key }: ClaimPayload,
): Promise<void> {
  const claims = await database.$count(feedback, eq(feedback.attachmentFile, key));
  if (claims === 0) await files.remove(key);
}
