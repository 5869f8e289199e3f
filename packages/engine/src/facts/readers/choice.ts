/** Values of 0 to about 1 by name. */
export type Features = Readonly<Record<string, number>>;

/** Features as they are read, before truth becomes 1. */
export type Values = Readonly<Record<string, number | boolean>>;

export function numbersOf(values: Values): Features {
  const features: Record<string, number> = {};
  for (const name in values) features[name] = Number(values[name]);
  return features;
}

/** What a candidate is judged by; none is better than one whose score isn't above 0. */
export interface ChoiceModel {
  base: number;
  /** By the name of the feature. */
  weights: Readonly<Record<string, number>>;
}

export interface Choice<Item> {
  item: Item;
  /** The names of the features that say most for it. */
  reasons: string[];
}

const MOST_REASONS = 3;

/**
 * The candidate with the highest score, the first of equals; null where none is better.
 * @param features of each candidate, in their order
 */
export function choiceOf<Item>(
  candidates: readonly Item[],
  features: readonly Features[],
  model: ChoiceModel,
): Choice<Item> | null {
  const scores = features.map((own) => scoreOf(model, own));
  const most = scores.reduce((highest, score) => Math.max(highest, score), 0);
  const at = scores.indexOf(most);
  const [item, own] = [candidates[at], features[at]];
  return item && own && most > 0 ? { item, reasons: reasonsOf(model, own) } : null;
}

export function scoreOf({ base, weights }: ChoiceModel, features: Features): number {
  let score = base;
  for (const name in weights) score += (weights[name] ?? 0) * (features[name] ?? 0);
  return score;
}

/** The names of the features that add most to the score. */
export function reasonsOf({ weights }: ChoiceModel, features: Features): string[] {
  return Object.entries(weights)
    .map(([name, weight]) => ({ name, part: weight * (features[name] ?? 0) }))
    .filter(({ part }) => part > 0)
    .toSorted((a, b) => b.part - a.part)
    .slice(0, MOST_REASONS)
    .map(({ name }) => name);
}
