import {
  doneSchema,
  type SignInRequest,
  type SignInResponse,
  type SignUpRequest,
  signInResponseSchema,
  type TwoFactorSignInRequest,
} from '@liftmark/contract/auth';
import type { z } from 'zod';
import { call } from '../../client/call.ts';
import { createIdempotencyKey } from '../../client/idempotency-key.ts';

/** The calls for signing up and in, and for links in emails. Errors: those of `call`. */

export function signUp(body: SignUpRequest): Promise<SignInResponse> {
  const options = { method: 'POST', body, idempotencyKey: createIdempotencyKey() } as const;
  return call('/auth/signup', signInResponseSchema, options);
}

export function signIn(body: SignInRequest): Promise<SignInResponse> {
  return call('/auth/signin', signInResponseSchema, { method: 'POST', body, isRepeated: false });
}

/** The second step of a sign-in. */
export function proveSecondFactor(body: TwoFactorSignInRequest): Promise<SignInResponse> {
  return call('/auth/two-factor', signInResponseSchema, { method: 'POST', body, isRepeated: false });
}

type Done = z.infer<typeof doneSchema>;

function done(path: string, body: unknown): Promise<Done> {
  return call(path, doneSchema, { method: 'POST', body });
}

export const requestReset = (body: { email: string }) => done('/api/auth/password/forgot', body);
export const resetPassword = (body: { token: string; password: string }) =>
  done('/api/auth/password/reset', body);
export const checkReset = (token: string) => done('/api/auth/password/reset/check', { token });
export const verifyEmail = (token: string) => done('/api/auth/verify-email', { token });
export const unsubscribe = (token: string) => done('/api/unsubscribe', { token });
