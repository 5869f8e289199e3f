import { z } from 'zod';

/** The id of a recommendation, or of a task of its checklist, such as `main-headline:2`. */
const tickSchema = z.string().regex(/^[\w:.-]{1,120}$/, 'This item can’t be checked off');

/** `PUT /api/reports/{id}/ticks`, signed in: marks one item as done or not done, for this viewer alone. */
export const tickRequestSchema = z.object({ item: tickSchema, ticked: z.boolean() });
export type TickRequest = z.infer<typeof tickRequestSchema>;

/** `GET /api/reports/{id}/ticks` and the answer to a tick: everything that the viewer has ticked off. */
export const ticksSchema = z.object({ ticks: z.array(z.string()) });
export type Ticks = z.infer<typeof ticksSchema>;
