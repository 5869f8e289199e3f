import { ACTION_DIAGNOSES } from './diagnoses/actions.ts';
import { CONTENT_DIAGNOSES } from './diagnoses/content.ts';
import type { DiagnosisDefect } from './diagnoses/diagnosis-defect.ts';
import { DOUBT_DIAGNOSES } from './diagnoses/doubts.ts';
import { OFFER_DIAGNOSES } from './diagnoses/offer.ts';
import { PICTURE_DIAGNOSES } from './diagnoses/pictures.ts';
import { STATE_DIAGNOSES } from './diagnoses/state.ts';

/** New ones come last: the place of a defect decides on which pages it is tried. */
export const DIAGNOSIS_DEFECTS: readonly DiagnosisDefect[] = [
  ...ACTION_DIAGNOSES,
  ...CONTENT_DIAGNOSES,
  ...OFFER_DIAGNOSES,
  ...STATE_DIAGNOSES,
  ...DOUBT_DIAGNOSES,
  ...PICTURE_DIAGNOSES,
];
