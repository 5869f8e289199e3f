import type { Urgency } from '../../../facts/types/urgency.ts';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { measured, notApplicable, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { demandVerdict } from '../claim-readings.ts';
import { text } from './text.ts';

export const demandClaimConsistency = defineCheck(() => ({
  id: 'demand-claim-consistency',
  category: 'urgency',
  title: text.title,
  why: text.why,
  measure: text.measure,
  weight: 7,
  group: 'urgency',
  pageTypes: 'all',
  measurable: { static: 'no', withoutWordList: 'no' },
  evidence: [
    'high-demand-message',
    'activity-notification-deceptive',
    'social-proof-messages-qubit',
    'uk-cma-emma-sleep',
  ],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'none' },
  needs: ['urgency'],

  evaluate({ urgency }) {
    if (urgency.claimsNotMeasured !== null) return notMeasured(urgency.claimsNotMeasured);
    const judged = judgedClaims(urgency);
    const [first] = judged;
    if (!first) return notApplicable(text.notApplicable.none);
    const decisive =
      judged.find(({ verdict }) => verdict.kind === 'contradicted') ??
      judged.find(({ verdict }) => verdict.kind === 'holds') ??
      first;
    const { claim, verdict } = decisive;
    if (verdict.kind === 'unknown') return notMeasured(verdict.reason);
    const contradicted = verdict.kind === 'contradicted';
    return measured(
      contradicted ? 0.1 : 0.85,
      text.observed.readings({ claim: claim.text, observed: verdict.observed }),
      [claim.evidence],
      { certain: contradicted },
    );
  },

  recommend({ observed }, { urgency, language }) {
    const claim =
      judgedClaims(urgency).find(({ verdict }) => verdict.kind === 'contradicted')?.claim.text ?? '';
    return {
      title: text.advice.title({ claim }),
      steps: text.advice.steps({ observed }),
      copyExamples: [{ before: claim, after: copyLine(language, 'demand') }],
      remedy: 'demand-claim',
    };
  },
}));

function judgedClaims(urgency: Urgency) {
  return urgency.claims.flatMap((claim, index) =>
    claim.kind === 'demand' ? [{ claim, verdict: demandVerdict(urgency, index) }] : [],
  );
}
