import model from '../../data/models/impression.json' with { type: 'json' };
import type { Look, PageFacts, PerViewport } from '../observe/facts.ts';
import { ramp } from './check.ts';
import { percent } from './phrasing.ts';

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

export interface Impression {
  score: number;
  /** The measures that take most from the score, the worst first. */
  weaknesses: { measure: string; said: string }[];
}

type Point = [value: number, score: number];

/** What a measure reads, in a half sentence: "35% of the text runs to the edge of the screen". */
const SAID: Record<string, (value: number) => string> = {
  browserTypeShare: (value) => `${percent(value)} of the text is set in the browser’s default type`,
  typefaces: (value) => (value > 3 ? `the text uses ${value} typefaces` : 'one typeface is used throughout'),
  bodyPx: (value) => `the running text is ${Math.round(value)} px`,
  lineHeight: (value) => `the line height of running text is ${value.toFixed(2)} (1.5 reads best)`,
  lineLetters: (value) => `lines of running text hold ${Math.round(value)} letters`,
  headlineScale: (value) => `the largest text above the fold is ${value.toFixed(1)} times the running text`,
  tinyShare: (value) => `${percent(value)} of the text is smaller than 11 px`,
  capitalsShare: (value) => `${percent(value)} of the text is in capitals`,
  centeredCopyShare: (value) => `${percent(value)} of the running text is centered`,
  typeSizes: (value) =>
    value < 7 ? `the text has few sizes to set things apart (${value})` : `the text comes in ${value} sizes`,
  browserLinkShare: (value) => `${percent(value)} of the text is links in the browser’s blue`,
  loudTextShare: (value) => `${percent(value)} of the text is in glaring colors`,
  loudAreaShare: (value) => `${percent(value)} of the page is filled with glaring colors`,
  textColors: (value) => `the text has few colors to set things apart (${value})`,
  fills: (value) =>
    value < 2
      ? 'nothing but one background color divides the page'
      : `the page uses ${value} background colors`,
  faintShare: (value) => `${percent(value)} of the text has a contrast under 2.3:1`,
  textDensity: (value) => `a screen has ${Math.round(value)} letters of text on average`,
  firstScreenText: (value) => `there are ${Math.round(value)} letters of text above the fold`,
  emptyShare: (value) => `${percent(value)} of the page’s height shows nothing`,
  edgeShare: (value) => `${percent(value)} of the text runs to the edge of the screen`,
  usedWidth: (value) => `the text takes ${percent(value)} of the screen’s width`,
  leftEdges: (value) => `text starts at ${value} different left edges`,
  overlapShare: (value) => `${percent(value)} of the text overlaps other text`,
  columnsShare: (value) => `only ${percent(value)} of the page’s height uses columns`,
  picturesPerScreen: (value) => `a screen shows ${value.toFixed(1)} pictures on average`,
  firstScreenPicture: (value) => `pictures fill ${percent(value)} of the view above the fold`,
  coarsePictures: (value) => `${value} pictures are shown larger than they are`,
  stretchedPictures: (value) => `${value} pictures are stretched`,
  browserControls: (value) => `${value} buttons and fields look as the browser draws them`,
  styledButtons: (value) =>
    value === 0 ? 'no button is designed as one' : `only ${value} buttons are designed as such`,
  roundedShare: (value) => `${percent(value)} of the boxes have rounded corners`,
  oldElements: (value) => `${value} elements are formatted as before style sheets`,
  layoutTables: (value) => `${value} tables lay the page out`,
  colorfulness: (value) =>
    value < 30
      ? 'the view above the fold has hardly any color'
      : 'the view above the fold is glaringly colorful',
  contrast: () => 'light and dark hardly differ above the fold',
  detail: (value) =>
    value < 0.04
      ? 'the view above the fold shows hardly any detail'
      : 'the view above the fold is crowded with detail',
  ground: (value) => `one color covers ${percent(value)} of the view above the fold`,
  phoneOverflow: (value) => `on phones the page is ${Math.round(value)} px too wide`,
  phoneTiny: (value) => `on phones ${percent(value)} of the text is smaller than 11 px`,
};

const SHOWN = 3;
const NOTABLE_LOSS = 0.02;

/** Every measure that the model may use, by name; null where it couldn't be taken. */
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

/** How a page strikes people at a glance, fitted to their ratings of screenshots; null where it was not laid out. */
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
      .map(({ measure, value }) => ({ measure, said: SAID[measure]?.(value) ?? '' })),
  };
}
