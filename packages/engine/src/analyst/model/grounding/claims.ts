import { type PatternName, pattern } from '../../../language/patterns.ts';

/** What a sentence may say about the business behind a page, most hostile first. */
const ACCUSATION = every('accusation');
const CLAIMS = [
  ACCUSATION,
  every('boast'),
  every('credential'),
  every('credentialNoun'),
  every('promise'),
  every('crowd'),
];
const STRONG_CLAIMS = [ACCUSATION, every('boast'), every('credential'), every('crowd')];

function every(name: PatternName): RegExp {
  const { source, flags } = pattern(name);
  return new RegExp(source, `${flags}g`);
}

export function accusationsIn(text: string): string[] {
  return found([ACCUSATION], text);
}

/** Every phrase that boasts, certifies, promises, counts customers or accuses. */
export function claimsIn(text: string): string[] {
  return found(CLAIMS, text);
}

/** Those that say something about a business by themselves; "add a guarantee" doesn't. */
export function strongClaimsIn(text: string): string[] {
  return found(STRONG_CLAIMS, text);
}

function found(patterns: readonly RegExp[], text: string): string[] {
  return patterns.flatMap((each) => [...text.matchAll(each)].map(([phrase]) => phrase.toLowerCase()));
}
