import type { PatchOperation } from '@liftmark/contract/patches';

/** Two problems may have the same fix, and the lower edge of the screen has room for one button. */
function keyOf(step: PatchOperation): string {
  const isSticky = step.operation === 'insert' && step.content.block === 'stickyButton';
  return isSticky ? step.content.block : JSON.stringify(step);
}

/** A filter for the steps of fixes that are applied together: it keeps the first of those that do the same. */
export function eachOnce(): (step: PatchOperation) => boolean {
  const seen = new Set<string>();
  return (step) => {
    const key = keyOf(step);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  };
}
