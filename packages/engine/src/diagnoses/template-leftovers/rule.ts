import { defineDiagnosis, ledByCeiling, ledByCheck, severityOfChecks } from '../diagnosis.ts';
import { text } from './text.ts';

export const templateLeftovers = defineDiagnosis({
  id: 'template-leftovers',
  question: 'works',
  category: 'trustCredibility',
  why: text.why,
  measure: text.measure,
  checks: ['template-remnants'],
  ceilings: ['filler-text', 'builder-notes'],
  effort: 'hours',
  impact: 'defect',
  evidence: ['stanford-errors'],
  needs: [],
  judge: (_facts, found) =>
    ledByCeiling(found, () => text.advice) ?? ledByCheck(found, 1 + severityOfChecks(found)),
});
