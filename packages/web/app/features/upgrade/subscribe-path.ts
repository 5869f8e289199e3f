interface SubscribeOptions {
  /** Marks a trial sign-up and preselects the monthly plan, which the trial belongs to. */
  isTrial?: boolean;
  /** Path of ours to go back to with Pro. */
  returnTo?: string;
}

/** The pricing screen, which remembers what the person wanted. */
export function subscribePath({ isTrial = false, returnTo }: SubscribeOptions = {}): string {
  const query = new URLSearchParams();
  if (isTrial) query.set('trial', 'true');
  if (returnTo !== undefined) query.set('returnTo', returnTo);
  return query.size === 0 ? '/subscribe' : `/subscribe?${query}`;
}
