import type { Proof, RatingSummary, Testimonial } from '../../facts/types/proof.ts';
import { pattern } from '../../language/patterns.ts';
import { countWords } from '../../language/segments.ts';

const ENOUGH_WORDS = 8;
const FILLER = pattern('fillerQuote');

/** The visible rating and the one in structured data, both of the same item. */
export interface RatingPair {
  visible: RatingSummary & { average: number };
  structured: { average: number; count: number | null };
  /** Distance of the averages, out of 5. */
  averageGap: number;
  /** The larger count divided by the smaller; 1 where one is missing. */
  countRatio: number;
}

/** Null where one is missing or they name different items. */
export function ratingPair({ ratings, structuredRating }: Proof): RatingPair | null {
  if (structuredRating === null || structuredRating.average === null) return null;
  const rated = ratings.summaries.filter(isRated);
  const { item, scale, count } = structuredRating;
  const visible = rated.find((summary) => sameName(summary.item, item)) ?? onlyUnnamed(rated, item);
  if (!visible) return null;
  const average = structuredRating.average;
  const known = visible.count !== null && count !== null && visible.count > 0 && count > 0;
  return {
    visible,
    structured: { average: outOfFive(average, scale), count },
    averageGap: Math.abs(outOfFive(visible.average, visible.scale) - outOfFive(average, scale)),
    countRatio: known
      ? Math.max(visible.count ?? 1, count ?? 1) / Math.min(visible.count ?? 1, count ?? 1)
      : 1,
  };
}

/** 1 if both agree, 0.1 if they contradict each other, 0.6 in between. */
export function ratingAgreement({ averageGap, countRatio }: RatingPair): number {
  // Averages are printed with one or two decimals: a rounding error must not decide.
  if (averageGap > 0.3 + 1e-9 || countRatio > 1.5) return 0.1;
  return averageGap <= 0.1 + 1e-9 && countRatio <= 1.05 ? 1 : 0.6;
}

export function outOfFive(average: number, scale: number): number {
  return (average * 5) / scale;
}

/** Testimonials with the same text under different names, or with text left over from a template. */
export function doubtfulTestimonials(items: readonly Testimonial[]): Testimonial[] {
  const speakers = new Map<string, Set<string>>();
  for (const { text, name } of items) {
    if (name === null) continue;
    const said = normal(text);
    const names = speakers.get(said);
    if (names) names.add(normal(name));
    else speakers.set(said, new Set([normal(name)]));
  }
  const isCopied = ({ text, name }: Testimonial): boolean =>
    name !== null && (speakers.get(normal(text))?.size ?? 0) > 1 && countWords(text) >= ENOUGH_WORDS;
  return items.filter((item) => isLeftOver(item) || isCopied(item));
}

/** Whether its text or name is left over from a template. */
export function isLeftOver({ text, name, role, firm }: Testimonial): boolean {
  return [text, name, role, firm].some((part) => part !== null && FILLER.test(part));
}

function isRated(summary: RatingSummary): summary is RatingPair['visible'] {
  return summary.average !== null;
}

function sameName(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && normal(a) === normal(b);
}

/** The only rating, if nothing says that it belongs to another item. */
function onlyUnnamed(rated: readonly RatingPair['visible'][], item: string | null) {
  const [only] = rated;
  return rated.length === 1 && only && (only.item === null || item === null) ? only : null;
}

function normal(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
