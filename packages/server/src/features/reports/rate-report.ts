import type { RatingResponse, ratingRequestSchema } from '@liftmark/contract/rating';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Context } from '../../access/actor.ts';
import type { Database } from '../../database/connection.ts';
import { ratings } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import type { Report } from './find-report.ts';

type Rating = NonNullable<RatingResponse['rating']>;

/** The viewer's own rating of a report; null if there is none. */
export async function findRating(
  database: Database,
  context: Context,
  report: Pick<Report, 'id'>,
): Promise<Rating | null> {
  const [found] = await database
    .select({ rating: ratings.rating, feedback: ratings.feedback })
    .from(ratings)
    .where(and(eq(ratings.reportId, report.id), eq(ratings.userId, accountOf(context))));
  return found ?? null;
}

/**
 * Stores the viewer's rating of a report. Repeating the same rating gets the same answer.
 * @throws AppError `unauthenticated`; `conflict` if there is a different one
 */
export async function rateReport(
  database: Database,
  context: Context,
  report: Pick<Report, 'id'>,
  { rating, feedback }: z.output<typeof ratingRequestSchema>,
): Promise<Rating> {
  const given: Rating = { rating, feedback: feedback ?? null };
  await database
    .insert(ratings)
    .values({ reportId: report.id, userId: accountOf(context), ...given })
    .onConflictDoNothing();
  const stored = await findRating(database, context, report);
  if (stored?.rating === given.rating && stored.feedback === given.feedback) return stored;
  throw new AppError('conflict', 'You’ve already rated this analysis.');
}

function accountOf({ actor }: Context): string {
  if (actor.kind === 'user') return actor.id;
  throw new AppError('unauthenticated', 'Please sign in to rate this analysis.');
}
