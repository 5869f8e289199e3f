import { brokenContent } from './broken-content/rule.ts';
import { brokenPictures } from './broken-pictures/rule.ts';
import { covered } from './covered/rule.ts';
import { deadAction } from './dead-action/rule.ts';
import type { Diagnosis } from './diagnosis.ts';
import { expired } from './expired/rule.ts';
import { templateLeftovers } from './template-leftovers/rule.ts';
import { unstyled } from './unstyled/rule.ts';
import { vagueHeadline } from './vague-headline/rule.ts';

/** Every diagnosis, by the question that it answers. */
export const DIAGNOSES: readonly Diagnosis[] = [
  unstyled,
  covered,
  brokenContent,
  brokenPictures,
  deadAction,
  templateLeftovers,
  expired,
  vagueHeadline,
];
