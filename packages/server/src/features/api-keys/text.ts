/** What people and programs read about API keys. */
export const text = {
  missing: 'This call needs an API key. Send “Authorization: Bearer lm_…” with a key from your account.',
  unknown: 'This API key doesn’t work. It may be mistyped or revoked. Create a new one in your account.',
  expired: 'This API key has expired. Create a new one in your account.',
  tooMany: ({ most }: { most: number }) =>
    `You already have ${most} API keys. Revoke one that you don’t use anymore.`,
  taken: 'You already have a key with this name.',
  widerScope: ({ scope }: { scope: string }) =>
    `This API key doesn’t have the “${scope}” permission, so it can’t create a key with it.`,
  longerLife: 'A key can’t create one that expires later than itself. Choose an earlier date.',
};
