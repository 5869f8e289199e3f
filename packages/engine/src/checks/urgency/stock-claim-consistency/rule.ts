import type { Urgency, UrgencyClaim } from '../../../facts/types/urgency.ts';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { measured, notApplicable, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { stockVerdict, type Verdict } from '../claim-readings.ts';
import { text } from './text.ts';

export const stockClaimConsistency = defineCheck(() => ({
  id: 'stock-claim-consistency',
  category: 'urgency',
  title: text.title,
  why: text.why,
  measure: text.measure,
  weight: 8,
  group: 'urgency',
  pageTypes: 'all',
  measurable: { static: 'no', withoutWordList: 'no' },
  evidence: [
    'scarcity-stock-qubit',
    'low-stock-deceptive-prevalence',
    'urgency-scarcity-meta-ladeira',
    'uk-cma-emma-sleep',
  ],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'none' },
  needs: ['urgency'],

  evaluate({ urgency }) {
    if (urgency.claimsNotMeasured !== null) return notMeasured(urgency.claimsNotMeasured);
    const [worst] = judgedClaims(urgency);
    if (!worst) return notApplicable(text.notApplicable.none);
    const { claim, verdict, score } = worst;
    if (score === null) {
      return notMeasured(verdict.kind === 'unknown' ? verdict.reason : text.notMeasured.unknown);
    }
    return measured(score, observed(claim, verdict), [claim.evidence], {
      certain: verdict.kind === 'contradicted',
    });
  },

  recommend(outcome, { urgency, language }) {
    const [worst] = judgedClaims(urgency);
    const claim = worst?.claim.text ?? '';
    const isContradicted = worst?.verdict.kind === 'contradicted';
    return {
      title: isContradicted ? text.advice.title.contradicted({ claim }) : text.advice.title.vague({ claim }),
      steps: [...(isContradicted ? [outcome.observed] : []), ...text.advice.steps],
      copyExamples: [{ before: claim, after: copyLine(language, 'stockLeft') }],
      remedy: 'stock-claim',
    };
  },
}));

function observed({ quantity, text: claim }: UrgencyClaim, verdict: Verdict): string {
  if (quantity === null) return text.observed.noNumber({ claim });
  const readings = verdict.kind === 'unknown' ? '' : verdict.observed;
  return verdict.kind === 'holds'
    ? text.observed.consistent({ claim, readings })
    : text.observed.contradicted({ claim, readings });
}

/** The claims with their scores, the lowest first and those without a score last. */
function judgedClaims(urgency: Urgency) {
  return urgency.claims
    .flatMap((claim, index) => {
      if (claim.kind !== 'stock' && claim.kind !== 'places') return [];
      const verdict = stockVerdict(urgency, index);
      const score =
        claim.quantity === null ? 0.6 : { holds: 0.85, contradicted: 0.1, unknown: null }[verdict.kind];
      return [{ claim, verdict, score }];
    })
    .sort((a, b) => (a.score ?? 2) - (b.score ?? 2));
}
