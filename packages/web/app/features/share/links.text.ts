import type { LinkShows } from '@liftmark/contract/share-links';

/** What people read who send or receive a link. */
export const text = {
  title: 'With expiry or password',
  lead: 'A link of its own for each recipient: choose what it shows, and revoke it whenever you like.',
  shows: {
    label: 'Shows',
    summary: 'The summary',
    full: 'The full report',
    tasks: 'The full report with tasks',
  } satisfies Record<LinkShows | 'label', string>,
  showsHint: {
    summary: 'Score, grade, categories, summary and titles. No evidence and no advice.',
    full: 'Everything except the action plan and what’s checked off.',
    tasks: 'Everything, with the action plan and what’s checked off.',
  } satisfies Record<LinkShows, string>,
  expires: 'Expires',
  never: 'Never',
  inDays: ({ days }: { days: number }) => (days === 365 ? 'In a year' : `In ${days} days`),
  password: 'Password (optional)',
  passwordHint: 'Recipients enter it once in 12 hours. Send it separately.',
  passwordNeedsPro: 'Passwords need Pro.',
  create: 'Create link',
  created: 'Link created',
  none: 'You haven’t made any links for this report.',
  revoke: 'Revoke',
  revoked: 'Link revoked',
  revokeTitle: 'Revoke this link?',
  revokeText: 'Everyone who has it loses access immediately. It can’t be undone.',
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
