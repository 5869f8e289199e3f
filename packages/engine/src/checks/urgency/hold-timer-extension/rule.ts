import { copyLine } from '../../../language/copy/copy-for.ts';
import { measured, notApplicable } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { BOOK } from '../../shared/page-types.ts';
import { text } from './text.ts';

const LONG_HOURS = 20;

export const holdTimerExtension = defineCheck(() => ({
  id: 'hold-timer-extension',
  category: 'urgency',
  title: text.title,
  why: text.why,
  measure: text.measure,
  weight: 4,
  group: 'urgency',
  pageTypes: ['checkout', ...BOOK, 'ecommerce-product'],
  measurable: { static: 'no', withoutWordList: 'no' },
  evidence: ['wcag-timing-adjustable'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'none' },
  needs: ['urgency'],

  evaluate({ urgency: { holdTimer } }) {
    if (holdTimer === null) return notApplicable(text.notApplicable.none);
    const { extendable, hours, evidence } = holdTimer;
    const timer = evidence.text;
    if (extendable) return measured(1, text.observed.extendable({ timer }), [evidence]);
    if (hours !== null && hours > LONG_HOURS) {
      return measured(1, text.observed.long({ timer, hours }), [evidence]);
    }
    return measured(0.3, text.observed.fixed({ timer }), [evidence], { searched: text.searched });
  },

  recommend(_outcome, { urgency: { holdTimer }, language }) {
    return {
      title: text.advice.title({ timer: holdTimer?.evidence.text ?? '' }),
      steps: text.advice.steps,
      copyExamples: [{ before: null, after: copyLine(language, 'moreTime') }],
      remedy: 'hold-timer',
    };
  },
}));
