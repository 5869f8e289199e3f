interface SubscribeOptions {
  /** Marks a trial sign-up and preselects the monthly plan, which has the trial. */
  isTrial?: boolean;
  /** Path on this site to return to with Pro. */
  returnTo?: string;
}

/** The pricing screen, with what the person wanted in its address. */
export function subscribePath({ isTrial = false, returnTo }: SubscribeOptions = {}): string {
  const query = new URLSearchParams();
  if (isTrial) query.set('trial', 'true');
  if (returnTo !== undefined) query.set('returnTo', returnTo);
  return query.size === 0 ? '/subscribe' : `/subscribe?${query}`;
}
