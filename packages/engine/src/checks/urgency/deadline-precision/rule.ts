import type { PageFacts } from '../../../facts/types/page-facts.ts';
import type { UrgencyClaim } from '../../../facts/types/urgency.ts';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { measured, notApplicable, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scale } from '../../scale.ts';
import { contradictedClaims } from '../claim-readings.ts';
import { honestLimit } from '../honest-limit.ts';
import { text } from './text.ts';

const SCALE = scale([0, 0.3], [1, 1]);
const LIMITED_IN_TIME: ReadonlySet<UrgencyClaim['kind']> = new Set(['deadline', 'countdown', 'vague']);

export const deadlinePrecision = defineCheck(() => ({
  id: 'deadline-precision',
  category: 'urgency',
  title: text.title,
  why: text.why,
  measure: text.measure(SCALE.words('%')),
  weight: 6,
  group: 'urgency',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: [
    'limited-time-message-vague',
    'urgency-countdown-qubit',
    'eu-ucpd-false-limited-time',
    'urgency-must-act-now-no-effect',
  ],
  advice: { badly: 'improve', mildly: 'optimize', effort: '15 min', impact: 'deadline' },
  needs: ['urgency'],

  evaluate({ urgency, document }) {
    if (urgency.claimsNotMeasured !== null) return notMeasured(urgency.claimsNotMeasured);
    const claims = urgency.claims.filter(({ kind }) => LIMITED_IN_TIME.has(kind));
    if (claims.length === 0) return notApplicable(text.notApplicable.none);
    const evidence = claims.map((claim) => claim.evidence);
    const restarting = restartingCountdown({ urgency, document });
    if (restarting) {
      const { claim, observed } = restarting;
      const others = evidence.filter(({ node }) => node !== claim.evidence.node);
      return measured(0, text.observed.restarting({ claim: claim.text, observed }), [
        claim.evidence,
        ...others,
      ]);
    }
    const endless = claims.filter((claim) => !hasEnd(claim));
    if (endless.length === 0) {
      return measured(1, text.observed.allEnd({ claims: textsOf(claims) }), evidence);
    }
    return measured(
      SCALE.at((claims.length - endless.length) / claims.length),
      text.observed.endless({
        claims: textsOf(endless),
        count: endless.length,
        total: claims.length,
      }),
      endless.map((claim) => claim.evidence),
      { searched: text.searched },
    );
  },

  recommend(_outcome, { urgency, document, language }) {
    const claims = urgency.claims.filter(({ kind }) => LIMITED_IN_TIME.has(kind));
    const restarting = restartingCountdown({ urgency, document })?.claim;
    const claim = (restarting ?? claims.find((each) => !hasEnd(each)) ?? claims[0])?.text ?? '';
    return {
      title: text.advice.title({ claim }),
      steps: honestLimit(claim),
      copyExamples: [{ before: claim, after: copyLine(language, 'until') }],
      remedy: 'urgency-claim',
    };
  },
}));

function restartingCountdown(facts: Pick<PageFacts, 'urgency' | 'document'>) {
  return contradictedClaims(facts).find(({ claim }) => claim.kind === 'countdown');
}

function hasEnd({ kind, hasEnd: stated }: UrgencyClaim): boolean {
  return stated || kind === 'countdown';
}

function textsOf(claims: readonly UrgencyClaim[]): string[] {
  return claims.map((claim) => claim.text);
}
