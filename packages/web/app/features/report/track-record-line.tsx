import type { ConversionView } from '@liftmark/contract/report-view';
import { trackRecordWords } from '@liftmark/contract/track-record-words';
import { worded } from '../../ui/report-language.tsx';

interface TrackRecordLineProps {
  report: ConversionView;
  /** Its id. */
  recommendation: string;
}

/** What became of the same advice before; nothing if it was never followed. */
export const TrackRecordLine = worded(function TrackRecordLine({
  report: { trackRecords = {} },
  recommendation,
}: TrackRecordLineProps) {
  const words = trackRecordWords(trackRecords[recommendation]);
  return words === null ? null : <p className="tabular note">{words}</p>;
});
