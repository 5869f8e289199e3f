import type { UrgencyClaim } from '../../../facts/types/urgency.ts';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { measured, notApplicable, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scale } from '../../scale.ts';
import { contradictedClaims } from '../claim-readings.ts';
import { honestLimit } from '../honest-limit.ts';
import { text } from './text.ts';

/** The most a reason scores when it’s given with pressure. */
const MAX_WITH_PRESSURE = 0.7;

const SCALE = scale([0, 0.5], [0.5, 0.7], [1, 1]);
const REASONS: ReadonlySet<UrgencyClaim['kind']> = new Set(['deadline', 'countdown', 'stock', 'places']);

export const timelyReason = defineCheck(() => ({
  id: 'timely-reason',
  category: 'urgency',
  title: text.title,
  why: text.why,
  measure: text.measure(SCALE.words('%')),
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
      return measured(0, text.observed.contradicted({ claim: claim.text, observed }), [claim.evidence]);
    }
    const reasons = urgency.claims.filter(({ kind }) => REASONS.has(kind) || kind === 'vague');
    if (reasons.length === 0) return notApplicable(text.notApplicable.none);
    const precise = reasons.filter(isPrecise);
    const vague = reasons.filter((claim) => !isPrecise(claim));
    const [pressed] = urgency.pressure;
    return measured(
      Math.min(SCALE.at(precise.length / reasons.length), pressed ? MAX_WITH_PRESSURE : 1),
      text.observed.reasons({
        precise: precise.map((claim) => claim.text),
        pressure: pressed?.text ?? null,
        vague: vague.map((claim) => ({
          claim: claim.text,
          missing: claim.kind === 'stock' || claim.kind === 'places' ? 'number' : 'end',
        })),
      }),
      (vague.length > 0 ? vague : reasons).map(({ evidence }) => evidence),
    );
  },

  recommend(_outcome, { urgency, document, language }) {
    const [contradicted] = contradictedClaims({ urgency, document });
    const vague = urgency.claims.find((claim) => !isPrecise(claim));
    const claim = (contradicted?.claim ?? vague ?? urgency.claims[0])?.text ?? '';
    const [pressed] = urgency.pressure;
    const { advice } = text;
    if (!contradicted && !vague && pressed) {
      return {
        title: advice.pressed.title({ line: pressed.text }),
        steps: advice.pressed.steps,
        remedy: 'urgency-claim',
      };
    }
    return {
      title: contradicted ? advice.contradicted.title({ claim }) : advice.vague.title({ claim }),
      steps: [
        ...(contradicted ? [advice.contradicted.step({ observed: contradicted.observed })] : []),
        ...honestLimit(claim),
      ],
      copyExamples: [{ before: claim, after: copyLine(language, 'until') }],
      remedy: 'urgency-claim',
    };
  },
}));

function isPrecise({ kind, hasEnd, quantity }: UrgencyClaim): boolean {
  return REASONS.has(kind) && (kind === 'countdown' || hasEnd || quantity !== null);
}
