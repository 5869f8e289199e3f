import { copyLine } from '../../../languages/copy/copy-for.ts';
import type { Urgency, UrgencyClaim } from '../../../observe/facts.ts';
import { defineCheck, measured, notApplicable, notMeasured } from '../../check.ts';
import { stockVerdict, type Verdict } from '../../claim-readings.ts';
import { quote } from '../../phrasing.ts';

export const stockClaimConsistency = defineCheck({
  id: 'stock-claim-consistency',
  category: 'urgency',
  title: {
    passes: 'The stated stock is the same for every visit',
    fails: 'The stated stock is vague or differs between visits',
  },
  why: 'True stock messages had the best average of 29 kinds of tests at shops, and are lawful only when the figure is true; a later meta-analysis found no effect of limited quantity. A number that rises between two visits tells visitors that it is made up.',
  measure:
    'Claims such as “Only 3 left” are read in both viewports and once more. Readings that rise or differ by more than 1, or structured data that states more, score 0.1; a claim without number 0.6; consistent readings 0.85. Fewer than two readings are not measured.',
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
    const judged = judgedClaims(urgency);
    const [gravest] = judged;
    if (!gravest) return notApplicable('No claim of limited stock or places.');
    const { claim, verdict, score } = gravest;
    if (score === null) {
      return notMeasured(verdict.kind === 'unknown' ? verdict.reason : 'The number could not be compared.');
    }
    return measured(score, `${quote(claim.text)}: ${seenOf(claim, verdict)}`, [claim.evidence], {
      certain: verdict.kind === 'contradicted',
    });
  },

  recommend(outcome, { urgency, language }) {
    const [gravest] = judgedClaims(urgency);
    const text = gravest?.claim.text ?? '';
    const contradicted = gravest?.verdict.kind === 'contradicted';
    return {
      title: contradicted
        ? `Connect ${quote(text, 60)} to the true stock, or remove it`
        : `Put the true number into ${quote(text, 60)}, or remove it`,
      steps: [
        ...(contradicted ? [outcome.observed] : []),
        'Read the number from the inventory at the moment of the visit, and show the message only when it is really low.',
        'Use the same number in the text and in the structured data.',
      ],
      copyExamples: [{ before: text, after: copyLine(language, 'stockLeft') }],
      remedy: 'stock-claim',
    };
  },
});

/** What the visits read, and why agreement is not worth everything. */
function seenOf({ quantity }: UrgencyClaim, verdict: Verdict): string {
  if (quantity === null) return 'It names no number.';
  if (verdict.kind === 'unknown') return '';
  if (verdict.kind === 'contradicted') return verdict.observed;
  return `${verdict.observed} That they agree does not prove the number, so the rest is left open.`;
}

/** The claims with their scores, the lowest first; those that could not be scored last. */
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
