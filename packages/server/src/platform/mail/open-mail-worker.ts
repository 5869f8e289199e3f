import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Services } from '../../services.ts';
import type { Settings } from '../../settings.ts';
import { secretOf } from '../secret.ts';
import type { MailWorker } from './jobs.ts';
import { outboxTransport, smtpTransport } from './transport.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/** Sends emails as configured: over SMTP, or into the outbox in the data folder. */
export function openMailWorker(settings: Settings, services: Services, log: Logger): MailWorker {
  const { PUBLIC_URL: publicUrl, SMTP_URL: url, MAIL_FROM: from } = settings;
  const secret = secretOf(settings);
  const host = new URL(publicUrl).hostname;
  return {
    database: services.database,
    files: services.files,
    keyring: services.keyring,
    transport:
      url === undefined || from === undefined
        ? outboxTransport(join(settings.LIFTMARK_DATA, 'outbox'), host)
        : smtpTransport({ url, from, host }),
    site: {
      publicUrl,
      supportEmail: settings.SUPPORT_EMAIL,
      unsubscribe(userId, kinds) {
        const token = unsubscribeToken(userId, secret, kinds);
        return {
          oneClickUrl: `${publicUrl}/api/unsubscribe/${token}`,
          screenUrl: `${publicUrl}/unsubscribe#token=${token}`,
        };
      },
    },
    onError: (error) => log.error({ err: error }, 'mail'),
  };
}
