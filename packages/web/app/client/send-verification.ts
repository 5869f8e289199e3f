import { doneSchema } from '@liftmark/contract/auth';
import { call } from './call.ts';

/** Sends the mail with the link that confirms the address of whoever is signed in. */
export async function sendVerification(): Promise<void> {
  await call('/api/auth/verification', doneSchema, { method: 'POST' });
}
