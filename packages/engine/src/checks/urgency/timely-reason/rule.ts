import { copyLine } from '../../../languages/copy/copy-for.ts';
import type { UrgencyClaim } from '../../../observe/facts.ts';
import { defineCheck, measured, notApplicable, notMeasured, ramp } from '../../check.ts';
import { contradictedClaims } from '../../claim-readings.ts';
import { list, quote } from '../../phrasing.ts';
import { honestLimit } from '../honest-limit.ts';

/** What a reason is worth that is pressed on people. */
const PRESSED = 0.7;

const REASONS: ReadonlySet<UrgencyClaim['kind']> = new Set(['deadline', 'countdown', 'stock', 'places']);

export const timelyReason = defineCheck({
  id: 'timely-reason',
  category: 'urgency',
  title: {
    passes: 'Reasons to act now are precise and nothing contradicts them, or none is claimed',
    fails: 'Reasons to act now are vague or contradicted',
  },
  why: 'Tests of true stock and deadline messages found small gains on average, while two large studies found none for bare limits and for “must act now”. So an honest reason is rewarded, silence is neutral, and a reason that does not hold is counted against the page.',
  measure:
    'Claims of a deadline, limited stock or places with an end or a quantity, none of them contradicted, score 1, vague claims only 0.5, half of each 0.7, and at most 0.7 with pressure (phrases without a reason, or shouting); any claim that another visit, structured data or the calendar contradicts 0.',
  weight: 6,
  group: 'urgency',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: [
    'scarcity-stock-qubit',
    'urgency-countdown-qubit',
    'scarcity-meta-barton',
    'urgency-scarcity-meta-ladeira',
  ],
  advice: { badly: 'improve', mildly: 'other', effort: 'hours', impact: 'deadline' },
  needs: ['urgency'],

  evaluate({ urgency, document }) {
    if (urgency.claimsNotMeasured !== null) return notMeasured(urgency.claimsNotMeasured);
    const [contradicted] = contradictedClaims({ urgency, document });
    if (contradicted) {
      const { claim, observed } = contradicted;
      return measured(0, `${quote(claim.text)} does not hold. ${observed}`, [claim.evidence]);
    }
    const reasons = urgency.claims.filter(({ kind }) => REASONS.has(kind) || kind === 'vague');
    const vague = reasons.filter((claim) => !isPrecise(claim));
    if (reasons.length > 0) {
      const precise = reasons.length - vague.length;
      const [pressed] = urgency.pressure;
      return measured(
        Math.min(ramp(precise / reasons.length, [0, 0.5], [0.5, 0.7], [1, 1]), pressed ? PRESSED : 1),
        [
          ...(precise > 0
            ? [`A reason to act now with end or quantity: ${texts(reasons.filter(isPrecise))}.`]
            : []),
          ...(pressed ? [`It is said with pressure: ${quote(pressed.text, 60)}.`] : []),
          ...(vague.length > 0
            ? [`Urgency without end or quantity: ${list(distinct(vague.map(said)), 3)}.`]
            : []),
        ].join(' '),
        (vague.length > 0 ? vague : reasons).map(({ evidence }) => evidence),
      );
    }
    return notApplicable('No deadline, limited stock or limited places is claimed.');
  },

  recommend(_outcome, { urgency, document, language }) {
    const [contradicted] = contradictedClaims({ urgency, document });
    const vague = urgency.claims.find((claim) => !isPrecise(claim));
    const text = (contradicted?.claim ?? vague ?? urgency.claims[0])?.text ?? '';
    const [pressed] = urgency.pressure;
    if (!contradicted && !vague && pressed) {
      return {
        title: `Give the reason behind ${quote(pressed.text, 60)}, and leave the pressure out`,
        steps: ['Keep the end or the number as it is, and delete what only pushes.'],
        remedy: 'urgency-claim',
      };
    }
    return {
      title: contradicted
        ? `Take ${quote(text, 60)} away, or make it true`
        : `Say the true end or number behind ${quote(text, 60)}, or take it away`,
      steps: [...(contradicted ? [`What was seen: ${contradicted.observed}`] : []), ...honestLimit(text)],
      copyExamples: [{ before: text, after: copyLine(language, 'until') }],
      remedy: 'urgency-claim',
    };
  },
});

function isPrecise({ kind, hasEnd, quantity }: UrgencyClaim): boolean {
  return REASONS.has(kind) && (kind === 'countdown' || hasEnd || quantity !== null);
}

/** What is not stated, in a line that may state something else. */
function said({ kind, text }: UrgencyClaim): string {
  const open = kind === 'stock' || kind === 'places' ? 'no number in' : 'no end in';
  return `${open} ${quote(text, 60)}`;
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)];
}

function texts(claims: readonly UrgencyClaim[]): string {
  return list(distinct(claims.map(({ text }) => quote(text, 60))), 3);
}
