import { bandFor, type ScoreBand } from '@liftmark/contract/grade';
import { StyleSheet } from '@react-pdf/renderer';
import { REGULAR, STRONG } from './fonts.ts';

export const INK = '#16181d';
export const SOFT = '#565b66';
export const LINE = '#dfe2e7';
export const PAPER = '#f5f6f8';
export const ACCENT = '#006069';

const BAND_COLORS: Record<ScoreBand, string> = {
  90: '#157347',
  80: '#1f5fbf',
  70: '#6f3fb5',
  60: '#8a6500',
  0: '#b3261e',
};

/** The color of a score from 0 to 100; gray without a score. */
export function scoreColor(score: number | null): string {
  return score === null ? SOFT : BAND_COLORS[bandFor(score)];
}

/** Sizes in points. */
export const styles = StyleSheet.create({
  page: {
    paddingTop: 48,
    paddingBottom: 60,
    paddingHorizontal: 52,
    fontWeight: REGULAR,
    textAlign: 'left',
    fontSize: 9.5,
    lineHeight: 1.45,
    color: INK,
  },
  brand: { fontSize: 11, fontWeight: STRONG, color: ACCENT, marginBottom: 36 },
  brandLogo: { height: 32, maxWidth: 160, objectFit: 'contain', objectPosition: 'left', marginBottom: 30 },
  kicker: { fontSize: 8, fontWeight: STRONG, color: SOFT, letterSpacing: 0.6, marginBottom: 4 },
  title: { fontSize: 24, fontWeight: STRONG, lineHeight: 1.2, marginBottom: 8 },
  heading: { fontSize: 15, fontWeight: STRONG, lineHeight: 1.25, marginTop: 18, marginBottom: 8 },
  subheading: { fontSize: 11, fontWeight: STRONG, lineHeight: 1.3, marginBottom: 3 },
  label: { fontSize: 8, fontWeight: STRONG, color: SOFT, marginTop: 6, marginBottom: 1 },
  strong: { fontWeight: STRONG },
  soft: { color: SOFT },
  small: { fontSize: 8, color: SOFT },
  link: { color: ACCENT, textDecoration: 'none' },
  lead: { fontSize: 12, lineHeight: 1.5, marginBottom: 12 },
  row: { flexDirection: 'row' },
  card: { borderTopWidth: 1, borderTopColor: LINE, paddingTop: 10, marginBottom: 12 },
  fix: { borderLeftWidth: 2, borderLeftColor: ACCENT, paddingLeft: 8, marginTop: 4 },
  panel: { backgroundColor: PAPER, padding: 10, borderRadius: 4, marginTop: 4, marginBottom: 4 },
  bar: { height: 4, backgroundColor: LINE, borderRadius: 2, marginTop: 3, marginBottom: 5 },
  foot: { position: 'absolute', top: 802, left: 52, width: 380, fontSize: 8, color: SOFT },
  pageNumber: {
    position: 'absolute',
    top: 802,
    left: 443,
    width: 100,
    fontSize: 8,
    textAlign: 'right',
    color: SOFT,
  },
});
