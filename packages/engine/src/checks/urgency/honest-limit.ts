import { text } from './honest-limit.text.ts';

/** The two ways to fix a claim of a limit, for every check that faults one. */
export function honestLimit(claim: string): string[] {
  return text.steps({ claim });
}
