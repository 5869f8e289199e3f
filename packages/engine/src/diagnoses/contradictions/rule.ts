import { defineDiagnosis, ledByCheck, severityOfChecks } from '../diagnosis.ts';
import { text } from './text.ts';

/** Calls and mails that go astray cost each customer who tries. */
const ASTRAY = 2;
const EACH_MORE = 0.3;

export const contradictions = defineDiagnosis({
  id: 'contradictions',
  question: 'belief',
  category: 'trustCredibility',
  why: text.why,
  measure: text.measure,
  checks: ['rating-consistency'],
  ceilings: [],
  effort: '15 min',
  impact: 'defect',
  evidence: ['stanford-errors', 'stanford-contact'],
  needs: ['trust'],
  judge({ trust }, found) {
    const links = trust.contact.misdirected;
    const [first] = links;
    if (first === undefined) return ledByCheck(found, severityOfChecks(found));
    const different = new Set(links.map(({ shown, target }) => `${shown} ${target}`)).size;
    return {
      severity: Math.min(3, ASTRAY + EACH_MORE * (different - 1)),
      confidence: 1,
      certain: true,
      title: text.astray(first),
      observed: text.observed(first, different),
      evidence: links.map(({ evidence }) => evidence),
      steps: text.steps(first),
    };
  },
});
