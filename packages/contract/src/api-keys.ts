import { z } from 'zod';
import { passwordSchema } from './auth.ts';

/**
 * What a key may do: read reports, checks and the plan; start, follow and schedule analyses; delete reports and
 * manage keys. None includes another.
 */
export const API_SCOPES = ['read', 'analyze', 'manage'] as const;
export const apiScopeSchema = z.enum(API_SCOPES);
export type ApiScope = z.infer<typeof apiScopeSchema>;

/** Most keys of an account. */
export const MAX_API_KEYS = 20;
export const MAX_KEY_NAME = 60;

/** The choices of the account screen. */
export const KEY_LIFETIMES = [30, 90, 365] as const;
export const DEFAULT_KEY_LIFETIME = 90;
const MAX_KEY_LIFETIME = 3650;

/** One entry of `GET /api/account/keys`, the newest first. Dates are ISO 8601. */
export const apiKeySchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** The beginning of the key, which is no secret: `lm_3f9a12bc44d0`. */
    prefix: z.string(),
    scopes: z.array(apiScopeSchema),
    createdAt: z.string(),
    /** Null if it never expires. */
    expiresAt: z.string().nullable(),
    /** Null if it was never used; up to five minutes late. */
    lastUsedAt: z.string().nullable(),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof apiKeySchema>;
export const apiKeyListSchema = z.array(apiKeySchema);

/**
 * `POST /api/account/keys`. In a session it asks for the password again, like the other calls of the account. A key
 * with `manage` makes keys without one, but none with another scope or a longer life than its own.
 */
export const createApiKeyRequestSchema = z
  .object({
    name: z
      .string({ error: 'Name is required' })
      .trim()
      .min(1, 'Name is required')
      .max(MAX_KEY_NAME, `Use at most ${MAX_KEY_NAME} characters`)
      // Control and direction characters make a name look like other text wherever it is shown.
      .regex(/^[^\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]*$/u, 'Name contains characters that can’t be used'),
    scopes: z
      .array(apiScopeSchema)
      .min(1, 'Choose at least one permission')
      .max(API_SCOPES.length, 'Choose each permission once')
      .refine((scopes) => new Set(scopes).size === scopes.length, 'Choose each permission once'),
    /** Null for a key that never expires. */
    expiresInDays: z.int().min(1).max(MAX_KEY_LIFETIME).nullable().default(DEFAULT_KEY_LIFETIME),
    password: passwordSchema.optional(),
  })
  .meta({ examples: [{ name: 'Continuous integration', scopes: ['analyze'], expiresInDays: 30 }] });
export type CreateApiKeyRequest = z.input<typeof createApiKeyRequestSchema>;

/** The answer, with the key itself, this one time. */
export const createdApiKeySchema = apiKeySchema.extend({ key: z.string() }).meta({ id: 'CreatedApiKey' });
export type CreatedApiKey = z.infer<typeof createdApiKeySchema>;

/** `DELETE /api/account/keys/{id}`: the key stops working immediately. */
