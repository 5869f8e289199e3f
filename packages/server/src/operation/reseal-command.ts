import { createAuth } from '../features/auth/better-auth.ts';
import { createLog } from '../platform/log.ts';
import { secretOf } from '../platform/secret.ts';
import { openServices } from '../services.ts';
import { readSettings } from '../settings.ts';
import { reseal } from './reseal.ts';

/**
 * `npm run reseal` encrypts everything that `APP_SECRET_PREVIOUS` encrypted with `APP_SECRET`. The product may be
 * running.
 */
const settings = readSettings(process.env);
const services = await openServices(settings, createLog(settings.LOG_LEVEL));
try {
  const auth = createAuth({
    database: services.database,
    secret: secretOf(settings),
    formerSecrets: settings.APP_SECRET_PREVIOUS,
    publicUrl: settings.PUBLIC_URL,
  });
  const { twoFactors, mails, attachments, fingerprintKeys, webhooks } = await reseal(services, auth);
  process.stdout.write(
    `Re-encrypted two-factor secrets with their recovery codes: ${twoFactors}, waiting emails: ${mails}, attachments: ${attachments}, fingerprint keys: ${fingerprintKeys}, webhooks: ${webhooks}.\n`,
  );
} finally {
  await services.close(0);
}
