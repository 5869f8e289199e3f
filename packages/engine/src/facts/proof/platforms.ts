import { pattern } from '../../language/patterns.ts';
/** Where customers rate and review. */
export const PLATFORMS = pattern('reviewPlatform');
