import type { ReactNode } from 'react';
import type { MailName, MailProps } from './props.ts';

/** What emails need to know about the installation. */
export interface MailSite {
  publicUrl: string;
  /** Where people can write to us. */
  supportEmail: string;
  /** Address that unsubscribes a user with one click, and the address of the screen for it. */
  unsubscribe: (userId: string) => { oneClickUrl: string; screenUrl: string };
}

/** An email. Its plain-text part is derived from the body. */
export interface MailTemplate<Name extends MailName> {
  subject: (props: MailProps<Name>) => string;
  /** Shown next to the subject by email clients. */
  preview: (props: MailProps<Name>) => string;
  body: (props: MailProps<Name>, site: MailSite) => ReactNode;
  /** The user who can unsubscribe from this email. Set for promotional emails only. */
  subscriber?: (props: MailProps<Name>) => string;
}

export function defineMail<Name extends MailName>(
  _name: Name,
  template: MailTemplate<Name>,
): MailTemplate<Name> {
  return template;
}
