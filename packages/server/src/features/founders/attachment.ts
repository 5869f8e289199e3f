import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { feedback } from '../../database/schema.ts';
import { notFound } from '../../errors.ts';
import type { FounderListDeps } from './list-deps.ts';

interface Attachment {
  name: string;
  file: string;
}

/** @throws AppError `not_found` */
export async function findAttachment({ database, files }: FounderListDeps, id: number): Promise<Attachment> {
  const [item] = await database
    .select({ name: feedback.attachmentName, file: feedback.attachmentFile })
    .from(feedback)
    .where(eq(feedback.id, id));
  if (!item?.file || !item.name || !(await files.exists(item.file))) throw notFound();
  return { name: item.name, file: item.file };
}

/** Sends a file in a way that no browser opens it as one of our pages, whatever it contains. */
export async function sendAttachment(
  { files }: Pick<FounderListDeps, 'files'>,
  reply: FastifyReply,
  { name, file }: Attachment,
): Promise<FastifyReply> {
  const plain = name.replace(/[^ -~]|["\\]/g, '_');
  return reply
    .type('application/octet-stream')
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encoded(name)}`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
    .send(await files.stream(file));
}

/** In the format of RFC 8187. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
}
