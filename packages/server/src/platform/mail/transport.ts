import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

interface OutgoingMail {
  id: string;
  createdAt: Date;
  template: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  /** Instead of the installation’s name, in front of its address. */
  from?: { name: string; replyTo: string | null };
  /** Those with a `cid` are shown in the email. */
  attachments: { filename: string; contentType: string; content: Buffer; cid?: string }[];
}

/** Hands over an email. Handing it over again has no effect if the transport can prevent it. */
export type MailTransport = (mail: OutgoingMail) => Promise<void>;

/** The mail server will never accept this email, so retrying is useless. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}

interface SmtpOptions {
  url: string;
  from: string;
  /** Right-hand side of message ids. */
  host: string;
}

const TIMEOUT_MS = 20_000;

export function smtpTransport({ url, from, host }: SmtpOptions): MailTransport {
  const transport = createTransport({
    url,
    pool: false,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    try {
      await transport.sendMail(messageOf(mail, host, from));
    } catch (error) {
      const status = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
      const isOurs = error instanceof Error && 'code' in error && error.code === 'EAUTH';
      if (status >= 500 && !isOurs)
        throw new MailRefusedError(`The mail server rejected it (${status})`, { cause: error });
      throw error;
    }
  };
}

/**
 * Writes emails into a folder for the operator: an `.eml` file for email clients and a `.txt` file to read. Names
 * start with the time, and are the same for every attempt.
 */
export function outboxTransport(folder: string, host: string): MailTransport {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const composer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'unix',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    const { message } = await composer.sendMail(messageOf(mail, host, `Liftmark <no-reply@${host}>`));
    const name = `${mail.createdAt.toISOString().replaceAll(':', '-')}-${mail.template}-${mail.id.slice(0, 8)}`;
    await place(join(folder, `${name}.txt`), `To: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}\n`);
    await place(join(folder, `${name}.eml`), message);
  };
}

/** Readers never see an incomplete file. */
async function place(file: string, content: Parameters<typeof writeFile>[1]): Promise<void> {
  await writeFile(`${file}.part`, content, { mode: 0o600 });
  await rename(`${file}.part`, file);
}

function messageOf(mail: OutgoingMail, host: string, from: string) {
  const { name = '', replyTo = null } = mail.from ?? {};
  return {
    // The address stays the installation’s, whoever the sender is.
    from: name === '' ? from : { name, address: /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from },
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    // One address, never parsed from text that a person entered.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    headers: mail.headers,
    // The same for every attempt, so that an email client shows an email once even if it arrives twice.
    messageId: `<${mail.id}@${host}>`,
    date: mail.createdAt,
    attachments: mail.attachments,
  };
}
