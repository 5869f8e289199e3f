/** What to ask first. The built-in analyst answers each of them from the report. */
export const SUGGESTED_QUESTIONS = [
  'What should I change first, and why?',
  'How can I improve the headline?',
  'What builds trust on this page, and what is missing?',
] as const;
