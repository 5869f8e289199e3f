import type { PatternName } from '../../../language/patterns.ts';
import { phrasesIn } from './phrases.ts';

/** What a text may say about the business behind a page, its customers or others. */
const CRIMES: readonly PatternName[] = ['accusation'];
const AUTHORITIES: readonly PatternName[] = ['authority'];
const ACCUSATIONS = [...CRIMES, ...AUTHORITIES];
const BOASTS: readonly PatternName[] = ['boast', 'credential', 'crowd'];
const PROMISES: readonly PatternName[] = ['promise'];

/** Crimes, fraud, illness, legal standing. */
export function crimesIn(said: string): string[] {
  return phrasesIn(said, CRIMES, null);
}

/** Courts, police, experts. */
export function authoritiesIn(said: string): string[] {
  return phrasesIn(said, AUTHORITIES, null);
}

/** Boasts, certificates, awards, numbers of customers: by themselves a claim about a business. */
export function boastsIn(said: string): string[] {
  return phrasesIn(said, BOASTS, null);
}

/** Guarantees, refunds, what is free: a claim unless the page makes it, or lacks it. */
export function promisesIn(said: string, language: string | null = null): string[] {
  return [...phrasesIn(said, PROMISES, language), ...phrasesIn(said, ['credentialNoun'], null)];
}

export function claimsIn(said: string): string[] {
  return [...phrasesIn(said, ACCUSATIONS, null), ...boastsIn(said), ...promisesIn(said)];
}

/** Copy doesn't mention competitors either. */
export function claimsInCopy(copy: string, language: string | null): string[] {
  const nouns = phrasesIn(copy, ['credentialNoun'], null);
  return [...nouns, ...phrasesIn(copy, [...ACCUSATIONS, ...BOASTS, ...PROMISES, 'rival'], language)];
}
