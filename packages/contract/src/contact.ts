import { z } from 'zod';
import { emailSchema } from './auth.ts';

/** `POST /api/contact`. */
export const contactRequestSchema = z.object({
  name: z
    .string({ error: 'Please enter your name' })
    .trim()
    .min(1, 'Please enter your name')
    .max(100, 'Please use at most 100 characters')
    .regex(/^[^\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]*$/u, 'Please remove special characters'),
  email: emailSchema,
  message: z
    .string({ error: 'Please enter a message' })
    .trim()
    .min(1, 'Please enter a message')
    .max(5000, 'Please use at most 5,000 characters'),
  /** A honeypot: hidden from people, but programs that fill in every field fill it in too. */
  website: z.string().max(500).optional(),
});
export type ContactRequest = z.input<typeof contactRequestSchema>;

export const contactResponseSchema = z.object({ received: z.literal(true) });
