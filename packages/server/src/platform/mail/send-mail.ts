import { and, eq, isNull } from 'drizzle-orm';
import { mails } from '../../database/schema.ts';
import { composeMail } from '../../mails/compose.ts';
import { MAILS, type MailName } from '../../mails/props.ts';
import type { MailPayload, MailWorker } from './jobs.ts';
import { openProps } from './sealed-props.ts';
import { MailRefusedError } from './transport.ts';

/**
 * Sends an email that hasn't been sent. Its row is locked meanwhile, so that no other worker sends it too. Rejects if
 * another attempt makes sense.
 */
export async function sendMail(
  { database, files, keyring, transport, site, onError }: MailWorker,
  { mailId }: MailPayload,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [mail] = await transaction
      .select()
      .from(mails)
      .where(and(eq(mails.id, mailId), isNull(mails.sentAt), isNull(mails.failure)))
      .for('update');
    if (mail === undefined) return;
    const { pictures, ...composed } = await composeMail(
      nameOf(mail.template),
      openProps(keyring, mail.props),
      site,
    );
    const inside = pictures.map(({ cid, content }) => ({
      filename: `${cid}.png`,
      contentType: 'image/png',
      content,
      cid,
    }));
    const attached = await Promise.all(
      mail.attachments.map(async ({ file, name, type }) => ({
        filename: name,
        contentType: type,
        content: Buffer.from(await files.read(file)),
      })),
    );
    const { id, createdAt, template, recipient: to } = mail;
    const failure = await transport({
      ...composed,
      id,
      createdAt,
      template,
      to,
      attachments: [...inside, ...attached],
    }).then(
      () => null,
      (error: unknown) => {
        if (!(error instanceof MailRefusedError)) throw error;
        onError(error);
        return error.message;
      },
    );
    // Links, names, and addresses without an account aren't kept longer than needed.
    const kept = { props: {}, ...(mail.userId === null && { recipient: '' }) };
    await transaction
      .update(mails)
      .set(failure === null ? { sentAt: new Date(), ...kept } : { failure, ...kept })
      .where(eq(mails.id, mailId));
  });
}

function nameOf(template: string): MailName {
  if (Object.hasOwn(MAILS, template)) return template as MailName;
  throw new Error(`There is no email named ${template}`);
}
