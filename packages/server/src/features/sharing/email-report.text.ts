import { translated } from '@liftmark/contract/translated';
import { text as de } from './email-report.text.de.ts';
import { text as es } from './email-report.text.es.ts';
import { text as fr } from './email-report.text.fr.ts';

/** Why a report isn't sent. */
const english = {
  signedOut: 'Please sign in to email this report.',
  tooMany: 'You’ve sent too many reports. Please try again later.',
  unconfirmed: 'To send more reports, please confirm your email address with the link we sent you.',
  fullMailbox: 'This address has received too many reports today. Please try again tomorrow.',
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
