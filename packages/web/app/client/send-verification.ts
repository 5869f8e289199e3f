import { doneSchema } from '@liftmark/contract/auth';
import { call } from './call.ts';

/** Sends the email with the link that confirms the signed-in user's address. */
export async function sendVerification(): Promise<void> {
  await call('/api/auth/verification', doneSchema, { method: 'POST' });
}
