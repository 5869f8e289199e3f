import { copyLine } from '../../../languages/copy/copy-for.ts';
import { defineCheck, measured, notApplicable, notMeasured, ramp } from '../../check.ts';
import { amount, quote } from '../../phrasing.ts';

const WAITING_LIST =
  /wait(?:ing)?[ -]?list|warteliste|liste d['’]attente|lista d(?:e espera|['’]attesa)|wachtlijst/i;

export const trialLength = defineCheck({
  id: 'trial-length',
  category: 'offerStrength',
  title: {
    passes: 'The trial is short enough to bring a decision',
    fails: 'A long trial puts the decision off',
  },
  why: 'A randomized comparison of 7, 14 and 30 days at a large software firm brought 5.6% more subscriptions with 7 days. Where a free plan remained, a field experiment with 680,588 users found no effect on immediate conversion, so such offers are left out.',
  measure:
    'Length in days: up to 14 scores 1, 30 scores 0.5, 60 and more 0.3, in straight lines between. Applies to a trial with a stated length and no free plan beside it, that can be begun: not where the main button leads to a waiting list.',
  weight: 4,
  group: 'terms',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: ['trial-length-7-days', 'trial-longer-freemium'],
  advice: { badly: 'optimize', mildly: 'optimize', effort: 'hours', impact: 'trial' },
  needs: ['offer', 'primaryAction'],
  evaluate({ offer: { trial, freePlan }, primaryAction }) {
    if (!trial) return notApplicable('No free trial is offered.');
    if (primaryAction !== null && WAITING_LIST.test(primaryAction.text)) {
      return notApplicable('The page takes names for a waiting list; no trial begins yet.');
    }
    if (trial.days === null) return notApplicable('The length of the trial is not stated.');
    if (freePlan.present) return notApplicable('A free plan remains after the trial.');
    if (freePlan.present === null)
      return notMeasured(freePlan.notMeasured ?? 'Whether a free plan remains could not be told.');
    return measured(
      ramp(trial.days, [14, 1], [30, 0.5], [60, 0.3]),
      `The trial lasts ${amount(trial.days, 'day')}: ${quote(trial.evidence.text)}${trial.days > 14 ? '; up to 14 days loses nothing' : ''}.`,
      [trial.evidence],
    );
  },
  recommend(_outcome, { offer: { trial }, language }) {
    const days = trial?.days ?? 30;
    return {
      title: `Test a shorter trial than ${amount(days, 'day')}`,
      steps: [
        `Show half of the new visitors ${quote(trial?.evidence.text ?? 'the trial', 50)} and the other half 7 or 14 days.`,
        'Compare paying customers after both trials have ended, and retention three months later.',
        'Keep the long trial if people need weeks to see the value: experienced users did better with longer trials.',
      ],
      copyExamples: [{ before: trial?.evidence.text ?? null, after: copyLine(language, 'trialDays') }],
      remedy: 'trial-length',
    };
  },
});
