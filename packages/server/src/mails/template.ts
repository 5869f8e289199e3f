import type { ReactNode } from 'react';
import type { MailName, MailProps } from './props.ts';

/** What mails know of the installation. */
export interface MailSite {
  publicUrl: string;
  /** The address that people can write to. */
  supportEmail: string;
  /** Address of the one-click unsubscription of a user, and of the screen for it. */
  unsubscribe: (userId: string) => { oneClickUrl: string; screenUrl: string };
}

/** A mail: its plain-text part is made of the same body. */
export interface MailTemplate<Name extends MailName> {
  subject: (props: MailProps<Name>) => string;
  /** What mail programs show beside the subject. */
  preview: (props: MailProps<Name>) => string;
  body: (props: MailProps<Name>, site: MailSite) => ReactNode;
  /** Whom the mail can be unsubscribed from, where it is advertising. */
  subscriber?: (props: MailProps<Name>) => string;
}

export function defineMail<Name extends MailName>(
  _name: Name,
  template: MailTemplate<Name>,
): MailTemplate<Name> {
  return template;
}
