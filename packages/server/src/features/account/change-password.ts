import type { changePasswordRequestSchema } from '@liftmark/contract/account';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../../errors.ts';
import { sessionOf } from '../../http/identity.ts';
import { recordOwnAction } from '../../platform/audit.ts';
import { removeLinks } from '../auth/links.ts';
import { personalWords, requireUncommonPassword } from '../auth/password-rules.ts';
import { findPasswordHash, findUser } from '../auth/present-user.ts';
import type { AuthDeps } from '../auth/routes.ts';
import { endSessions, replaceSid } from '../auth/sessions.ts';
import { storePassword } from '../auth/sign-up.ts';
import { requireProof } from './proof.ts';
import { noteSecurityEvent } from './security-notice.ts';

/**
 * Sets a new password, and ends every other session and all links that were sent.
 * @returns the new id of this session
 */
export async function changePassword(
  deps: AuthDeps,
  request: FastifyRequest,
  { currentPassword, newPassword }: z.output<typeof changePasswordRequestSchema>,
): Promise<string> {
  const { userId, sessionId } = sessionOf(request);
  if ((await findPasswordHash(deps.database, userId)) === null) {
    throw new AppError('forbidden', 'Your account doesn’t have a password yet. Request a link to set one.');
  }
  await requireProof(deps, request, currentPassword, 'currentPassword');
  const user = await findUser(deps.database, userId);
  requireUncommonPassword(newPassword, personalWords(user), 'newPassword');
  const { password: passwords } = await deps.auth.$context;
  const hash = await passwords.hash(newPassword);
  return deps.database.transaction(async (transaction) => {
    await storePassword(transaction, userId, hash);
    await endSessions(transaction, userId, sessionId);
    await removeLinks(transaction, userId, ['reset']);
    await recordOwnAction(transaction, userId, 'password_changed', request.id);
    await noteSecurityEvent(deps.mailer, transaction, user, 'passwordChanged');
    return replaceSid(transaction, sessionId);
  });
}
