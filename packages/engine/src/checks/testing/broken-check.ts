import { cumulativeLayoutShift } from '../structure/cumulative-layout-shift/rule.ts';

/** Imported before a program starts, makes one check throw on every page. */
Object.assign(cumulativeLayoutShift, {
  evaluate: () => {
    throw new TypeError('no such node');
  },
});
