import { AUTH_PROVIDERS, type User } from '@liftmark/contract/auth';
import { and, eq, isNotNull } from 'drizzle-orm';
import { hasPro, isFounder, type ListedEmails } from '../../access/plan.ts';
import type { Database } from '../../database/connection.ts';
import { accounts, users, workspaces } from '../../database/schema.ts';
import { AppError, notFound } from '../../errors.ts';

export type StoredUser = typeof users.$inferSelect;

export interface UserDeps extends ListedEmails {
  database: Database;
}

/**
 * The user as they see themselves, with the plan of the workspace that they work in.
 * @throws AppError `unauthenticated` if the account was deleted meanwhile
 */
export async function loadUser(deps: UserDeps, userId: string, workspaceId = userId): Promise<User> {
  const user = await findUser(deps.database, userId);
  const workspace = await findWorkspace(deps.database, workspaceId);
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    profileImageUrl: user.profileImageUrl,
    emailOptIn: user.emailOptIn,
    emailVerified: user.emailVerified,
    reportLanguage: user.reportLanguage,
    authProvider: AUTH_PROVIDERS.find((provider) => provider === user.authProvider) ?? 'email',
    twoFactorEnabled: user.twoFactorEnabled,
    hasPassword: (await findPasswordHash(deps.database, userId)) !== null,
    isPro: hasPro(workspace, user, deps.proEmails),
    isFounder: isFounder(user, deps.founderEmails),
    stripeSubscriptionId: workspace.stripeSubscriptionId,
    subscriptionStatus: workspace.subscriptionStatus,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
  };
}

/** @throws AppError `unauthenticated` if the account was deleted meanwhile */
export async function findUser(database: Database, userId: string): Promise<StoredUser> {
  const [user] = await database.select().from(users).where(eq(users.id, userId));
  if (user === undefined) throw new AppError('unauthenticated', 'Please sign in to continue.');
  return user;
}

export type StoredWorkspace = typeof workspaces.$inferSelect;

/** @throws AppError `not_found` if it was deleted meanwhile */
export async function findWorkspace(database: Database, workspaceId: string): Promise<StoredWorkspace> {
  const [found] = await database.select().from(workspaces).where(eq(workspaces.id, workspaceId));
  if (found === undefined) throw notFound({ reason: 'unknown_workspace' });
  return found;
}

/** Null if the user only signs in another way. */
export async function findPasswordHash(database: Database, userId: string): Promise<string | null> {
  const [account] = await database
    .select({ password: accounts.password })
    .from(accounts)
    .where(
      and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'), isNotNull(accounts.password)),
    );
  return account?.password ?? null;
}
