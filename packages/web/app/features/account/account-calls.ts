import {
  type ChangeEmailRequest,
  type ChangePasswordRequest,
  type DeleteAccountRequest,
  enrollTwoFactorResponseSchema,
  type ProfileRequest,
  type ReportLanguageRequest,
  recoveryCodesSchema,
  sessionListSchema,
} from '@liftmark/contract/account';
import { apiKeyListSchema, type CreateApiKeyRequest, createdApiKeySchema } from '@liftmark/contract/api-keys';
import { doneSchema, userSchema } from '@liftmark/contract/auth';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';

/** The calls of the account screen. Errors: those of `call`. */

/** The password, if the account has one: changes to how someone signs in ask for it again. */
export interface Proof {
  password?: string;
}

export const sessionsQuery = queryOptions({
  queryKey: ['/api/account/sessions'],
  queryFn: ({ signal }) => call('/api/account/sessions', sessionListSchema, { signal }),
  refetchOnMount: 'always',
});

export const keysQuery = queryOptions({
  queryKey: ['/api/account/keys'],
  queryFn: ({ signal }) => call('/api/account/keys', apiKeyListSchema, { signal }),
  refetchOnMount: 'always',
});

export const saveProfile = (body: ProfileRequest) =>
  call('/api/account/profile', userSchema, { method: 'PUT', body });

export const saveReportLanguage = (body: ReportLanguageRequest) =>
  call('/api/account/report-language', userSchema, { method: 'PUT', body });

export const changePassword = (body: ChangePasswordRequest) =>
  call('/api/account/password', doneSchema, { method: 'PUT', body });

export const changeEmail = (body: ChangeEmailRequest) =>
  call('/api/account/email', doneSchema, { method: 'PUT', body });

/** Sends a link for setting a first password, to people who only ever used Google. */
export const requestPassword = (email: string) =>
  call('/api/auth/password/forgot', doneSchema, { method: 'POST', body: { email } });

export const enrollTwoFactor = (body: Proof) =>
  call('/api/account/two-factor/enroll', enrollTwoFactorResponseSchema, { method: 'POST', body });

export const confirmTwoFactor = (code: string) =>
  call('/api/account/two-factor/confirm', recoveryCodesSchema, { method: 'POST', body: { code } });

export const renewRecoveryCodes = (body: Proof) =>
  call('/api/account/two-factor/recovery-codes', recoveryCodesSchema, { method: 'POST', body });

export const disableTwoFactor = (body: Proof) =>
  call('/api/account/two-factor/disable', doneSchema, { method: 'POST', body });

export const endSession = (id: string) =>
  call(`/api/account/sessions/${encodeURIComponent(id)}`, doneSchema, { method: 'DELETE' });

export const endSessions = (keepCurrent: boolean) =>
  call('/api/account/sessions/revoke', doneSchema, { method: 'POST', body: { keepCurrent } });

export const createKey = (body: CreateApiKeyRequest) =>
  call('/api/account/keys', createdApiKeySchema, { method: 'POST', body });

export const revokeKey = (id: string) =>
  call(`/api/account/keys/${encodeURIComponent(id)}`, doneSchema, { method: 'DELETE' });

export const deleteAccount = (body: DeleteAccountRequest) =>
  call('/api/account/delete', doneSchema, { method: 'POST', body });
