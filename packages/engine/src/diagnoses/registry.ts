import type { Diagnosis } from './diagnosis.ts';
import { noPicture } from './no-picture/rule.ts';
import { noProof } from './no-proof/rule.ts';
import { templateLeftovers } from './template-leftovers/rule.ts';
import { vagueHeadline } from './vague-headline/rule.ts';
import { weakProof } from './weak-proof/rule.ts';
import { whoIsBehind } from './who-is-behind/rule.ts';

/** Every diagnosis, by the question that it answers. */
export const DIAGNOSES: readonly Diagnosis[] = [
  templateLeftovers,
  vagueHeadline,
  noPicture,
  noProof,
  weakProof,
  whoIsBehind,
];
