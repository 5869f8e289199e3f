import model from '../../data/models/impression.json' with { type: 'json' };
import type { PerViewport } from '../capture/snapshot.ts';
import type { Look } from '../facts/types/look.ts';
import type { PageFacts } from '../facts/types/page-facts.ts';
import { ramp } from './check.ts';
import { amount, percent } from './shared/phrasing.ts';

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
  /** A clause: "all the text uses one typeface". */
  said: string;
}

export interface Impression {
  score: number;
  /** The measures that cost most of the score, the worst first. */
  weaknesses: Weakness[];
}

type Point = [value: number, score: number];

/** Each measure as a clause: "35% of the text touches the edge of the screen". */
const SAID: Record<string, (value: number) => string> = {
  browserTypeShare: (value) => `${percent(value)} of the text is in the browser’s default font`,
  typefaces: (value) => (value > 3 ? `the text uses ${value} typefaces` : 'all the text uses one typeface'),
  bodyPx: (value) => `the body text is ${Math.round(value)} px`,
  lineHeight: (value) => `the line height of the body text is ${value.toFixed(2)} (1.5 reads best)`,
  lineLetters: (value) => `lines of body text are ${Math.round(value)} characters long`,
  headlineScale: (value) =>
    `the largest text above the fold is ${value.toFixed(1)} times the size of the body text`,
  tinyShare: (value) => `${percent(value)} of the text is smaller than 11 px`,
  capitalsShare: (value) => `${percent(value)} of the text is in all caps`,
  centeredCopyShare: (value) => `${percent(value)} of the body text is centered`,
  typeSizes: (value) =>
    value < 7
      ? `the page has only ${amount(value, 'text size')} to set things apart`
      : `the page has ${value} text sizes`,
  browserLinkShare: (value) => `links in the browser’s default blue make up ${percent(value)} of the text`,
  loudTextShare: (value) => `${percent(value)} of the text is in glaring colors`,
  loudAreaShare: (value) => `${percent(value)} of the page is filled with glaring colors`,
  textColors: (value) => `the page has only ${amount(value, 'text color')} to set things apart`,
  fills: (value) =>
    value < 2 ? 'the whole page has one background color' : `the page uses ${value} background colors`,
  faintShare: (value) => `${percent(value)} of the text has a contrast below 2.3:1`,
  textDensity: (value) => `each screen has ${Math.round(value)} characters of text on average`,
  firstScreenText: (value) => `there are ${Math.round(value)} characters of text above the fold`,
  emptyShare: (value) => `${percent(value)} of the page’s height is empty`,
  edgeShare: (value) => `${percent(value)} of the text touches the edge of the screen`,
  usedWidth: (value) => `the text uses ${percent(value)} of the screen’s width`,
  leftEdges: (value) => `text starts at ${value} different left edges`,
  overlapShare: (value) => `${percent(value)} of the text overlaps other text`,
  columnsShare: (value) => `only ${percent(value)} of the page’s height uses columns`,
  picturesPerScreen: (value) => `each screen has ${value.toFixed(1)} images on average`,
  firstScreenPicture: (value) => `images fill ${percent(value)} of the area above the fold`,
  coarsePictures: (value) =>
    `${amount(value, 'image')} ${isOrAre(value)} shown larger than the file’s own size`,
  stretchedPictures: (value) => `${amount(value, 'image')} ${isOrAre(value)} stretched`,
  browserControls: (value) =>
    `${amount(value, 'button or field', 'buttons and fields')} ${value === 1 ? 'has' : 'have'} the browser’s default look`,
  styledButtons: (value) =>
    value === 0 ? 'no button is styled' : `only ${amount(value, 'button')} ${isOrAre(value)} styled`,
  roundedShare: (value) => `${percent(value)} of the boxes have rounded corners`,
  oldElements: (value) =>
    `${amount(value, 'element')} ${value === 1 ? 'uses' : 'use'} outdated HTML formatting`,
  layoutTables: (value) => `${amount(value, 'table')} ${isOrAre(value)} used for layout`,
  colorfulness: (value) =>
    value < 30 ? 'there’s hardly any color above the fold' : 'the colors above the fold are glaring',
  contrast: () => 'there’s hardly any contrast above the fold',
  detail: (value) =>
    value < 0.04
      ? 'there’s hardly any detail above the fold'
      : 'the area above the fold is crowded with detail',
  ground: (value) => `one color covers ${percent(value)} of the area above the fold`,
  phoneOverflow: (value) => `on phones, the page is ${Math.round(value)} px too wide`,
  phoneTiny: (value) => `on phones, ${percent(value)} of the text is smaller than 11 px`,
};

function isOrAre(count: number): string {
  return count === 1 ? 'is' : 'are';
}

const SHOWN = 3;
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
    .filter(({ measure, loss }) => loss >= NOTABLE_LOSS && measure in SAID)
    .sort((a, b) => b.loss - a.loss);
  return {
    score: ramp(mean, ...(points as Point[])),
    weaknesses: losses
      .slice(0, SHOWN)
      .map(({ measure, value, loss }) => ({ measure, loss, said: SAID[measure]?.(value) ?? '' })),
  };
}
