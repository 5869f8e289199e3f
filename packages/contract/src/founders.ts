/** The operator's screens: `/api/founders/*`. Every call answers 401 signed out and 404 to whoever is no founder. */

/** The sensitive actions that the audit log keeps. */
export const AUDIT_ACTIONS = [
  'password_changed',
  'password_reset',
  'email_changed',
  'two_factor_enabled',
  'two_factor_disabled',
  'recovery_codes_renewed',
  'google_linked',
  'sessions_ended',
  'account_deleted',
  'plan_changed',
  'pro_granted',
  'pro_revoked',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
