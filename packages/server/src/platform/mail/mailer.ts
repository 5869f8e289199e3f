import type { Database, Transaction } from '../../database/connection.ts';
import { mails } from '../../database/schema.ts';
import type { MailName, MailProps } from '../../mails/props.ts';
import type { Jobs } from '../jobs.ts';
import type { Keyring } from '../keyring.ts';
import { mailJob } from './jobs.ts';
import { sealProps } from './sealed-props.ts';

interface Attachment {
  /** Key in the file store. */
  file: string;
  /** As the recipient sees it. */
  name: string;
  type: string;
}

interface Delivery {
  to: string;
  /** Whose account the mail belongs to: it goes with the account, also unsent. */
  userId?: string;
  attachments?: Attachment[];
}

export interface Mailer {
  /** Sends a mail once the caller's transaction has committed; again and again until it is handed over, but once. */
  send<Name extends MailName>(
    transaction: Transaction | Database,
    name: Name,
    props: MailProps<Name>,
    delivery: Delivery,
  ): Promise<void>;
}

export function createMailer(jobs: Jobs, keyring: Keyring): Mailer {
  return {
    async send(transaction, template, props, { to, userId, attachments = [] }) {
      await transaction.transaction(async (nested) => {
        const [mail] = await nested
          .insert(mails)
          .values({ recipient: to, template, props: sealProps(keyring, props), attachments, userId })
          .returning({ id: mails.id });
        if (mail === undefined) throw new Error('The mail was not stored');
        await jobs.send(nested, mailJob, { mailId: mail.id });
      });
    },
  };
}
