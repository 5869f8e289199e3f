import { copyLine } from '../../../language/copy/copy-for.ts';
import { pattern } from '../../../language/patterns.ts';
import { measured, notApplicable, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scale } from '../../scale.ts';
import { text } from './text.ts';

const WAITING_LIST = pattern('waitingList');

/** Longer trials score less. */
const FULL_SCORE_DAYS = 14;

const SCALE = scale([FULL_SCORE_DAYS, 1], [30, 0.5], [60, 0.3]);
export const trialLength = defineCheck(() => ({
  id: 'trial-length',
  category: 'offerStrength',
  title: text.title,
  why: text.why,
  measure: text.measure(SCALE.words()),
  weight: 4,
  group: 'terms',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: ['trial-length-7-days', 'trial-longer-freemium'],
  advice: { badly: 'optimize', mildly: 'optimize', effort: 'hours', impact: 'trial' },
  needs: ['offer', 'primaryAction'],
  evaluate({ offer: { trial, freePlan }, primaryAction }) {
    if (!trial) return notApplicable(text.notApplicable.noTrial);
    if (primaryAction !== null && WAITING_LIST.test(primaryAction.text)) {
      return notApplicable(text.notApplicable.waitingList);
    }
    const { days, evidence } = trial;
    if (days === null) return notApplicable(text.notApplicable.noLength);
    if (freePlan.present) return notApplicable(text.notApplicable.freePlan);
    if (freePlan.present === null)
      return notMeasured(freePlan.notMeasured ?? text.notMeasured.unclearIfFreePlan);
    const said = evidence.text;
    return measured(
      SCALE.at(days),
      days > FULL_SCORE_DAYS
        ? text.observed.long({ days, said, fullScoreDays: FULL_SCORE_DAYS })
        : text.observed.short({ days, said }),
      [evidence],
    );
  },
  recommend({ evidence }, { offer: { trial }, language }) {
    const days = trial?.days;
    const said = evidence[0]?.text;
    if (days == null || said === undefined) return null;
    return {
      title: text.advice.title({ days }),
      steps: text.advice.steps({ said }),
      copyExamples: [{ before: said, after: copyLine(language, 'trialDays') }],
      remedy: 'trial-length',
    };
  },
}));
