import model from '../../data/models/impression.json' with { type: 'json' };
import type { PerViewport } from '../capture/snapshot.ts';
import type { Look } from '../facts/types/look.ts';
import type { PageFacts } from '../facts/types/page-facts.ts';
import { ramp } from './check.ts';
import { text } from './impression.text.ts';
import { text as fixes } from './impression-fixes.text.ts';

/** Measures of one half of the first impression. */
export type ImpressionHalf = keyof typeof model.halves;

interface Part {
  /** Name of the measure. */
  measure: string;
  /** Share of the score, 0 to 1. */
  weight: number;
  /** 0 to 1. */
  score: number;
  value: number;
}

interface Weakness {
  measure: string;
  /** Share of the score of its half that it costs, 0 to 1. */
  loss: number;
  /** A clause: "nearly everything is in a single column". */
  said: string;
  /** What to do about it, as an instruction. */
  fix: string | null;
  /** Whether people notice it: a count of text sizes means nothing to an owner. */
  seen: boolean;
}

export interface Impression {
  score: number;
  /** The measures that cost most of the score, if it isn't good: those that people notice, then the others, the worst first. */
  weaknesses: Weakness[];
}

type Point = [value: number, score: number];

const SHOWN = 3;
/** A score from which people find nothing wrong. */
const GOOD = 0.75;
/** Counts that say nothing by themselves. */
const COUNTED: ReadonlySet<string> = new Set(['typeSizes', 'textColors']);
const NOTABLE_LOSS = 0.02;

/** Every measure that the model may use, by name; null where the page wasn't rendered. */
export function impressionMeasures({
  look,
  layout,
}: Pick<PageFacts, 'look' | 'layout'>): Record<string, number> | null {
  const page: Look | null = look.desktop ?? look.mobile;
  if (page === null) return null;
  const phone: Look | null = look.mobile;
  const { picture, hasPageFrame, ...measures } = page;
  return {
    ...measures,
    ...(picture ?? {}),
    hasPageFrame: hasPageFrame ? 1 : 0,
    ...(phone ? { phoneTiny: phone.tinyShare, phoneOverflow: phoneOverflow(layout.overflow) } : {}),
  };
}

function phoneOverflow({ mobile }: PerViewport<{ px: number }>): number {
  return mobile?.px ?? 0;
}

/** The first impression of a page, fitted to people's ratings of screenshots; null where it wasn't rendered. */
export function impressionOf(
  half: ImpressionHalf,
  facts: Pick<PageFacts, 'look' | 'layout'>,
): Impression | null {
  const measures = impressionMeasures(facts);
  if (measures === null) return null;
  const { parts: fitted, points } = model.halves[half];
  const parts = fitted.flatMap(({ measure, weight, points: curve }): Part[] => {
    const value = measures[measure];
    return value === undefined ? [] : [{ measure, weight, value, score: ramp(value, ...(curve as Point[])) }];
  });
  const weight = parts.reduce((sum, part) => sum + part.weight, 0);
  if (weight === 0) return null;
  const mean = parts.reduce((sum, part) => sum + part.weight * part.score, 0) / weight;
  const losses = parts
    .map(({ measure, value, score, weight: own }) => ({ measure, value, loss: (own * (1 - score)) / weight }))
    .filter(({ measure, loss }) => loss >= NOTABLE_LOSS && measure in text)
    .map(({ measure, value, loss }) => ({
      measure,
      loss,
      said: saidOf(measure, value),
      fix: fixOf(measure),
      seen: isSeen(measure, value),
    }))
    .sort((a, b) => Number(b.seen) - Number(a.seen) || b.loss - a.loss);
  const score = ramp(mean, ...(points as Point[]));
  return { score, weaknesses: score >= GOOD ? [] : losses.slice(0, SHOWN) };
}

/** A page with one styled button may need no other. */
function isSeen(measure: string, value: number): boolean {
  return !COUNTED.has(measure) && (measure !== 'styledButtons' || value === 0);
}

function fixOf(measure: string): string | null {
  return measure in fixes ? fixes[measure as keyof typeof fixes] : null;
}

function saidOf(measure: string, value: number): string {
  return measure in text ? text[measure as keyof typeof text](value) : '';
}
