import type { ApiScope } from '@liftmark/contract/api-keys';

/** What each permission of an API key is called, and what a program can do with it. */
export const SCOPE_WORDS: Record<ApiScope, { label: string; detail: string }> = {
  read: { label: 'Read reports', detail: 'See your reports, your plan and the checks.' },
  analyze: { label: 'Analyze pages', detail: 'Start and schedule analyses, which count toward your plan.' },
  manage: { label: 'Manage', detail: 'Delete reports, and create and revoke API keys.' },
};

/** The permissions of a key in one line: "Read reports, analyze pages". */
export function scopesWords(scopes: readonly ApiScope[]): string {
  const words = scopes.map((scope) => SCOPE_WORDS[scope].label.toLowerCase()).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
