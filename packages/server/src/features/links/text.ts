/** What people read about links that they send or receive. */
export const text = {
  gone: 'This link has expired or doesn’t exist. Ask the person who sent it for a new one.',
  locked: 'This link is protected. Enter the password that came with it.',
  wrong: 'That password isn’t right. Check it and try again.',
  pro: 'Links with a password need Pro. Without one, your link can still expire.',
  past: 'Choose a date in the future.',
  tooMany: ({ most }: { most: number }) =>
    `There are ${most} links already. Revoke one that’s no longer needed.`,
};
