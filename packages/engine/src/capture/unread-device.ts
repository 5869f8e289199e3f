import { reportLanguage } from '@liftmark/contract/translated';
import { CaptureError } from './capture-error.ts';
import { text } from './warnings.text.ts';

/** Says in the language of the report that a device couldn’t be read, and why. */
export function unreadWarning(viewport: 'desktop' | 'mobile', cause: unknown): string {
  const reason = reasonOf(cause);
  return viewport === 'desktop' ? text.desktopUnread({ reason }) : text.mobileUnread({ reason });
}

/** Errors of the driver say nothing to the reader of a report. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof CaptureError)) return text.reasons.crash;
  return reportLanguage() === 'en' ? cause.message : text.reasons[cause.code];
}
