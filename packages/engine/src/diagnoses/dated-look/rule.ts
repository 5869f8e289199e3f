import { ramp } from '../../checks/check.ts';
import { impressionOf } from '../../checks/impression.ts';
import { defineDiagnosis } from '../diagnosis.ts';
import { text } from './text.ts';

/** From this score of the design on, people aren't put off. */
const FINE = 0.25;
const SHOWN = 4;
/** One sign alone may be a matter of taste, and a page without text has worse problems. */
const SIGNS = 2;
const LETTERS = 50;

export const datedLook = defineDiagnosis(() => ({
  id: 'dated-look',
  question: 'works',
  category: 'trustCredibility',
  nature: 'weakness',
  why: text.why,
  measure: text.measure,
  checks: ['visual-quality'],
  ceilings: ['poor-impression'],
  effort: 'days',
  impact: 'default',
  evidence: ['design-look-46', 'first-impression-50ms', 'visual-complexity-tuch'],
  needs: ['look', 'layout'],
  judge(facts, { checks }) {
    const impression = impressionOf('look', facts);
    const [check] = checks;
    if (impression === null || check === undefined || impression.score >= FINE) return null;
    const weaknesses = impression.weaknesses.slice(0, SHOWN).map(({ said }) => said);
    if (weaknesses.length < SIGNS || (facts.look.desktop?.letters ?? 0) < LETTERS) return null;
    return {
      severity: ramp(impression.score, [0.05, 2.4], [FINE, 1]),
      confidence: 1,
      // What is measured doesn’t say what to change first.
      slight: true,
      title: text.title({ weaknesses }),
      observed: text.observed({ weaknesses }),
      evidence: [],
      steps: check.advice.steps,
      design: check.advice.design ?? [],
    };
  },
}));
