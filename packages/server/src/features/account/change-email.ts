import type { changeEmailRequestSchema } from '@liftmark/contract/account';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { users } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import { userOf } from '../../http/identity.ts';
import { createLink } from '../auth/links.ts';
import { findUser } from '../auth/present-user.ts';
import type { AuthDeps } from '../auth/routes.ts';
import { requireProof } from './proof.ts';
import { noteSecurityEvent } from './security-notice.ts';

/**
 * Sends a link to the new address and a notice to the current one. The answer is the same if the new address belongs
 * to another account, whose owner is notified instead.
 */
export async function changeEmail(
  deps: AuthDeps,
  request: FastifyRequest,
  { newEmail, password }: z.output<typeof changeEmailRequestSchema>,
): Promise<void> {
  const { userId } = userOf(request);
  await deps.limit(request, 'mail');
  await requireProof(deps, request, password);
  const user = await findUser(deps.database, userId);
  if (user.email === newEmail) {
    const message = 'This is already your address';
    throw new AppError('validation', message, { fields: { newEmail: message } });
  }
  await deps.database.transaction(async (transaction) => {
    const [owner] = await transaction.select().from(users).where(eq(users.email, newEmail));
    if (owner) {
      const props = { firstName: owner.firstName };
      await deps.mailer.send(transaction, 'sign-up-attempt', props, { to: newEmail, userId: owner.id });
    } else {
      const token = await createLink(transaction, { purpose: 'change-email', userId, email: newEmail });
      await deps.mailer.send(transaction, 'change-email', { token }, { to: newEmail, userId });
    }
    await noteSecurityEvent(deps.mailer, transaction, user, 'emailChangeRequested');
  });
}
