import { defineDiagnosis, ledByCheck, severityOfChecks } from '../diagnosis.ts';
import { text } from './text.ts';

/** A headline that is missing or says nothing is worse than one that could say more. */
const GRAVER = 1.3;

export const vagueHeadline = defineDiagnosis({
  id: 'vague-headline',
  question: 'offer',
  category: 'clarity',
  why: text.why,
  measure: text.measure,
  checks: ['headline-specificity', 'main-headline', 'title-headline-match'],
  ceilings: [],
  effort: '15 min',
  impact: 'default',
  evidence: ['value-proposition-first-10-seconds'],
  needs: ['headline'],
  judge({ headline }, found) {
    const severity = severityOfChecks(found);
    return ledByCheck(found, headline === null ? 3 : Math.min(3, GRAVER * severity));
  },
});
