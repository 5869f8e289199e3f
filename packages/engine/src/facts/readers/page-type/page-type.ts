import { PAGE_TYPES, type PageType } from '@liftmark/contract/page-types';
import model from '../../../../data/models/page-type.json' with { type: 'json' };
import type { FactContext } from '../../fact-context.ts';
import type { PageFacts } from '../../types/page-facts.ts';
import { type Features, featuresOf } from './features.ts';
import type { TypeSignals } from './signals.ts';
import { headingOf } from './words.ts';

/** Weights by the name of the feature, beside the weight that a type has without any. */
interface TypeModel {
  base: number;
  weights: Readonly<Record<string, number>>;
}

const MODELS: Readonly<Record<PageType, TypeModel>> = model.types;
/** From this share of the likeliest type's probability on, another type is likely, too. */
const NEARLY = 0.25;
const MOST_ALTERNATIVES = 3;
const MOST_REASONS = 3;

/** The page type, how often such a context is right, the strongest signals of it, and what else is likely. */
export function pageTypeOf(context: FactContext, signals: TypeSignals): PageFacts['pageType'] {
  const [best, ...others] = rankedTypes(featuresOf(context, signals));
  return {
    type: best.type,
    confidence: certaintyOf(best.probability),
    evidence: headingOf(best.type, context, signals.typeWords),
    reasons: best.reasons,
    chosen: false,
    alternatives: others
      .filter(({ probability }) => probability >= NEARLY * best.probability)
      .slice(0, MOST_ALTERNATIVES)
      .map(({ type }) => type),
  };
}

interface RankedType {
  type: PageType;
  probability: number;
  /** The names of the features that say most for it. */
  reasons: string[];
}

/** All types, the likeliest first. */
export function rankedTypes(features: ReadonlyMap<PageType, Features>): [RankedType, ...RankedType[]] {
  const scored = PAGE_TYPES.map((type) => ({ type, ...scoreOf(MODELS[type], features.get(type) ?? {}) }));
  const most = Math.max(...scored.map(({ score }) => score));
  const whole = scored.reduce((sum, { score }) => sum + Math.exp(score - most), 0);
  const [first, ...rest] = scored
    .toSorted((a, b) => b.score - a.score)
    .map(({ type, score, reasons }) => ({ type, probability: Math.exp(score - most) / whole, reasons }));
  return [first ?? { type: 'other', probability: 0, reasons: [] }, ...rest];
}

function scoreOf({ base, weights }: TypeModel, features: Features): { score: number; reasons: string[] } {
  const parts = Object.entries(weights).map(([name, weight]) => ({
    name,
    part: weight * (features[name] ?? 0),
  }));
  const reasons = parts
    .filter(({ part }) => part > 0)
    .toSorted((a, b) => b.part - a.part)
    .slice(0, MOST_REASONS);
  return {
    score: parts.reduce((sum, { part }) => sum + part, base),
    reasons: reasons.map(({ name }) => name),
  };
}

/** How often readers accept a type that is so likely by the model, to two digits. */
function certaintyOf(probability: number): number {
  let [x0 = 0, y0 = 0] = model.certainty[0] ?? [];
  for (const [x1 = 1, y1 = 1] of model.certainty) {
    if (probability <= x1) {
      const y = x1 > x0 ? y0 + ((probability - x0) / (x1 - x0)) * (y1 - y0) : y1;
      return Math.round(100 * Math.max(0, y)) / 100;
    }
    [x0, y0] = [x1, y1];
  }
  return Math.round(100 * y0) / 100;
}
