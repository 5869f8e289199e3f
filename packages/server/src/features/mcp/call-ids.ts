import { createHash } from 'node:crypto';

/** Names of what a call of a session started, by which it can be canceled from any process. */

export function analysisKey(session: string, call: string): string {
  return `mcp-${hashOf(session, call)}`;
}

/** A UUID of version 8, which leaves its bits to whoever makes it. */
export function trialId(session: string, call: string): string {
  const hash = hashOf(session, call);
  const [a, b, c] = [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 15)];
  return `${a}-${b}-8${c}-8${hash.slice(15, 18)}-${hash.slice(18, 30)}`;
}

function hashOf(session: string, call: string): string {
  return createHash('sha256').update(`${session} ${call}`).digest('hex');
}
