import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Sessions of MCP clients. The id itself says which key opened it and when, signed, so that nothing is stored and any
 * process can answer any request of a session.
 */
export interface Sessions {
  open(keyId: string): string;
  /** Whether the id is of a session that this key opened and that hasn't expired. */
  isOpen(id: string, keyId: string): boolean;
}

const LIFETIME_MS = 24 * 3600 * 1000;

export function createSessions(secret: string, now: () => number = Date.now): Sessions {
  const signature = (opened: string, nonce: string, keyId: string) =>
    createHmac('sha256', secret).update(`mcp-session ${opened} ${nonce} ${keyId}`).digest('base64url');
  return {
    open(keyId) {
      const opened = now().toString(36);
      const nonce = randomBytes(16).toString('base64url');
      return `${opened}.${nonce}.${signature(opened, nonce, keyId)}`;
    },
    isOpen(id, keyId) {
      const [opened = '', nonce = '', sent = ''] = id.split('.', 3);
      const expected = Buffer.from(signature(opened, nonce, keyId));
      const given = Buffer.from(sent);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      return now() - Number.parseInt(opened, 36) < LIFETIME_MS;
    },
  };
}
