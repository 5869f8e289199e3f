import { text } from './track-record.text.ts';
import type { TrackRecord } from './track-record.ts';

/** "Done 14 times here, verified 11; measured +3.1% (−0.4% to +6.8%), 6 cases"; null if it was never done. */
export function trackRecordWords(record: TrackRecord | undefined): string | null {
  if (record === undefined || record.done === 0) return null;
  const { of, done, verified, effect } = record;
  const parts = [
    text.done[of](done),
    verified === null ? '' : text.verified(verified),
    effect === null ? '' : effectWords(effect),
  ];
  return parts.join('');
}

function effectWords({ cases, lift }: NonNullable<TrackRecord['effect']>): string {
  return lift === null ? text.tooFew(cases) : text.measured(lift, cases);
}
