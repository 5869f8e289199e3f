import type { ConversionReport } from './report.ts';
import { text } from './score-words.text.ts';

/** From this share on, unmeasured checks limit the whole score. */
const MANY = 0.25;

/** Says that a score is based on only some of its checks; null where most of them could be measured. */
export function coverageLimit({
  measured,
  notMeasured,
}: Pick<ConversionReport['coverage'], 'measured' | 'notMeasured'>): string | null {
  const all = measured + notMeasured;
  return notMeasured < all * MANY || all === 0 ? null : text.coverageLimit({ notMeasured, all, measured });
}
