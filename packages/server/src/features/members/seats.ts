import { SEAT_ROLES } from '@liftmark/contract/workspaces';
import { and, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/connection.ts';
import { workspaceInvitations, workspaceMembers, workspaces } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import type { StoredWorkspace } from '../auth/present-user.ts';
import { text } from './text.ts';

const SEATED = [...SEAT_ROLES];
/** Of those, the ones that can be invited for. */
const INVITED_SEATED = SEATED.filter((role) => role !== 'owner');

/** Seats that members take. */
export async function countSeats(database: Database | Transaction, workspaceId: string): Promise<number> {
  const [row] = await database
    .select({ seats: count() })
    .from(workspaceMembers)
    .where(and(eq(workspaceMembers.workspaceId, workspaceId), inArray(workspaceMembers.role, SEATED)));
  return row?.seats ?? 0;
}

/** Seats that open invitations hold free. */
export async function countInvitedSeats(
  database: Database | Transaction,
  workspaceId: string,
): Promise<number> {
  const [row] = await database
    .select({ seats: count() })
    .from(workspaceInvitations)
    .where(
      and(
        eq(workspaceInvitations.workspaceId, workspaceId),
        inArray(workspaceInvitations.role, INVITED_SEATED),
        gt(workspaceInvitations.expiresAt, sql`now()`),
      ),
    );
  return row?.seats ?? 0;
}

/** Makes other changes to the members and seats of a workspace wait until the transaction ends; null if it's gone. */
export async function lockWorkspace(
  transaction: Transaction,
  workspaceId: string,
): Promise<StoredWorkspace | null> {
  const [found] = await transaction
    .select()
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('no key update');
  return found ?? null;
}

/**
 * The number of seats to pay for.
 * @param asked as many as are used if it's missing
 * @throws AppError `validation` for fewer than are used, or several for one person
 */
export async function requireSeats(
  database: Database | Transaction,
  { id, kind }: Pick<StoredWorkspace, 'id' | 'kind'>,
  asked: number | undefined,
): Promise<number> {
  const used = (await countSeats(database, id)) + (await countInvitedSeats(database, id));
  const seats = asked ?? used;
  const problem =
    kind === 'personal' && seats !== 1
      ? text.personalSeats
      : seats < used
        ? text.tooFewSeats({ used })
        : null;
  if (problem !== null) throw new AppError('validation', problem, { fields: { seats: problem } });
  return seats;
}
