import { pattern } from '../../languages/patterns.ts';
/** Where customers rate and review. */
export const PLATFORMS = pattern('reviewPlatform');
