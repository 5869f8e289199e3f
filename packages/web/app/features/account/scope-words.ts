import type { ApiScope } from '@liftmark/contract/api-keys';

/** What each permission of an API key is called, and what a program can do with it. */
export const SCOPE_WORDS: Record<ApiScope, { label: string; detail: string }> = {
  read: { label: 'Read reports', detail: 'See your reports, your plan and the checks.' },
  analyze: { label: 'Analyze pages', detail: 'Start and schedule analyses, which count toward your plan.' },
  manage: { label: 'Manage', detail: 'Delete reports, and create and revoke API keys.' },
};
