import { randomUUID } from 'node:crypto';
import type { Database } from '../database/connection.ts';
import { analyses, analyticsEvents, ratings, reports, subscriptions, users } from '../database/schema.ts';
import type { FounderDeps } from '../features/founders/founder-accounts.ts';

/** The noon that the founders' figures are tested at: a week before it begins on March 4. */
export const NOON = new Date('2026-03-10T12:00:00Z');

/** A moment of March 2026: `at('09 13:00')`; of another month `at('02-26')`. */
export function at(moment: string): Date {
  const [day = '', time = '00:00'] = moment.split(' ');
  return new Date(`2026-${day.includes('-') ? day : `03-${day}`}T${time}:00Z`);
}

export interface FiguresData {
  deps: FounderDeps;
  user(name: string, values: Partial<typeof users.$inferInsert>): Promise<void>;
  subscription(name: string, values: Partial<typeof subscriptions.$inferInsert>): Promise<void>;
  /** Events of one session; `who` and `session` may be nobody's. */
  events(
    session: string | null,
    who: string | null,
    events: [moment: string, event: string, properties: Record<string, unknown>][],
  ): Promise<void>;
  analysis(actor: string, moment: string, values?: Partial<typeof analyses.$inferInsert>): Promise<void>;
  /** A report whose advice rests on the checks, and how it was rated. */
  report(name: string, moment: string, rated?: { stars: number; checks: string[] }): Promise<void>;
}

/** Makes rows by hand, with accounts called by a letter each; `F` is a founder. */
export function figuresData(database: Database): FiguresData {
  const ids = new Map<string, string>();
  const idOf = (name: string) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`Nobody is called ${name}`);
    return id;
  };
  const emailOf = (name: string) => `${name.toLowerCase()}@shop.test`;
  return {
    deps: { database, founderEmails: [emailOf('F')], proEmails: [] },
    async user(name, values) {
      const id = randomUUID();
      ids.set(name, id);
      await database
        .insert(users)
        .values({ id, email: emailOf(name), emailVerified: true, createdAt: at('01-01'), ...values });
    },
    async subscription(name, values) {
      await database.insert(subscriptions).values({
        id: `sub_${randomUUID()}`,
        workspaceId: idOf(name),
        customerId: `cus_${name}`,
        planType: 'monthly',
        status: 'active',
        createdAt: at('01-01'),
        firstPaidAt: values.trialEndsAt ?? values.createdAt ?? at('01-01'),
        proUntil: new Date('2099-01-01'),
        ...values,
      });
    },
    async events(session, who, events) {
      const userId = who === null ? null : idOf(who);
      await database.insert(analyticsEvents).values(
        events.map(([moment, event, properties]) => ({
          event,
          properties,
          userId,
          sessionId: session,
          timestamp: at(moment),
        })),
      );
    },
    async analysis(actor, moment, values = {}) {
      const name = ids.has(actor) ? `user:${idOf(actor)}` : `visitor:${actor}`;
      await database.insert(analyses).values({
        actor: name,
        key: randomUUID(),
        url: 'https://shop.test/',
        input: {},
        progress: { stage: 'done', percent: 100, detail: '', reportId: null, error: null },
        state: 'done',
        createdAt: at(moment),
        ...values,
      });
    },
    async report(name, moment, rated) {
      const [stored] = await database
        .insert(reports)
        .values({
          userId: idOf(name),
          title: 'Kettles',
          inputType: 'url',
          inputData: {},
          // Figures never look into it.
          analysisResults: {} as never,
          overallScore: 'B',
          scores: {} as never,
          recommendations: (rated?.checks ?? []).map((check) => ({ checks: [check] })) as never,
          createdAt: at(moment),
        })
        .returning({ id: reports.id });
      if (rated === undefined || stored === undefined) return;
      await database.insert(ratings).values({
        reportId: stored.id,
        userId: idOf(name),
        rating: rated.stars,
        createdAt: at(moment),
      });
    },
  };
}
