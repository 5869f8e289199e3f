import { createAuth } from '../features/auth/better-auth.ts';
import { createLog } from '../platform/log.ts';
import { secretOf } from '../platform/secret.ts';
import { openServices } from '../services.ts';
import { readSettings } from '../settings.ts';
import { reseal } from './reseal.ts';

/** `npm run reseal`: encrypts under `APP_SECRET` what `APP_SECRET_PREVIOUS` encrypted. The product may run. */
const settings = readSettings(process.env);
const services = await openServices(settings, createLog(settings.LOG_LEVEL));
try {
  const auth = createAuth({
    database: services.database,
    secret: secretOf(settings),
    formerSecrets: settings.APP_SECRET_PREVIOUS,
    publicUrl: settings.PUBLIC_URL,
  });
  const { twoFactors, mails, attachments, fingerprintKeys } = await reseal(services, auth);
  process.stdout.write(
    `Encrypted anew: ${twoFactors} two-factor secrets with their recovery codes, ${mails} waiting mails, ${attachments} attachments, ${fingerprintKeys} keys of fingerprints.\n`,
  );
} finally {
  await services.close(0);
}
