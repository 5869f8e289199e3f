import { translated } from '@liftmark/contract/translated';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

/** What the actions for a report say. */
const english = {
  title: 'Report Actions',
  lead: 'Anyone with the link can read this report, its PDF and its share image. No one else can find it.',
  anyone: 'Anyone with the link can read this report.',
  error: 'Error',
  copyLink: 'Copy Link',
  copied: 'Copied!',
  pdf: {
    start: 'Download PDF',
    pending: 'Generating PDF...',
    done: 'Download Complete',
    failed: 'Download Failed',
    retry: 'Unable to download PDF. Please try again.',
    saved: ({ name }: { name: string }) => `We saved the report as ${name}.`,
  },
  email: {
    start: 'Email Report',
    description: 'The email contains the score, the first recommendations, a link and the PDF.',
    address: 'Email address',
    submit: 'Send Report',
    pending: 'Sending...',
    sent: 'Email Sent',
    onItsWay: ({ address }: { address: string }) => `The report is on its way to ${address}.`,
    missing: {
      title: 'Email Required',
      text: 'Please enter an email address',
    },
    invalid: {
      title: 'Invalid Email',
      text: 'Please enter a valid email address',
    },
  },
  link: {
    title: 'Share Link Ready',
    label: 'Link',
  },
  share: {
    start: 'Share Link',
    pending: 'Sharing...',
    copied: 'Link Copied',
    signedOut: 'Unauthorized',
    signingIn: 'You are logged out. Logging in again...',
  },
  open: 'Open Report',
  analyzeAnother: 'Analyze Another Page',
  optimizeAnother: 'Optimize Another Page',
  unlock: 'Unlock with Pro',
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
