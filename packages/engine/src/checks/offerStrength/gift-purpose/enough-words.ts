/** Words that say what a donation does. */
export const ENOUGH_WORDS = 30;
