import { z } from 'zod';
import { CAPTURE_FAILURES, PAGE_WAYS } from './capture-failures.ts';
import { reportLanguageSchema } from './report-language.ts';

/** Every error code that the API answers with, besides those of a page that can't be analyzed. */
export const API_ERROR_CODES = [
  'bad_request',
  'validation',
  'unauthenticated',
  'forbidden',
  'role_required',
  'free_limit',
  'link_password',
  'not_found',
  'conflict',
  'cancelled',
  'request_too_large',
  'unsupported_media_type',
  'rate_limited',
  'busy',
  'unavailable',
  'internal',
] as const;

export const errorCodeSchema = z.enum([
  ...API_ERROR_CODES,
  ...(Object.keys(CAPTURE_FAILURES) as (keyof typeof CAPTURE_FAILURES)[]),
]);
export type ErrorCode = z.infer<typeof errorCodeSchema>;

/** The body of every answer that is not a success. */
export const errorBodySchema = z
  .object({
    code: errorCodeSchema,
    /** A sentence for the person, saying what to do next. */
    message: z.string(),
    /** Language of the message, if it isn't English: that of the report it is about. */
    writtenIn: reportLanguageSchema.optional(),
    /** By field, where the input was rejected. */
    fields: z.record(z.string(), z.string()).optional(),
    /** Other ways to analyze the page, where its site doesn’t show it to us. */
    ways: z.array(z.enum(PAGE_WAYS)).optional(),
    requestId: z.string().optional(),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof errorBodySchema>;
