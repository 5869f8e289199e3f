import { dirname } from 'node:path/posix';
import { type CompetitorReport, SIDES, type Side } from '@liftmark/contract/competitor';
import type { AnyReport } from '@liftmark/contract/report-view';

/** The picture of a difference. It is in the folder of its report's capture, and removed with it. */
export function differenceCropFile(
  { snapshotFile }: { snapshotFile: string },
  place: number,
  side: Side,
): string {
  return `${dirname(snapshotFile)}/difference-${place}-${side}.jpg`;
}

export interface DifferenceCropFile {
  place: number;
  side: Side;
  file: string;
}

/** The pictures that were stored with a report; none for other kinds than comparisons. */
export function differenceCropFiles(report: AnyReport, snapshotFile: string | null): DifferenceCropFile[] {
  if (report.kind !== 'competitor' || snapshotFile === null) return [];
  const { differences = [] } = report.insights satisfies CompetitorReport['insights'];
  return differences.flatMap(({ crops }, place) =>
    SIDES.filter((side) => crops?.[side]).map((side) => ({
      place,
      side,
      file: differenceCropFile({ snapshotFile }, place, side),
    })),
  );
}
