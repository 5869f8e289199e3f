import type { Context } from '../../access/actor.ts';
import { AppError } from '../../errors.ts';
import type { AccessChange } from './manage-access.ts';
import { text } from './text.ts';

/** @throws AppError `unauthenticated` */
export function changeOf({ actor, requestId }: Context): AccessChange {
  if (actor.kind !== 'user') throw new AppError('unauthenticated', text.signIn);
  return { workspaceId: actor.workspaceId, userId: actor.id, requestId };
}
