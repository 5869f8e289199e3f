import type { PatternName } from '../../../language/patterns.ts';
import { phrasesIn } from './phrases.ts';

/** What a text may say about the business behind a page, its customers or others. */
const ACCUSATIONS: readonly PatternName[] = ['accusation', 'authority'];
const BOASTS: readonly PatternName[] = ['boast', 'credential', 'crowd'];
const PROMISES: readonly PatternName[] = ['promise'];

/** Crimes, fraud, illness, legal standing; courts, police, experts. */
export function accusationsIn(said: string, language: string | null = null): string[] {
  return phrasesIn(said, ACCUSATIONS, language);
}

/** Boasts, certificates, awards, numbers of customers: by themselves a claim about a business. */
export function boastsIn(said: string): string[] {
  return phrasesIn(said, BOASTS, null);
}

/** Guarantees, refunds, what is free: a claim unless the page makes it, or lacks it. */
export function promisesIn(said: string, language: string | null = null): string[] {
  return [...phrasesIn(said, PROMISES, language), ...phrasesIn(said, ['credentialNoun'], null)];
}

/** @param language of copy; null for a statement in English */
export function claimsIn(said: string, language: string | null = null): string[] {
  const nouns = phrasesIn(said, ['credentialNoun'], null);
  return [...nouns, ...phrasesIn(said, [...ACCUSATIONS, ...BOASTS, ...PROMISES], language)];
}
