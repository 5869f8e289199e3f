import type { ConversionReport, Recommendation } from '@liftmark/contract/report';
import type { PageFacts } from '../../../facts/types/page-facts.ts';
import { singleSpaced } from '../../../language/characters.ts';
import { MOST_PICTURES } from '../../../model/abilities.ts';
import { estimateTokens, PICTURE_TOKENS } from '../../../model/token-budget.ts';
import type { Tile, WholePage } from '../../analyst.ts';
import { mask } from '../mask.ts';
import type { ModelInput } from '../model-input.ts';
import type { OutlineNode } from './outline.ts';

/** Only the words of a page, for a report on them. */
export type Focus = 'copy';

/** What a model is given to read a whole page as a consultant would. All of it is data; page text is masked and cut. */
interface PageMaterial {
  page: Pick<ModelInput['page'], 'title' | 'type' | 'language'> & {
    /** The day it was read, so that the model knows what is still to come. */
    capturedOn: string;
  };
  /** What alone is asked for; null where it is everything. */
  focus: Focus | null;
  /** What the owner says of the page's visitors; null where nothing is said. */
  visit: {
    goal: string | null;
    audience: string | null;
    trafficSource: string | null;
    /** The ad, email or search that brings visitors. */
    message: string | null;
  };
  outline: { columns: string; nodes: string[]; leftOut: number };
  pictures: { device: string; shows: string }[];
  findings: Pick<ModelInput['findings'][number], 'id' | 'outcome' | 'title' | 'observed'>[];
  recommendations: {
    id: string;
    question: string | null;
    title: string;
    observed: string;
    nodes: string[];
  }[];
}

/** The part of an analysis's tokens that reading the whole page may take; the other parts share the rest. */
const SHARE = 0.45;
/** The most that an outline takes, in characters. */
const LONGEST_OUTLINE = 27_000;
/** The longest text of a node, from what is tried first to what is tried last. */
const CUTS = [300, 160, 80];
const LONGEST_OBSERVATION = 220;
/** Tokens of the instructions, the schema and what providers add. */
const FIXED_TOKENS = 2_500;

const COLUMNS =
  'id | region and kind, font size | box on desktop | box on phones | text. A box is left, top, width and height in CSS pixels of the page; “-” where it is not shown.';

export interface Reading {
  material: PageMaterial;
  tiles: Tile[];
}

/**
 * The material within the tokens that it may take: the outline first, then as many tiles as still fit.
 * @param tokens that one analysis may use in all
 * @param answerTokens of these, what the answer may take
 */
export async function readingOf(
  report: ConversionReport,
  modelInput: ModelInput,
  page: WholePage,
  { tokens, answerTokens, focus = null }: { tokens: number; answerTokens: number; focus?: Focus | null },
): Promise<Reading> {
  const room = tokens * SHARE - answerTokens - FIXED_TOKENS;
  const rest = { ...materialBeside(report, modelInput), focus };
  const textRoom = room - estimateTokens(JSON.stringify(rest));
  // Three characters a token, as the budget counts.
  const outline = outlineWithin(page.outline, Math.min(LONGEST_OUTLINE, Math.max(0, textRoom * 3)));
  const left = textRoom - estimateTokens(outline.nodes.join('\n'));
  const most = Math.max(0, Math.min(MOST_PICTURES, Math.floor(left / PICTURE_TOKENS)));
  const tiles = most === 0 ? [] : await page.tiles(most);
  return { material: { ...rest, outline, pictures: tiles.map(shownOn) }, tiles };
}

function materialBeside(
  report: ConversionReport,
  { page: { title, type, language }, findings }: ModelInput,
): Omit<PageMaterial, 'outline' | 'pictures' | 'focus'> {
  const { told, audience } = report.facts as Partial<PageFacts>;
  return {
    page: { title, type, language, capturedOn: report.capturedAt.slice(0, 10) },
    visit: {
      goal: told?.goal ?? null,
      audience: audience?.kind ?? null,
      trafficSource: told?.trafficSource ?? null,
      message: report.message === undefined ? null : mask(report.message),
    },
    findings: findings.map(({ id, outcome, title, observed }) => ({
      id,
      outcome,
      title,
      observed: cut(observed, LONGEST_OBSERVATION),
    })),
    recommendations: report.recommendations.map(materialOf),
  };
}

function materialOf({ id, question, title, observed, evidence }: Recommendation) {
  return {
    id,
    question: question ?? null,
    title: mask(title),
    observed: cut(mask(observed), LONGEST_OBSERVATION),
    nodes: evidence.slice(0, 4).map(({ node }) => `n${node}`),
  };
}

/** The longest texts that fit; if even short ones don't, the end of the page is left out. */
export function outlineWithin(nodes: readonly OutlineNode[], characters: number): PageMaterial['outline'] {
  const tried = CUTS.map((limit) => nodes.map((node) => lineOf(node, limit)));
  const lines = tried.find((each) => lengthOf(each) <= characters) ?? tried.at(-1) ?? [];
  let used = 0;
  const shown = lines.filter((line) => {
    used += line.length + 1;
    return used <= characters;
  });
  return { columns: COLUMNS, nodes: shown, leftOut: lines.length - shown.length };
}

function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length + 1, 0);
}

function lineOf({ id, role, fontSize, boxes, words }: OutlineNode, limit: number): string {
  const kind = fontSize === null ? role : `${role}, ${fontSize}px`;
  return [id, kind, boxWords(boxes.desktop), boxWords(boxes.mobile), cut(mask(words), limit)].join(' | ');
}

function boxWords(box: OutlineNode['boxes']['desktop']): string {
  return box === null ? '-' : [box.x, box.y, box.width, box.height].map(Math.round).join(' ');
}

function shownOn({ device, strips }: Tile): PageMaterial['pictures'][number] {
  const spans = strips.map(({ top, bottom }) => `${top} to ${bottom}`).join(', ');
  const how = strips.length > 1 ? ', strips side by side from left to right' : '';
  return { device: device === 'mobile' ? 'phone' : device, shows: `pixels ${spans} from the top${how}` };
}

/** A text in one line of at most so many characters. */
export function cut(text: string, limit: number): string {
  const line = singleSpaced(text).trim();
  return line.length > limit ? `${line.slice(0, limit - 1).trimEnd()}…` : line;
}
