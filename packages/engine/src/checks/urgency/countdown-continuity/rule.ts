import type { Urgency } from '../../../facts/types/urgency.ts';
import { measured, notApplicable, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { countdownVerdict } from '../claim-readings.ts';
import { text } from './text.ts';

/** The countdown to judge: one that restarts before one that keeps running, or else the first. */
function decisiveCountdown(urgency: Urgency) {
  const countdowns = urgency.claims.flatMap((claim, index) =>
    claim.kind === 'countdown' ? [{ claim, verdict: countdownVerdict(urgency, index) }] : [],
  );
  return (
    countdowns.find(({ verdict }) => verdict.kind === 'contradicted') ??
    countdowns.find(({ verdict }) => verdict.kind === 'holds') ??
    countdowns[0]
  );
}

export const countdownContinuity = defineCheck(() => ({
  id: 'countdown-continuity',
  category: 'urgency',
  title: text.title,
  why: text.why,
  measure: text.measure,
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
    const decisive = decisiveCountdown(urgency);
    if (!decisive && urgency.countdown.present === null) {
      return notMeasured(urgency.countdown.notMeasured ?? text.notMeasured.unknown);
    }
    if (!decisive) return notApplicable(text.notApplicable.none);
    const { claim, verdict } = decisive;
    if (verdict.kind === 'unknown') return notMeasured(verdict.reason);
    const restarts = verdict.kind === 'contradicted';
    return measured(restarts ? 0 : 1, verdict.observed, [claim.evidence], { certain: restarts });
  },

  recommend({ observed }, { urgency }) {
    return {
      title: text.advice.title({ countdown: decisiveCountdown(urgency)?.claim.text ?? '' }),
      steps: text.advice.steps({ observed }),
      design: text.advice.design,
      remedy: 'urgency-claim',
    };
  },
}));
