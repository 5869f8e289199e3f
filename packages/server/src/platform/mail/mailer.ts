import type { Database, Transaction } from '../../database/connection.ts';
import { mails } from '../../database/schema.ts';
import type { MailBrand, MailName, MailProps } from '../../mails/props.ts';
import type { Jobs } from '../jobs.ts';
import type { Keyring } from '../keyring.ts';
import { mailJob } from './jobs.ts';
import { sealProps } from './sealed-props.ts';

interface Attachment {
  /** Key in the file store. */
  file: string;
  /** The name that the recipient sees. */
  name: string;
  type: string;
}

interface Delivery {
  to: string;
  /** The account that the email belongs to. It is deleted with the account, even if unsent. */
  userId?: string;
  attachments?: Attachment[];
  /** The look of whom it is sent for; null for Liftmark’s own. */
  brand?: MailBrand | null;
}

export interface Mailer {
  /**
   * Sends an email once the caller's transaction has committed: retried until it is handed over, but handed over
   * once.
   */
  send<Name extends MailName>(
    transaction: Transaction | Database,
    name: Name,
    props: MailProps<Name>,
    delivery: Delivery,
  ): Promise<void>;
}

export function createMailer(jobs: Jobs, keyring: Keyring): Mailer {
  return {
    async send(transaction, template, props, { to, userId, attachments = [], brand = null }) {
      const sealed = sealProps(keyring, { ...props, ...(brand && { brand }) });
      await transaction.transaction(async (nested) => {
        const [mail] = await nested
          .insert(mails)
          .values({ recipient: to, template, props: sealed, attachments, userId })
          .returning({ id: mails.id });
        if (mail === undefined) throw new Error('The email wasn’t stored');
        await jobs.send(nested, mailJob, { mailId: mail.id });
      });
    },
  };
}
