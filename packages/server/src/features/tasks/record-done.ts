import { doneItems } from '@liftmark/contract/optimization-tasks';
import type { Transaction } from '../../database/connection.ts';
import { taskEvents } from '../../database/schema.ts';
import type { TaskPlace } from './task-place.ts';

/** Records that a task was done or reopened, if checking off one of its items made it so. */
export async function recordDone(
  transaction: Transaction,
  place: TaskPlace,
  actorId: string,
  { before, after }: { before: readonly string[]; after: readonly string[] },
): Promise<void> {
  const { recommendation } = place;
  const wasDone = doneItems([recommendation], before).has(recommendation);
  const isDone = doneItems([recommendation], after).has(recommendation);
  if (wasDone === isDone) return;
  await transaction.insert(taskEvents).values({ ...place, kind: isDone ? 'done' : 'reopened', actorId });
}
