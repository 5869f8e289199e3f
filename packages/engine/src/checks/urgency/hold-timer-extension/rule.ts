import { copyLine } from '../../../languages/copy/copy-for.ts';
import { defineCheck, measured, notApplicable } from '../../check.ts';
import { BOOK } from '../../page-types.ts';
import { quote } from '../../phrasing.ts';

const LONG_HOURS = 20;

export const holdTimerExtension = defineCheck({
  id: 'hold-timer-extension',
  category: 'urgency',
  title: {
    passes: 'Visitors can keep what they hold for as long as they need',
    fails: 'The timer on held items cannot be extended',
  },
  why: 'The accessibility standard asks that a time limit can be turned off, adjusted or extended, save for limits over 20 hours and real-time events. Whoever types slowly or reads with a screen reader otherwise loses cart or seat at the last step.',
  measure:
    'A timer on the visitor’s own cart, seats or visit: extendable or longer than 20 hours scores 1, else 0.3.',
  weight: 4,
  group: 'urgency',
  pageTypes: ['checkout', ...BOOK, 'ecommerce-product'],
  measurable: { static: 'no', withoutWordList: 'no' },
  evidence: ['wcag-timing-adjustable'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'none' },
  needs: ['urgency'],

  evaluate({ urgency: { holdTimer } }) {
    if (holdTimer === null) return notApplicable('No timer on the visitor’s own cart, seats or visit.');
    const { extendable, hours, evidence } = holdTimer;
    const long = hours !== null && hours > LONG_HOURS;
    const how = extendable ? 'can be extended' : long ? `runs ${hours} hours` : 'offers no way to extend it';
    return measured(
      extendable || long ? 1 : 0.3,
      `The timer ${quote(evidence.text)} ${how}.`,
      [evidence],
      extendable || long ? {} : { searched: ['controls near the timer', 'text near the timer'] },
    );
  },

  recommend(_outcome, { urgency: { holdTimer }, language }) {
    const text = quote(holdTimer?.evidence.text ?? '', 60);
    return {
      title: `Let visitors extend ${text}`,
      steps: [
        'Ask at least 20 seconds before the end, “Need more time?”, and extend on one key or tap, up to ten times.',
        'Keep what was typed when the time is over, so that nobody starts again.',
        'Where nothing is really held, remove the timer.',
      ],
      copyExamples: [{ before: null, after: copyLine(language, 'moreTime') }],
      remedy: 'hold-timer',
    };
  },
});
