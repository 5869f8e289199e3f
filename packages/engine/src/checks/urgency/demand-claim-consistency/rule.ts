import { copyLine } from '../../../languages/copy/copy-for.ts';
import type { Urgency } from '../../../observe/facts.ts';
import { defineCheck, measured, notApplicable, notMeasured } from '../../check.ts';
import { demandVerdict } from '../../claim-readings.ts';
import { quote } from '../../phrasing.ts';

export const demandClaimConsistency = defineCheck({
  id: 'demand-claim-consistency',
  category: 'urgency',
  title: {
    passes: 'Messages about other visitors agree between visits',
    fails: 'Messages about other visitors differ between visits',
  },
  why: 'Messages about the demand of others gained a little on average in tests, and demand is the one form of scarcity that recent meta-analyses support. Researchers showed every eleventh activity message on shopping sites to be made up; regulators treat that like a fake timer.',
  measure:
    'Claims such as “9 people viewing” are read three times within a minute. Readings that spread over more than half of their mean (and over more than our own three visits), or one event whose age starts again, score 0.1; consistent ones 0.85. Fewer readings are not measured.',
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
    if (!first) return notApplicable('No claim about the demand of others.');
    const decided =
      judged.find(({ verdict }) => verdict.kind === 'contradicted') ??
      judged.find(({ verdict }) => verdict.kind === 'holds') ??
      first;
    const { claim, verdict } = decided;
    if (verdict.kind === 'unknown') return notMeasured(verdict.reason);
    const contradicted = verdict.kind === 'contradicted';
    return measured(
      contradicted ? 0.1 : 0.85,
      `${quote(claim.text)}: ${verdict.observed}`,
      [claim.evidence],
      {
        certain: contradicted,
      },
    );
  },

  recommend(outcome, { urgency, language }) {
    const text =
      judgedClaims(urgency).find(({ verdict }) => verdict.kind === 'contradicted')?.claim.text ?? '';
    return {
      title: `Show true figures in ${quote(text, 60)}, or remove it`,
      steps: [
        outcome.observed,
        'Feed the message from real counts of the last hour or day, rounded down, with the period named.',
        'Where the plugin only draws random figures, remove the plugin.',
      ],
      copyExamples: [{ before: text, after: copyLine(language, 'demand') }],
      remedy: 'demand-claim',
    };
  },
});

function judgedClaims(urgency: Urgency) {
  return urgency.claims.flatMap((claim, index) =>
    claim.kind === 'demand' ? [{ claim, verdict: demandVerdict(urgency, index) }] : [],
  );
}
