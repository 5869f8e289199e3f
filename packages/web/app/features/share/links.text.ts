import type { LinkShows } from '@liftmark/contract/share-links';
import { translated } from '@liftmark/contract/translated';
import { text as de } from './links.text.de.ts';
import { text as es } from './links.text.es.ts';
import { text as fr } from './links.text.fr.ts';

/** What a link can show, of a report or of a client. */
export type Showing = Record<LinkShows, { name: string; hint: string }>;

/** What people read who send or receive a link. */
const english = {
  title: 'With expiry or password',
  lead: 'Create a link for each recipient, choose what it shows, and revoke it anytime.',
  shows: 'Shows',
  report: {
    summary: {
      name: 'The summary',
      hint: 'Score, grade, categories, summary and titles. No evidence and no advice.',
    },
    full: { name: 'The full report', hint: 'Everything except the action plan and what’s checked off.' },
    tasks: {
      name: 'The full report with tasks',
      hint: 'Everything, with the action plan and what’s checked off.',
    },
  } satisfies Showing,
  client: {
    summary: {
      name: 'The dashboard with summaries',
      hint: 'Scores and progress of all pages, and the summary of each report. No evidence and no advice.',
    },
    full: {
      name: 'The dashboard with full reports',
      hint: 'Scores and progress of all pages, and their reports without action plans or what’s checked off.',
    },
    tasks: {
      name: 'The dashboard with full reports and tasks',
      hint: 'Everything, with what’s left to do, action plans and what’s checked off.',
    },
  } satisfies Showing,
  expires: 'Expires',
  never: 'Never',
  inDays: ({ days }: { days: number }) => (days === 365 ? 'In a year' : `In ${days} days`),
  password: 'Password (optional)',
  passwordHint: 'Recipients enter it once every 12 hours. Send it separately.',
  passwordNeedsPro: 'Passwords need Pro.',
  passwordLength: ({ least, most }: { least: number; most: number }) => `Use ${least} to ${most} characters.`,
  create: 'Create link',
  created: 'Link created',
  change: 'Edit',
  changeTitle: 'Edit this link',
  changeText: 'Its address stays the same. Changes apply immediately for everyone who has it.',
  changed: 'Link changed',
  save: 'Save',
  expiresAsNow: 'Unchanged, on',
  newPassword: 'New password (optional)',
  newPasswordHint: 'Leave it empty to keep the current one. If you set a new one, everyone has to enter it.',
  removePassword: 'Remove the password',
  revoke: 'Revoke',
  revoked: 'Link revoked',
  revokeTitle: 'Revoke this link?',
  revokeText: 'Everyone who has it loses access immediately. You can’t undo this.',
  cancel: 'Cancel',
  copyName: 'this link',
  views: ({ views }: { views: number }) =>
    views === 0 ? 'Not viewed yet.' : views === 1 ? 'Viewed once,' : `Viewed ${views} times,`,
  lastViewed: 'last on',
  hasPassword: 'Password set.',
  expired: 'Expired on',
  expiresOn: 'Expires on',
  by: ({ name }: { name: string }) => `Made by ${name}.`,
  retry: 'Try Again',
  locked: {
    title: 'This link is protected',
    text: 'Enter the password that came with it.',
    label: 'Password',
    missing: 'Enter the password',
    open: 'Open',
  },
  gone: { title: 'This link doesn’t work', home: 'Go to Liftmark' },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
