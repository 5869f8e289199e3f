import type { WorkMail } from '@liftmark/contract/teamwork';
import type { ReactNode } from 'react';
import type { MailName, MailProps } from './props.ts';

/** What emails need to know about the installation. */
export interface MailSite {
  publicUrl: string;
  /** Where people can write to us. */
  supportEmail: string;
  /** Address that unsubscribes a user with one click, and the address of the screen for it. */
  unsubscribe: (userId: string, kinds?: readonly WorkMail[]) => { oneClickUrl: string; screenUrl: string };
}

/** An email. Its plain-text part is derived from the body. */
export interface MailTemplate<Name extends MailName> {
  subject: (props: MailProps<Name>) => string;
  /** Shown next to the subject by email clients. */
  preview: (props: MailProps<Name>) => string;
  body: (props: MailProps<Name>, site: MailSite) => ReactNode;
  /** The user who can unsubscribe from this email. Set for promotional emails and those about work with others. */
  subscriber?: (props: MailProps<Name>) => string;
  /** Which kinds of emails about work with others it contains; each can be stopped by itself. */
  kinds?: (props: MailProps<Name>) => readonly WorkMail[];
}

export function defineMail<Name extends MailName>(
  _name: Name,
  template: MailTemplate<Name>,
): MailTemplate<Name> {
  return template;
}
