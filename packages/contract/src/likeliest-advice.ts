/**
 * The recommendation that the name of a change or a test is most likely about; null if none is clearly closer than the
 * others. It compares the beginnings of words, so "Short form" finds "Shorten the form", in any language. What many
 * recommendations say counts little.
 */
export function likeliestAdvice<Advice extends { title: string }>(
  name: string,
  recommendations: readonly Advice[],
): Advice | null {
  const sought = stemsOf(name);
  const stems = recommendations.map(({ title }) => stemsOf(title));
  const weights = new Map(
    [...sought].map((stem) => {
      const saying = stems.filter((each) => each.has(stem)).length;
      return [stem, saying === 0 ? UNSAID : Math.log(1 + recommendations.length / saying)] as const;
    }),
  );
  const all = sum([...weights.values()]);
  const [best, next] = recommendations
    .map((advice, at) => {
      const shared = [...weights].filter(([stem]) => stems[at]?.has(stem));
      return { advice, share: sum(shared.map(([, weight]) => weight)) / all };
    })
    .sort((a, b) => b.share - a.share);
  if (best === undefined || !(best.share >= LEAST_SHARE)) return null;
  return best.share >= LEAST_LEAD * (next?.share ?? 0) ? best.advice : null;
}

/** Of the weight of a name that its recommendation repeats. */
const LEAST_SHARE = 0.3;
/** How much closer it is than the next one. */
const LEAST_LEAD = 1.25;
/** The weight of a word that no recommendation says. */
const UNSAID = 0.5;
const STEM_LETTERS = 4;

function stemsOf(words: string): Set<string> {
  const found = words.toLowerCase().match(/\p{L}{3,}|\p{N}+/gu) ?? [];
  return new Set(found.map((word) => word.slice(0, STEM_LETTERS)));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
