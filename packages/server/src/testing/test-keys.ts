import type { CreateApiKeyRequest, CreatedApiKey } from '@liftmark/contract/api-keys';
import type { TestApp } from './test-app.ts';

/** A new key of the signed-in account, with its secret. */
export async function createTestKey(
  { app }: TestApp,
  owner: { cookie: string },
  wanted: Partial<CreateApiKeyRequest> = {},
): Promise<CreatedApiKey> {
  const payload = { name: crypto.randomUUID(), scopes: ['read', 'analyze', 'manage'], ...wanted };
  const answer = await app.inject({ method: 'POST', url: '/api/account/keys', headers: owner, payload });
  if (answer.statusCode !== 201) throw new Error(`No key was made: ${answer.body}`);
  return answer.json();
}

/** The header of requests with a key. */
export function bearer({ key }: Pick<CreatedApiKey, 'key'>): { authorization: string } {
  return { authorization: `Bearer ${key}` };
}
