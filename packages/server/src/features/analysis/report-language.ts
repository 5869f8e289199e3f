import { type ReportLanguage, reportLanguageSchema } from '@liftmark/contract/report-language';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/connection.ts';
import { users } from '../../database/schema.ts';

/** The language of a new report where the request names none: the account's setting, else the browser's. */
export async function chooseReportLanguage(
  database: Database,
  actor: Actor,
  accepted: string | undefined,
): Promise<ReportLanguage> {
  if (actor.kind === 'user') {
    const [user] = await database
      .select({ reportLanguage: users.reportLanguage })
      .from(users)
      .where(eq(users.id, actor.id));
    if (user?.reportLanguage) return user.reportLanguage;
  }
  return preferredLanguage(accepted ?? '');
}

/** The language that an `Accept-Language` header ranks highest among those that reports are written in. */
export function preferredLanguage(accepted: string): ReportLanguage {
  const ranked = accepted
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag, quality: quality === undefined ? 1 : Number(quality.split('=')[1]) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  for (const { tag } of ranked) {
    const { data } = reportLanguageSchema.safeParse(tag.split('-')[0]?.toLowerCase());
    if (data !== undefined) return data;
  }
  return 'en';
}
