import { type PerViewport, VIEWPORT_NAMES, type ViewportName } from '../capture/snapshot.ts';

export interface Worst<Fact> {
  value: number;
  device: ViewportName;
  fact: Fact;
}

/** The largest of a measure's values on the devices that were laid out; null without any. */
export function worse<Fact>(facts: PerViewport<Fact>, measure: (fact: Fact) => number): Worst<Fact> | null {
  let found: Worst<Fact> | null = null;
  for (const name of VIEWPORT_NAMES) {
    const fact = facts[name];
    if (fact === null) continue;
    const value = measure(fact);
    if (found === null || value > found.value) found = { value, device: name, fact };
  }
  return found;
}
