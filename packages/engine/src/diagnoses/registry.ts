import { brokenOnPhone } from './broken-on-phone/rule.ts';
import { demandingForm } from './demanding-form/rule.ts';
import type { Diagnosis } from './diagnosis.ts';
import { emptySpace } from './empty-space/rule.ts';
import { noPrice } from './no-price/rule.ts';
import { noRiskRelief } from './no-risk-relief/rule.ts';
import { templateLeftovers } from './template-leftovers/rule.ts';
import { unclearPrice } from './unclear-price/rule.ts';
import { unreadableText } from './unreadable-text/rule.ts';
import { vagueHeadline } from './vague-headline/rule.ts';

/** Every diagnosis, by the question that it answers. */
export const DIAGNOSES: readonly Diagnosis[] = [
  brokenOnPhone,
  demandingForm,
  emptySpace,
  noPrice,
  noRiskRelief,
  templateLeftovers,
  unclearPrice,
  unreadableText,
  vagueHeadline,
];
