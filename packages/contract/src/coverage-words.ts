import type { ConversionReport } from './report.ts';

/** From this share on what was not measured is a limit of the score, and not a gap at its edge. */
const MANY = 0.25;

/** That a score rests on a part of its checks alone; null where most of them could be measured. */
export function coverageLimit({
  measured,
  notMeasured,
}: Pick<ConversionReport['coverage'], 'measured' | 'notMeasured'>): string | null {
  const all = measured + notMeasured;
  return notMeasured < all * MANY || all === 0
    ? null
    : `${notMeasured} of ${all} checks could not be measured: the score rests on the other ${measured}.`;
}
