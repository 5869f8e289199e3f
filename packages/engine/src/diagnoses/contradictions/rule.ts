import { defineDiagnosis, distinctNodes, ledByCheck, type Problem, severityOfChecks } from '../diagnosis.ts';
import { type Conflict, ratingConflicts } from './ratings.ts';
import { termConflicts } from './terms.ts';
import { text } from './text.ts';

/** Calls and mails that go astray cost each customer who tries. */
const ASTRAY = 2;
/** Visitors who compare the two doubt both. */
const CONFLICTING = { age: 1.6, rating: 2, returns: 2, guarantee: 2, shipping: 2, trial: 2 };
const EACH_MORE = 0.3;

export const contradictions = defineDiagnosis(() => ({
  id: 'contradictions',
  question: 'belief',
  category: 'trustCredibility',
  nature: 'defect',
  why: text.why,
  measure: text.measure,
  checks: ['rating-consistency'],
  ceilings: [],
  effort: '15 min',
  impact: 'defect',
  evidence: ['stanford-errors', 'stanford-contact'],
  needs: ['trust', 'content', 'proof', 'offer'],
  judge({ trust, content, proof, offer }, found) {
    const links = trust.contact.misdirected;
    const [first] = links;
    if (first === undefined) {
      const conflicts = [
        ...content.conflicts,
        ...ratingConflicts(proof.ratings.summaries),
        ...termConflicts(offer),
      ];
      return conflicting(conflicts) ?? ledByCheck(found, severityOfChecks(found));
    }
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
}));

function conflicting(conflicts: readonly Conflict[]): Problem | null {
  const [first] = conflicts.toSorted((a, b) => CONFLICTING[b.kind] - CONFLICTING[a.kind]);
  if (first === undefined) return null;
  return {
    severity: CONFLICTING[first.kind] + EACH_MORE * (conflicts.length - 1),
    confidence: 0.95,
    title: text.conflict.title(first),
    observed: conflicts.map(text.conflict.observed).join(' '),
    evidence: distinctNodes(conflicts.flatMap(({ evidence }) => evidence)),
    steps: text.conflict.steps,
  };
}
