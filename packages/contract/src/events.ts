import { z } from 'zod';

/** What the product counts of how its own pages are used: `POST /api/events`. */

export const SCROLL_STEPS = [25, 50, 75, 100] as const;
export const TIME_STEPS_S = [30, 60, 120, 300] as const;
export const ENGAGEMENT_LEVELS = ['high', 'medium', 'low'] as const;
export const TENURES = ['new', 'recent', 'established'] as const;
/** Most pages that the path of a session keeps. */
export const PATH_LENGTH = 10;
/** Most events of one message. */
export const BATCH_SIZE = 50;

/** How much a visit to a page of a kind says of the wish to become a customer. */
export const FUNNEL_WEIGHTS = {
  landing: 1,
  blog: 1.5,
  analyze: 2,
  tool: 2.5,
  subscribe: 3,
  dashboard: 4,
  report: 5,
} as const;
export type FunnelStep = keyof typeof FUNNEL_WEIGHTS;

/** An address of the product without query, where a report's secret id is only a mark. */
export function countedPath(pathname: string): string {
  const path = pathname.replace(/^\/report\/[^/]+/, '/report/{id}').slice(0, 200);
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

const path = z
  .string()
  .max(200)
  .regex(/^\/[\w./{}-]*$/)
  .transform(countedPath);
const label = z.string().max(80);
const at = {
  path,
  /** Milliseconds between the event and the sending of its message. */
  ageMs: z.number().min(0).max(3_600_000),
};

const eventSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('page_view'), ...at, label: label.optional() }),
  z.object({ event: z.literal('scroll_depth'), ...at, percent: z.literal(SCROLL_STEPS) }),
  z.object({ event: z.literal('time_on_page'), ...at, seconds: z.literal(TIME_STEPS_S) }),
  z.object({ event: z.literal('rage_click'), ...at, target: label }),
  z.object({
    event: z.literal('engagement'),
    ...at,
    level: z.enum(ENGAGEMENT_LEVELS),
    /** Seconds in which the page was in sight. */
    seconds: z.int().min(0).max(86_400),
  }),
  z.object({ event: z.literal('cta_click'), ...at, category: label, label }),
  z.object({ event: z.literal('segment'), ...at, tenure: z.enum(TENURES), isReturning: z.boolean() }),
  z.object({
    event: z.literal('conversion_path'),
    ...at,
    steps: z.array(path).max(PATH_LENGTH),
    /** Sum of the weights of the steps. */
    weight: z.number().min(0).max(50),
  }),
  z.object({
    event: z.literal('subscription_start'),
    ...at,
    category: z.literal('conversion'),
    label,
    /** Dollars. */
    value: z.number().min(0).max(100_000),
  }),
]);
export type CountedEvent = z.input<typeof eventSchema>;
export type CountedEventName = CountedEvent['event'];

export const eventsRequestSchema = z.object({
  /** Made in the browser after consent; null before it, when events belong to nobody. */
  sessionId: z.uuid().nullable(),
  events: z.array(eventSchema).min(1).max(BATCH_SIZE),
});
export type EventsRequest = z.infer<typeof eventsRequestSchema>;
