import type { CheckResult } from '../checks/run-checks.ts';

/** What a check could not measure, and nothing makes likely, may be good or bad. */
export function isOpen({ outcome, uncertainType, likely }: CheckResult): boolean {
  return outcome.kind === 'notMeasured' && !uncertainType && likely === undefined;
}
