import type { Evidence } from '@liftmark/contract/report';
import { FIGURES, hasDigit, hasLetter, startsWithDigit } from '../../language/characters.ts';
import { mentions, normalize } from '../../language/match.ts';
import { parseNumber } from '../../language/number.ts';
import { alternatives, compose, pattern } from '../../language/patterns.ts';
import { isQuestion, opensQuotation } from '../../language/punctuation.ts';
import { countWords } from '../../language/segments.ts';
import type { LanguageWords } from '../../language/words.ts';
import { memoize } from '../../page/memoize.ts';
import type { PageNode, Section } from '../../page/node.ts';
import { beginsRights } from '../document/document.ts';
import { count, type FactContext, type TextBlock } from '../fact-context.ts';
import { amountsIn } from '../offer/amounts.ts';
import { isPlanLine } from '../offer/plan-line.ts';
import { text as sentences } from '../text.ts';
import type { Proof } from '../types/proof.ts';
import { type NumericClaim, numericClaimsIn, YEAR, YEARS } from './numeric-claims.ts';

/** A figure that stands alone: "12,000+", "98%", "3M", "#1" left out. */
const FIGURE = compose(
  String.raw`^[~>≈+]?\s*[$€£]?\s?\d[\d.,\s']*\s?${alternatives('figureUnit')}*\+?\.?$`,
  'iu',
);
const PHONE = /\+\d{1,3}[\s\d()./-]{8,}/;
/** "500 – 1133 m²", "4-room flats": a measure of something. */
const MEASURE = /^\+?\d[\d.,' ]*[-–—]/u;
/** All of something ("100% natural") or a handful ("4+") tells no size. */
const WHOLE = /^100\s?%$/;
const LEAST_OPEN = 10;
/** The sign of a figure, where it is set in a node of its own. */
const SIGN = /^[+%×x]$|^[km]\+?$/iu;
/** "150+ employers advised" by itself. Ages are smaller: "18+", "21+". */
const ROUNDED = /^(\d[\d.,]*)\s?[km]?\+\s+(\p{L}.*)$/iu;
const LEAST_ROUNDED = 22;
/** "240,000 travelers before you" by itself: no measure of a thing is so large. */
const CROWD = /^(\d{1,3}(?:[.,' ]\d{3})+)\s+(\p{L}{4,}.*)$/u;
const LEAST_CROWD = 10_000;
/** The number of an entry, not of what it names. */
const ORDINAL = /^\d{1,2}\s?[.)·|/]\s/;
/** "5,000+ procedures performed" within a sentence. */
const AT_LEAST = /\d\+ \p{L}/u;
/** The code of a country before a phone number. */
const DIAL_CODE = /^\+\d{1,3}$/;
/** What is only intended, or made up: "100+ future volunteers". */
const PLANNED = pattern('plannedFigure');
/** "00 Hours": a timer that has run out, or a counter that has not begun. */
const ZERO = /^0+(?![\d.,])/;

/** Claims about size, use or impact of the organization: figures with a label in a row, or within a sentence. */
export function numbersOf(context: FactContext): Proof['numbers'] {
  const { words } = context;
  const searched = [sentences.searched.numbers];
  if (!words) return { ...count([], searched, null), served: [] };
  const used = new Set<TextBlock>();
  const found = context.blocks.flatMap((block, place) =>
    used.has(block) || skips(block, context) ? [] : (claimAt(block, place, used, context, words) ?? []),
  );
  const claims = withoutAttributes(found);
  return {
    ...count(
      claims.map(({ evidence }) => evidence),
      searched,
      words,
    ),
    served: claims.filter((claim) => claim.isServed).map(({ evidence }) => evidence),
  };
}

/** The figure at a place with its label, which is then used, or the line that counts something. */
function claimAt(
  block: TextBlock,
  place: number,
  used: Set<TextBlock>,
  context: FactContext,
  words: LanguageWords,
): Claim | null {
  const sign = context.blocks[place + 1];
  const signed = sign !== undefined && /^\d[\d.,]*[km]?$/i.test(block.text) && SIGN.test(sign.text);
  const figure = { ...block, text: signed ? `${countedTo(block)}${sign.text}` : countedTo(block) };
  const text = normalize(figure.text);
  if (!FIGURE.test(text) || text.length > 16) return lineClaim(block, text, context, words);
  const label = labelOf(place, signed ? 2 : 1, context);
  if (!label || !hasLetter(label.text) || !isStatistic(figure, label, context)) return null;
  used.add(label);
  return {
    evidence: context.evidence(commonBox(block.node, label.node), `${figure.text} ${label.text}`),
    counted: label.text,
    isServed: isServed({ what: label.text, value: parseNumber(text) ?? 0 }, words),
  };
}

function lineClaim(block: TextBlock, text: string, context: FactContext, words: LanguageWords): Claim | null {
  const told = numericClaimsIn(text, context);
  const isLine = isLabeledFigure(block, text, context) || isRounded(block.node, text, context);
  if (told.length === 0 && !isLine) return null;
  const line = isLine ? [{ what: text, value: parseNumber(LEADING.exec(text)?.[0] ?? '') ?? 0 }] : [];
  return {
    evidence: context.evidence(block.node, block.text),
    counted: text.replace(FIGURES, ''),
    isServed: [...told, ...line].some((each) => isServed(each, words)),
  };
}

const LEADING = /\d[\d.,' ]*[km]?/i;
/** Fewer than so many are a team, or what a room holds. */
const LEAST_SERVED = 10;

/** Whether whom it serves is counted, or what it did for them: no years, places, parts or features of its own. */
function isServed({ what, value }: NumericClaim, { proof }: LanguageWords): boolean {
  if (value < LEAST_SERVED || YEAR.test(what)) return false;
  return mentions(what, proof.customers) || mentions(what, proof.workDone);
}

interface Claim {
  evidence: Evidence;
  /** What the figure counts. */
  counted: string;
  isServed: boolean;
}

/** Who claims something says it once or twice; what entries of a list have each is an attribute of theirs. */
const MOST_ALIKE = 2;

function withoutAttributes(claims: readonly Claim[]): Claim[] {
  const times = new Map<string, number>();
  // The same words again are the same claim.
  const said = new Map(claims.map(({ evidence, counted }) => [evidence.text, counted]));
  for (const counted of said.values()) times.set(counted, (times.get(counted) ?? 0) + 1);
  return claims.filter(({ counted }) => (times.get(counted) ?? 0) <= MOST_ALIKE);
}

/** Where counters keep the figure that they run to. */
const TARGETS = 'count count-to to to-value target end value number counter stop final'
  .split(' ')
  .map((name) => `data-${name}`);
const RUNS_TO = /^[+~]?\d[\d.,]*$/;

/** The text of the block; of a counter that has not begun the figure that it runs to. */
export function countedTo({ node, text }: Pick<TextBlock, 'node' | 'text'>): string {
  if (!ZERO.test(text) || text.length > 6) return text;
  const values = [node, ...node.children].flatMap((at) => TARGETS.map((name) => at.attribute(name)));
  const target = values.find((value) => RUNS_TO.test(value));
  return target === undefined ? text : `${target}${text.replace(ZERO, '')}`;
}

function skips(block: TextBlock, context: FactContext): boolean {
  if (!hasDigit(block.text) || ZERO.test(countedTo(block))) return true;
  if (block.node.region === 'header') return !isRounded(block.node, normalize(block.text), context);
  // The year of the rights is no figure, whatever else the line says.
  if (beginsRights(block.text)) return true;
  if (block.node.region === 'footer' && !isClaimInFooter(block.text, context)) return true;
  return (
    block.node.isIn('form', 'button', 'label', 'nav', 'blockquote', 'time', 'table', 'dl', 'fieldset') ||
    opensQuotation(block.text) ||
    PHONE.test(block.text) ||
    isPlanLine(block.node, context.view) ||
    besideSlider(block.node, context) ||
    context.inMockUp(block.node)
  );
}

const SLIDER_STEPS = 2;
const MAX_CALCULATOR = 800;

const calculatorsOf = memoize(({ view }: FactContext): ReadonlySet<PageNode> => {
  const boxes = new Set<PageNode>();
  for (const input of view.tagged('input')) {
    if (input.attribute('type') !== 'range') continue;
    let at = input.parent;
    for (let step = 0; at && step < SLIDER_STEPS; at = at.parent, step++) {
      if (view.textLength(at) <= MAX_CALCULATOR) boxes.add(at);
    }
  }
  return boxes;
});

/** Whether it lies in a box with a control to slide: its figures are what the visitor sets. */
function besideSlider(node: PageNode, context: FactContext): boolean {
  const boxes = calculatorsOf(context);
  return boxes.size > 0 && node.closest((at) => boxes.has(at)) !== null;
}

/** Footers hold years, addresses and numbers of registers; who uses the offer, or how many at least, is a claim there. */
function isClaimInFooter(text: string, context: FactContext): boolean {
  if (mentions(text, context.words?.proof.logoHeadings)) return true;
  return AT_LEAST.test(text) && numericClaimsIn(text, context).length > 0;
}

/** The words of a figure: `next` blocks after it, or just before, in the same small box. */
function labelOf(place: number, next: number, context: FactContext): TextBlock | null {
  const block = context.blocks[place];
  for (const step of [next, -1]) {
    const label = context.blocks[place + step];
    if (!block || !label || label.text.length > 80 || startsWithDigit(label.text)) continue;
    const box = commonBox(block.node, label.node);
    if (context.view.textLength(box) <= block.text.length + label.text.length + 120) return label;
  }
  return null;
}

function commonBox(a: PageNode, b: PageNode): PageNode {
  return a.closest((at) => at.contains(b)) ?? a;
}

const STEP = /^0?(\d{1,2})\.?$/;

/** The small numbers that stand alone, by section. */
const stepsOf = memoize(({ blocks }: FactContext) => {
  const steps = new Map<Section | null, Set<number>>();
  for (const { node, text } of blocks) {
    const number = STEP.exec(text)?.[1];
    if (number === undefined) continue;
    const row = steps.get(node.section);
    if (row) row.add(Number(number));
    else steps.set(node.section, new Set([Number(number)]));
  }
  return steps;
});

/** The number of a step: others in the section count on from it, or up to it. */
function isStep({ node, text }: TextBlock, context: FactContext): boolean {
  const number = STEP.exec(text)?.[1];
  const row = stepsOf(context).get(node.section);
  if (number === undefined || !row) return false;
  return row.has(1) && row.has(2) && row.has(Math.max(1, Number(number) - 1));
}

function isStatistic(figure: TextBlock, label: TextBlock, context: FactContext): boolean {
  const { words } = context;
  if (!words || isQuestion(label.text) || PLANNED.test(label.text) || isStep(figure, context)) return false;
  if (countsOther(figure.text, label.text, words)) return false;
  const inRow = (): boolean => standsInRow(commonBox(figure.node, label.node), context, MAX_ROW_STEPS);
  if (mentions(label.text, words.proof.numberNouns)) return !/^\d$/.test(figure.text) || inRow();
  return (
    isLarge(figure.text, inRow()) &&
    countWords(label.text) <= 6 &&
    !mentions(label.text, words.offer.amountNever)
  );
}

/** A code to dial, a price, a year, a time, a number of reviews, or all of something. */
function countsOther(figure: string, label: string, words: LanguageWords): boolean {
  if (DIAL_CODE.test(figure) && mentions(label, words.fields.phone)) return true;
  if (WHOLE.test(figure) || YEARS.test(figure) || isPrice(figure, label, words)) return true;
  if (countWords(label) === 1 && namesTime(label, words)) return true;
  return mentions(label, words.proof.reviews);
}

function namesTime(text: string, { urgency }: LanguageWords): boolean {
  return Object.values(urgency.units).some((units) => mentions(text, units));
}

/** "€750 a year", "$1,716 surplus": prices and accounts are told exactly, as what was raised or donated may be. */
function isPrice(figure: string, label: string, { offer }: LanguageWords): boolean {
  const [amount] = amountsIn(figure);
  if (!amount || amount.text.endsWith('+')) return false;
  return !mentions(label, offer.amountNever) || perPeriod(label, offer);
}

function perPeriod(text: string, { periods }: LanguageWords['offer']): boolean {
  return Object.values(periods).some((period) => mentions(text, period));
}

/**
 * Whether the figure speaks of size: thousands, millions, more than so many; a share only beside other figures, as by
 * itself it is an attribute of a thing.
 */
function isLarge(text: string, inRow: boolean): boolean {
  if (text.includes('%')) return inRow;
  if (/^\d+\+$/.test(text)) return Number.parseInt(text, 10) >= LEAST_OPEN;
  // "2,5 m" are metres.
  return /\+|[kKM]$|^[$€£].*m$/.test(text);
}

/** "35 countries" in a box of its own, beside others that begin with a figure too. */
function isLabeledFigure(block: TextBlock, text: string, context: FactContext): boolean {
  const { words } = context;
  if (!words || text.length > 45 || !/^\+?\d/.test(text)) return false;
  if (ORDINAL.test(text) || MEASURE.test(text)) return false;
  if (!mentions(text, words.proof.numberNouns)) return false;
  return standsInRow(block.node, context, 1) && !isPriced(block.node, context);
}

const MAX_PRICED = 1500;

const holdsPrice = memoize(
  (box: PageNode, { view }: FactContext): boolean =>
    view.textLength(box) <= MAX_PRICED && amountsIn(view.text(box)).length > 0,
);

/** "2 guests" beside "45 € a night" is what the price is for. */
function isPriced({ parent }: PageNode, context: FactContext): boolean {
  return parent !== null && holdsPrice(parent, context);
}

/** How many boxes around a figure and its label may stand in a row of such. */
const MAX_ROW_STEPS = 3;

/** Whether boxes in a node begin with a figure. */
const holdsRow = memoize((box: PageNode, { view }: FactContext): boolean => {
  const row = box.children.filter((peer) => peer.visible && /^[+#]?\d/.test(view.text(peer)));
  return row.length >= 2;
});

/** Whether other boxes beside it, or beside one of so many boxes around it, begin with a figure too. */
function standsInRow(node: PageNode, context: FactContext, steps: number): boolean {
  for (let at = node.parent, step = 0; at && step < steps; at = at.parent, step++) {
    if (holdsRow(at, context)) return true;
  }
  return false;
}

/** "150+ employers advised": a short line of its own that counts upward, but not time. */
function isRounded(node: PageNode, text: string, context: FactContext): boolean {
  const { words } = context;
  if (!words || text.length > 45 || amountsIn(text).length > 0) return false;
  if (mentions(text, words.proof.reviews) || PLANNED.test(text)) return false;
  const rounded = ROUNDED.exec(text);
  const [, number = '', rest = ''] = rounded ?? CROWD.exec(text) ?? [];
  if ((parseNumber(number) ?? 0) < (rounded ? LEAST_ROUNDED : LEAST_CROWD)) return false;
  // "10,000 jobs a day" is what a plan allows.
  if (perPeriod(rest, words.offer)) return false;
  const [first = ''] = rest.split(' ');
  return !namesTime(first, words) && !isPriced(node, context);
}
