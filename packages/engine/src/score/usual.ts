import model from '../../data/models/usual.json' with { type: 'json' };

const USUAL: Readonly<Record<string, number>> = model.scores;
/** A check that no measured page had. */
const UNKNOWN = 0.6;

/** What pages usually score in a check, 0 to 1: the best guess where it couldn't be measured. */
export function usualScore(check: string): number {
  return USUAL[check] ?? UNKNOWN;
}
