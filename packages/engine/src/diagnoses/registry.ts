import { brokenContent } from './broken-content/rule.ts';
import { covered } from './covered/rule.ts';
import { deadAction } from './dead-action/rule.ts';
import type { Diagnosis } from './diagnosis.ts';
import { templateLeftovers } from './template-leftovers/rule.ts';
import { vagueHeadline } from './vague-headline/rule.ts';

/** Every diagnosis, by the question that it answers. */
export const DIAGNOSES: readonly Diagnosis[] = [
  covered,
  brokenContent,
  deadAction,
  templateLeftovers,
  vagueHeadline,
];
