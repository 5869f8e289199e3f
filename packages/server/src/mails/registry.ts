import { accountDeleted } from './account-deleted.ts';
import { changeEmail } from './change-email.ts';
import { connectionBroken } from './connection-broken.ts';
import { contactMessage } from './contact-message.ts';
import { cvrReminder } from './cvr-reminder.ts';
import { dueTasks } from './due-tasks.ts';
import { invitation } from './invitation.ts';
import { pageDeclined } from './page-declined.ts';
import { paymentFailed } from './payment-failed.ts';
import type { MailName } from './props.ts';
import { report } from './report.ts';
import { resetPassword } from './reset-password.ts';
import { securityNotice } from './security-notice.ts';
import { signUpAttempt } from './sign-up-attempt.ts';
import { subscriptionCancelled } from './subscription-cancelled.ts';
import { teamNotice } from './team-notice.ts';
import type { MailTemplate } from './template.ts';
import { trialEnds } from './trial-ends.ts';
import { trialRefused } from './trial-refused.ts';
import { trialStarted } from './trial-started.ts';
import { verification } from './verification.ts';
import { webhookSwitchedOff } from './webhook-switched-off.ts';
import { welcome } from './welcome.ts';
import { workDigest } from './work-digest.ts';

export const TEMPLATES: { [Name in MailName]: MailTemplate<Name> } = {
  verification,
  'change-email': changeEmail,
  'reset-password': resetPassword,
  welcome,
  'sign-up-attempt': signUpAttempt,
  'security-notice': securityNotice,
  'account-deleted': accountDeleted,
  'contact-message': contactMessage,
  'cvr-reminder': cvrReminder,
  'work-digest': workDigest,
  'due-tasks': dueTasks,
  invitation,
  'team-notice': teamNotice,
  'page-declined': pageDeclined,
  'webhook-switched-off': webhookSwitchedOff,
  'connection-broken': connectionBroken,
  'trial-started': trialStarted,
  'trial-ends': trialEnds,
  'trial-refused': trialRefused,
  'payment-failed': paymentFailed,
  'subscription-cancelled': subscriptionCancelled,
  report,
};
