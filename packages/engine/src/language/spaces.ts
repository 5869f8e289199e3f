/** What separates words and values; a string is split at it. */
export const SPACES = /\s+/;
