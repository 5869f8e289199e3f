import { type ReportLanguage, reportLanguageSchema } from '@liftmark/contract/report-language';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../access/actor.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { users } from '../../database/schema.ts';
import type { AnalysisInput } from './input.ts';

/** The language of a new report where the request names none: the account's setting, else the browser's. */
export async function chooseReportLanguage(
  database: Database,
  actor: Actor,
  accepted: string | undefined,
): Promise<ReportLanguage> {
  const set = actor.kind === 'user' ? await accountLanguage(database, actor.id) : null;
  return set ?? preferredLanguage(accepted ?? '');
}

/** The language that an account has set; null if it leaves that to the browser. */
export async function accountLanguage(
  database: Database | Transaction,
  userId: string,
): Promise<ReportLanguage | null> {
  const [user] = await database
    .select({ reportLanguage: users.reportLanguage })
    .from(users)
    .where(eq(users.id, userId));
  return user?.reportLanguage ?? null;
}

/** A language that the request didn't ask for, as its input has it: English is the default, so it isn't stored. */
export function bySetting(
  reportLanguage: ReportLanguage,
): Pick<AnalysisInput, 'reportLanguage' | 'languageBySetting'> {
  return reportLanguage === 'en' ? {} : { reportLanguage, languageBySetting: true };
}

/** A repeat in the language that the account has set, unless the first request asked for one. */
export function inAccountLanguage(input: AnalysisInput, set: ReportLanguage | null): AnalysisInput {
  const { reportLanguage, languageBySetting = false, ...asked } = input;
  const isAskedFor = reportLanguage !== undefined && !languageBySetting;
  return set === null || isAskedFor ? input : { ...asked, ...bySetting(set) };
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
