import type { LiftVerdict } from '@liftmark/contract/lift';

/** A relative change with its sign and one decimal: "+5.8%", "−3.0%". */
export function signedPercent(value: number): string {
  const shown = Math.abs(value).toFixed(1);
  if (shown === '0.0') return '0.0%';
  return `${value > 0 ? '+' : '−'}${shown}%`;
}

/** An average lift as cards show it; a dash if there is nothing to average. */
export function averageWords(lift: number | null): string {
  if (lift === null) return '–';
  return lift === 0 ? '0%' : signedPercent(lift);
}

/** The caveat on one lift; null if its counts are clear. */
export function doubtAbout(verdict: LiftVerdict | null): string | null {
  if (verdict === null) return 'no sample size';
  return verdict === 'not enough data yet' ? verdict : null;
}

/** The caveat on an average over pages; null if each of them has clearly moved. */
export function doubtOver(pages: number, clearPages: number): string | null {
  if (clearPages >= pages) return null;
  return clearPages === 0 ? 'not enough data yet' : `conclusive on ${clearPages} of ${pages} pages`;
}

/** "+5.8% Improvement", "−3.0% Decrease", "No change". */
export function liftWords(lift: number): string {
  if (lift === 0) return 'No change';
  return `${signedPercent(lift)} ${lift > 0 ? 'Improvement' : 'Decrease'}`;
}
