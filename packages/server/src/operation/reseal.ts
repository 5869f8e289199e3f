import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { mails, metricConnections, pageAccesses, twoFactors, webhooks } from '../database/schema.ts';
import type { Auth } from '../features/auth/better-auth.ts';
import { ATTACHMENT_FOLDER } from '../features/feedback/attachment-folder.ts';
import { openCredentials, sealCredentials } from '../features/metrics/connections/sealed.ts';
import { openAccess, sealAccess } from '../features/page-access/sealed.ts';
import { resealed } from '../features/webhooks/sealed.ts';
import { resealFingerprintKeys } from '../platform/fingerprints.ts';
import { openProps, sealProps } from '../platform/mail/sealed-props.ts';
import type { Services } from '../services.ts';

/** The number of re-encrypted items of each kind. */
export interface Resealed {
  twoFactors: number;
  mails: number;
  attachments: number;
  fingerprintKeys: number;
  webhooks: number;
  pageAccesses: number;
  connections: number;
}

/**
 * Encrypts everything encrypted again with the current secret, while the product runs. Afterwards, nothing stored
 * needs the former secrets. Running it again changes nothing.
 * @throws if something was encrypted with an unknown secret
 */
export async function reseal(
  services: Pick<Services, 'database' | 'files' | 'keyring'>,
  auth: Auth,
): Promise<Resealed> {
  const { database, keyring } = services;
  return {
    twoFactors: await resealTwoFactors(services, auth),
    mails: await resealMails(services),
    attachments: await resealAttachments(services),
    fingerprintKeys: await resealFingerprintKeys(database, keyring),
    webhooks: await resealWebhooks(services),
    pageAccesses: await resealPageAccesses(services),
    connections: await resealConnections(services),
  };
}

async function resealTwoFactors({ database }: Pick<Services, 'database'>, auth: Auth): Promise<number> {
  const { secretConfig: key } = await auth.$context;
  const renew = async (data: string) =>
    symmetricEncrypt({ key, data: await symmetricDecrypt({ key, data }) });
  const ids = await database.select({ id: twoFactors.id }).from(twoFactors);
  for (const { id } of ids) {
    await database.transaction(async (transaction) => {
      const [row] = await transaction.select().from(twoFactors).where(eq(twoFactors.id, id)).for('update');
      if (row === undefined) return;
      const secret = await renew(row.secret);
      const backupCodes = await renew(row.backupCodes);
      await transaction.update(twoFactors).set({ secret, backupCodes }).where(eq(twoFactors.id, id));
    });
  }
  return ids.length;
}

async function resealMails({ database, keyring }: Pick<Services, 'database' | 'keyring'>): Promise<number> {
  const isWaiting = and(isNull(mails.sentAt), isNull(mails.failure));
  const ids = await database.select({ id: mails.id }).from(mails).where(isWaiting);
  for (const { id } of ids) {
    await database.transaction(async (transaction) => {
      const [row] = await transaction
        .select({ props: mails.props })
        .from(mails)
        .where(and(eq(mails.id, id), isWaiting))
        .for('update');
      if (row === undefined) return;
      const props = sealProps(keyring, openProps(keyring, row.props));
      await transaction.update(mails).set({ props }).where(eq(mails.id, id));
    });
  }
  return ids.length;
}

async function resealWebhooks({
  database,
  keyring,
}: Pick<Services, 'database' | 'keyring'>): Promise<number> {
  const ids = await database.select({ id: webhooks.id }).from(webhooks);
  for (const { id } of ids) {
    await database.transaction(async (transaction) => {
      const [row] = await transaction.select().from(webhooks).where(eq(webhooks.id, id)).for('update');
      if (row === undefined) return;
      await transaction.update(webhooks).set(resealed(keyring, row)).where(eq(webhooks.id, id));
    });
  }
  return ids.length;
}

async function resealPageAccesses({
  database,
  keyring,
}: Pick<Services, 'database' | 'keyring'>): Promise<number> {
  const ids = await database.select({ id: pageAccesses.id }).from(pageAccesses);
  for (const { id } of ids) {
    await database.transaction(async (transaction) => {
      const [row] = await transaction
        .select()
        .from(pageAccesses)
        .where(eq(pageAccesses.id, id))
        .for('update');
      if (row === undefined) return;
      const sealed = sealAccess(keyring, row, openAccess(keyring, row));
      await transaction.update(pageAccesses).set({ sealed }).where(eq(pageAccesses.id, id));
    });
  }
  return ids.length;
}

async function resealConnections({
  database,
  keyring,
}: Pick<Services, 'database' | 'keyring'>): Promise<number> {
  const ids = await database.select({ id: metricConnections.id }).from(metricConnections);
  for (const { id } of ids) {
    await database.transaction(async (transaction) => {
      const [row] = await transaction
        .select()
        .from(metricConnections)
        .where(eq(metricConnections.id, id))
        .for('update');
      if (row === undefined) return;
      const sealed = sealCredentials(keyring, row, openCredentials(keyring, row));
      await transaction.update(metricConnections).set({ sealed }).where(eq(metricConnections.id, id));
    });
  }
  return ids.length;
}

async function resealAttachments({ files }: Pick<Services, 'files'>): Promise<number> {
  let count = 0;
  for await (const key of files.list()) {
    if (!key.startsWith(`${ATTACHMENT_FOLDER}/`)) continue;
    const bytes = await files.read(key).catch(async (error: unknown) => {
      // Removed meanwhile, with its account.
      if (await files.exists(key)) throw error;
      return null;
    });
    if (bytes === null) continue;
    await files.put(key, bytes);
    count += 1;
  }
  return count;
}
