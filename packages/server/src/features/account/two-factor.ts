import type { EnrollTwoFactorResponse } from '@liftmark/contract/account';
import type { AuditAction } from '@liftmark/contract/founders';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { renderSVG } from 'uqr';
import { AppError } from '../../errors.ts';
import { sessionOf, userOf } from '../../http/identity.ts';
import { recordOwnAction } from '../../platform/audit.ts';
import { passCookies, refusalOf, sessionHeaders } from '../auth/library.ts';
import { findUser } from '../auth/present-user.ts';
import type { AuthDeps } from '../auth/routes.ts';
import { takeCodeOnce } from '../auth/used-codes.ts';
import { requireProof } from './proof.ts';
import { noteSecurityEvent } from './security-notice.ts';

/**
 * Creates a secret for an authenticator app. Sign-in doesn't change until a first code is confirmed; starting again
 * creates a new secret.
 * @throws AppError `conflict` if two-factor sign-in is already on
 */
export async function enrollTwoFactor(
  deps: AuthDeps,
  request: FastifyRequest,
  password: string | undefined,
): Promise<EnrollTwoFactorResponse> {
  const { userId, sessionId } = sessionOf(request);
  await requireProof(deps, request, password);
  await requireTwoFactor(deps, userId, false);
  const headers = await sessionHeaders(request, sessionId, deps);
  const response = await deps.auth.api.enableTwoFactor({ body: { method: 'totp', password }, headers });
  if (response.method !== 'totp') throw new Error('Expected an authenticator secret');
  const uri = response.totpURI;
  return {
    secret: new URL(uri).searchParams.get('secret') ?? '',
    uri,
    qrCode: `data:image/svg+xml;base64,${Buffer.from(renderSVG(uri)).toString('base64')}`,
  };
}

/**
 * Turns two-factor sign-in on with a first code. The session gets a new id.
 * @returns the recovery codes
 */
export async function confirmTwoFactor(
  deps: AuthDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  code: string,
): Promise<string[]> {
  const { userId, sessionId } = sessionOf(request);
  await requireTwoFactor(deps, userId, false);
  const attempt = await deps.limit(request, 'signin');
  const headers = await sessionHeaders(request, sessionId, deps);
  const { headers: answered } = await deps.auth.api
    .verifyTOTP({ body: { code }, headers, returnHeaders: true })
    .catch((error: unknown) => {
      if (refusalOf(error) === null) throw error;
      const message = 'This code is incorrect. Please check it and try again.';
      throw new AppError('validation', message, { fields: { code: message } });
    });
  await attempt.giveBack();
  await takeCodeOnce(deps.database, userId, code);
  passCookies(reply, answered);
  const { backupCodes } = await deps.auth.api.viewBackupCodes({ body: { userId } });
  await noteChange(deps, request, 'two_factor_enabled', 'twoFactorOn');
  return backupCodes;
}

/** Turns two-factor sign-in off. The session gets a new id. */
export async function disableTwoFactor(
  deps: AuthDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  password: string | undefined,
): Promise<void> {
  const { userId, sessionId } = sessionOf(request);
  await requireProof(deps, request, password);
  await requireTwoFactor(deps, userId, true);
  const headers = await sessionHeaders(request, sessionId, deps);
  const body = { ...(password !== undefined && { password }) };
  const { headers: answered } = await deps.auth.api.disableTwoFactor({ body, headers, returnHeaders: true });
  passCookies(reply, answered);
  await noteChange(deps, request, 'two_factor_disabled', 'twoFactorOff');
}

/** Creates new recovery codes; the old ones stop working. */
export async function renewRecoveryCodes(
  deps: AuthDeps,
  request: FastifyRequest,
  password: string | undefined,
): Promise<string[]> {
  const { userId, sessionId } = sessionOf(request);
  await requireProof(deps, request, password);
  await requireTwoFactor(deps, userId, true);
  const headers = await sessionHeaders(request, sessionId, deps);
  const body = { ...(password !== undefined && { password }) };
  const { backupCodes } = await deps.auth.api.generateBackupCodes({ body, headers });
  await noteChange(deps, request, 'recovery_codes_renewed', 'recoveryCodesReplaced');
  return backupCodes;
}

async function requireTwoFactor({ database }: AuthDeps, userId: string, isOn: boolean): Promise<void> {
  const { twoFactorEnabled } = await findUser(database, userId);
  if (twoFactorEnabled === isOn) return;
  throw new AppError('conflict', isOn ? 'Two-factor sign-in is off.' : 'Two-factor sign-in is already on.');
}

async function noteChange(
  { database, mailer }: AuthDeps,
  request: FastifyRequest,
  action: AuditAction,
  event: Parameters<typeof noteSecurityEvent>[3],
): Promise<void> {
  const user = await findUser(database, userOf(request).userId);
  await database.transaction(async (transaction) => {
    await recordOwnAction(transaction, user.id, action, request.id);
    await noteSecurityEvent(mailer, transaction, user, event);
  });
}
