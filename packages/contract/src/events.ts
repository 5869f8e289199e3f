import { z } from 'zod';
import {
  BATCH_SIZE,
  countedPath,
  ENGAGEMENT_LEVELS,
  PATH_LENGTH,
  SCROLL_STEPS,
  TENURES,
  TIME_STEPS_S,
} from './event-thresholds.ts';

/** How people use the product's own pages: `POST /api/events`. */

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
    /** Seconds in which the page was in view. */
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
  /** Made in the browser after consent; null before it, when events belong to no one. */
  sessionId: z.uuid().nullable(),
  events: z.array(eventSchema).min(1).max(BATCH_SIZE),
});
export type EventsRequest = z.infer<typeof eventsRequestSchema>;
