import { type PatternName, pattern } from '../../../language/patterns.ts';

/** What a text may say about the business behind a page, its customers or others, most hostile first. */
const HOSTILE = every(['accusation', 'authority']);
const STRONG = every(['boast', 'credential', 'crowd']);
const WEAK = every(['credentialNoun', 'promise']);

function every(names: readonly PatternName[]): RegExp[] {
  return names.map((name) => {
    const { source, flags } = pattern(name);
    return new RegExp(source, `${flags}g`);
  });
}

/** Crimes, fraud, illness, legal standing; courts, police, experts. */
export function accusationsIn(said: string): string[] {
  return found(HOSTILE, said);
}

/** Boasts, certificates, awards, numbers of customers: by themselves a claim about a business. */
export function boastsIn(said: string): string[] {
  return found(STRONG, said);
}

/** Guarantees, refunds, what is free: a claim unless the page makes it, or lacks it. */
export function promisesIn(said: string): string[] {
  return found(WEAK, said);
}

export function claimsIn(said: string): string[] {
  return [...accusationsIn(said), ...boastsIn(said), ...promisesIn(said)];
}

function found(patterns: readonly RegExp[], said: string): string[] {
  return patterns.flatMap((each) => [...said.matchAll(each)].map(([phrase]) => phrase.toLowerCase()));
}
