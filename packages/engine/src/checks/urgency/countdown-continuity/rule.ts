import type { Urgency } from '../../../observe/facts.ts';
import { defineCheck, measured, notApplicable, notMeasured } from '../../check.ts';
import { countdownVerdict } from '../../claim-readings.ts';
import { quote } from '../../phrasing.ts';

/** The countdown that tells most: one that starts again before one that runs on, and any before none. */
function tellingCountdown(urgency: Urgency) {
  const countdowns = urgency.claims.flatMap((claim, index) =>
    claim.kind === 'countdown' ? [{ claim, verdict: countdownVerdict(urgency, index) }] : [],
  );
  return (
    countdowns.find(({ verdict }) => verdict.kind === 'contradicted') ??
    countdowns.find(({ verdict }) => verdict.kind === 'holds') ??
    countdowns[0]
  );
}

export const countdownContinuity = defineCheck({
  id: 'countdown-continuity',
  category: 'urgency',
  title: {
    passes: 'The countdown runs to the same end for every visit',
    fails: 'The countdown starts again with every visit',
  },
  why: 'Of 393 countdowns found on shopping sites 40% were deceptive, most of them by starting again. False time limits are banned in the European Union and were held unlawful in a British settlement, and visitors who reload see it at once.',
  measure:
    'The countdown is read again in a fresh visit at least 8 seconds later. An implied end that moved by at most 2 seconds scores 1; one that moved by at least 80% of the time passed 0. Anything between, units coarser than seconds, a single reading, and a countdown at zero are not measured. Timers that hold the visitor’s own cart or seat are not meant.',
  weight: 10,
  group: 'urgency',
  pageTypes: 'all',
  measurable: { static: 'no', withoutWordList: 'yes' },
  evidence: [
    'fake-countdown-prevalence',
    'uk-cma-emma-sleep',
    'eu-ucpd-false-limited-time',
    'dark-patterns-effect',
  ],
  advice: { badly: 'critical', mildly: 'critical', effort: 'hours', impact: 'none' },
  needs: ['urgency'],

  evaluate({ urgency }) {
    const telling = tellingCountdown(urgency);
    if (!telling && urgency.countdown.present === null) {
      return notMeasured(urgency.countdown.notMeasured ?? 'Whether there is a countdown could not be told.');
    }
    if (!telling) return notApplicable('The page shows no countdown.');
    const { claim, verdict } = telling;
    if (verdict.kind === 'unknown') return notMeasured(verdict.reason);
    const restarts = verdict.kind === 'contradicted';
    return measured(restarts ? 0 : 1, verdict.observed, [claim.evidence], { certain: restarts });
  },

  recommend(outcome, { urgency }) {
    const text = tellingCountdown(urgency)?.claim.text ?? '';
    return {
      title: `Let the countdown ${quote(text, 50)} run to one true end, or remove it`,
      steps: [
        outcome.observed,
        'Compute the time left from a fixed end with time zone that the server sends, not from the moment of the visit.',
        'Write the end beside it: “until [date], [time and time zone]”.',
        'When it reaches zero, end the offer. Where the offer does not end, remove the countdown.',
      ],
      design: [
        'In the European Union and the United Kingdom false time limits are unlawful; the sources below say where.',
      ],
      remedy: 'urgency-claim',
    };
  },
});
