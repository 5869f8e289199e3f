import type { Rgb } from 'culori';
import type { PerViewport, TextGround } from '../../capture/snapshot.ts';
import { hasLetterOrDigit, letterCount } from '../../language/characters.ts';
import { alternatives, compose } from '../../language/patterns.ts';
import { blend, contrastRatio, faded, parseColor, toHex } from '../../page/color.ts';
import { fadeOfText } from '../../page/fade.ts';
import { memoize } from '../../page/memoize.ts';
import { LOGO_NAME } from '../../page/names.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageModel } from '../../page/page-model.ts';
import type { PageView } from '../../page/view.ts';
import { controlsOf } from '../actions/controls.ts';
import type { Layout } from '../types/layout.ts';

type ViewContrast = NonNullable<Layout['contrast']['desktop']>;
type KeyText = ViewContrast['keyTexts'][number];

/** Nodes whose legibility decides whether a visitor can act; of the main view. */
export type KeyNodes = readonly (readonly [role: KeyText['role'], node: PageNode])[];

interface Contrast {
  ratio: number;
  foreground: Rgb;
  /** Over a picture, the mean color around the letters. */
  background: Rgb;
  overPicture: boolean;
}

interface Failure extends Contrast {
  node: PageNode;
  needs: number;
}

const SHOWN = 3;
const UNREADABLE = 2;
/** The least contrast of any text, however large. */
const PALE = 3;
/** Colors whose channels, 0 to 1, differ by more aren’t the same, whatever the picture's compression does. */
const FAR = 0.2;
const RIGHTS = compose(String.raw`©|\(c\)|${alternatives('copyrightLine')}`, 'i');
const LARGE_PX = 24;
const LARGE_BOLD_PX = 18.66;

/** Characters below the WCAG minimum on a known background, the worst nodes, and the ratio of the key texts. */
export function contrastFacts(page: PageModel, keys: KeyNodes): PerViewport<ViewContrast> {
  return { desktop: contrastIn(page, page.desktop, keys), mobile: contrastIn(page, page.mobile, keys) };
}

function contrastIn(page: PageModel, view: PageView | null, keys: KeyNodes): ViewContrast | null {
  if (!view?.measured) return null;
  const behind = behindTexts(view);
  const failures: Failure[] = [];
  let characters = 0;
  let failing = 0;
  let pale = 0;
  let unknown = 0;
  for (const { node, length, contrast } of textContrasts(view, behind)) {
    characters += length;
    if (!contrast) unknown += length;
    if (!contrast || contrast.ratio >= contrast.needs - 0.005) continue;
    failing += length;
    if (contrast.ratio < PALE) pale += length;
    failures.push({ node, ...contrast });
  }
  failures.sort(
    (a, b) => Number(isTrifle(a)) - Number(isTrifle(b)) || a.ratio - b.ratio || a.node.order - b.node.order,
  );
  return {
    characters,
    failing,
    pale,
    unknown,
    worst: shownOf(byReaders(distinct(failures), failures)).map(
      ({ node, ratio, needs, foreground, background, overPicture }) => ({
        evidence: page.evidence(node, view.text(node)),
        overPicture,
        ratio: round(ratio),
        foreground: toHex(blend(foreground, background)),
        background: toHex(background),
        passing: passingColor({ foreground, background, needs }),
      }),
    ),
    keyTexts: keys.flatMap(([role, node]) => keyText(page, view, role, node, behind) ?? []),
  };
}

/** What lies behind texts. */
interface Behind {
  /** Of texts over pictures, by the index of the text. */
  pictures: ReadonlyMap<number, TextGround>;
  /** As the screenshot shows it behind pale texts, by the index of the text. */
  seen: ReadonlyMap<number, string>;
  /** Boxes that move by themselves, by index: the screenshot, taken later, may show them elsewhere. */
  moving: ReadonlySet<number>;
}

function behindTexts({ capture }: PageView): Behind {
  return {
    pictures: new Map(capture.textGrounds?.map((ground) => [ground.node, ground])),
    seen: new Map(capture.seenGrounds?.map(({ node, color }) => [node, color])),
    moving: new Set(capture.motion.map(({ node }) => node)),
  };
}

/** Each text that has to be read, with its contrast, which is null where the background isn't known. */
export function textContrasts(view: PageView, behind = behindTexts(view)) {
  const exempt = exemptNodes(view.nodes);
  return view.nodes.flatMap((node) => {
    if (!node.isText || !node.visible || !node.style.computed || exempt[node.order] === 1) return [];
    const length = node.textEnd - node.textStart;
    if (length === 0 || !hasLetterOrDigit(node.source.text)) return [];
    const contrast = contrastOf(node, view, behind);
    return [{ node, length, contrast: contrast && { ...contrast, needs: needed(node) } }];
  });
}

function keyText(
  page: PageModel,
  view: PageView,
  role: KeyText['role'],
  key: PageNode,
  behind: Behind,
): KeyText | null {
  const node = page.in(view.capture.viewport.name, key);
  const text = node && view.subtree(node).find((at) => at.isText && at.visible && at.textEnd > at.textStart);
  if (!node || !text) return null;
  const known =
    role === 'primary-action' ? controlsOf(view).find((control) => control.node === node)?.labelRatio : null;
  const contrast = contrastOf(text, view, behind);
  const ratio = known ?? contrast?.ratio;
  if (ratio === undefined) return null;
  return { role, ratio: round(ratio), overPicture: !!contrast?.overPicture, evidence: page.evidence(node) };
}

function contrastOf(text: PageNode, view: PageView, { pictures, seen, moving }: Behind): Contrast | null {
  const contrast = onColor(text, view);
  const liesElsewhere = contrast !== null && isElsewhere(contrast, parseColor(seen.get(text.index) ?? ''));
  if (liesElsewhere && !text.closest((at) => at.style.animated || moving.has(at.index))) return null;
  return contrast ?? onPicture(text, pictures.get(text.index));
}

/** Whether the screenshot shows neither color where the text is: something that styles don't tell of lies there. */
function isElsewhere({ foreground, background }: Contrast, seen: Rgb | null): boolean {
  if (seen === null) return false;
  const isFar = (color: Rgb) => (['r', 'g', 'b'] as const).some((at) => Math.abs(color[at] - seen[at]) > FAR);
  return isFar(background) && isFar(blend(foreground, background));
}

/**
 * Half of the pixels around the letters have less contrast. A picture shows that a text is pale; that it can be read
 * everywhere on the picture stays unknown.
 */
function onPicture(node: PageNode, ground: TextGround | undefined): Contrast | null {
  const foreground = parseColor(node.style.computed?.color ?? '');
  const background = parseColor(ground?.color ?? '');
  if (ground === undefined || foreground === null || background === null) return null;
  return ground.half < PALE ? { ratio: ground.half, foreground, background, overPicture: true } : null;
}

/** Behind the texts of a box; null behind a picture or gradient. */
const backgroundOf = memoize((box: PageNode, view: PageView) => view.background(box));

function onColor(node: PageNode, view: PageView): Contrast | null {
  const { parent, style } = node;
  const color = parseColor(style.computed?.color ?? '');
  if (!color || !parent) return null;
  const foreground = faded(color, fadeOfText(parent));
  const background = backgroundOf(parent, view);
  if (background) return between(foreground, background);
  return onGradient(foreground, view.gradient(parent), needed(node));
}

function between(foreground: Rgb, background: Rgb): Contrast {
  return { ratio: contrastRatio(foreground, background), foreground, background, overPicture: false };
}

/** Text on a gradient is judged only where it fails on every part of it, or passes on every part. */
function onGradient(foreground: Rgb, stops: readonly Rgb[] | null, needs: number): Contrast | null {
  if (!stops) return null;
  const ratios = stops.map((stop) => between(foreground, stop)).sort((a, b) => a.ratio - b.ratio);
  const [worst] = ratios;
  const best = ratios.at(-1);
  if (!worst || !best) return null;
  if (best.ratio < needs) return best;
  const sides = new Set(stops.map((background) => isLighter(foreground, background)));
  return worst.ratio >= needs && sides.size === 1 ? worst : null;
}

const BLACK: Rgb = { mode: 'rgb', r: 0, g: 0, b: 0 };

function isLighter(foreground: Rgb, background: Rgb): boolean {
  return contrastRatio(blend(foreground, background), BLACK) > contrastRatio(background, BLACK);
}

/** 3 for large text, else 4.5. */
function needed(node: PageNode): number {
  const { fontSizePx, fontWeight } = node.style;
  return fontSizePx >= LARGE_PX || (fontSizePx >= LARGE_BOLD_PX && fontWeight >= 700) ? 3 : 4.5;
}

/** 1 for what lies in a disabled control or a logo. */
function exemptNodes(nodes: PageNode[]): Uint8Array {
  const exempt = new Uint8Array(nodes.length);
  for (const node of nodes) {
    const inherits = node.parent !== null && exempt[node.parent.order] === 1;
    if (inherits || (node.isElement && isExempt(node))) exempt[node.order] = 1;
  }
  return exempt;
}

function isExempt(node: PageNode): boolean {
  return (
    node.has('disabled') ||
    node.attribute('aria-disabled') === 'true' ||
    (node.has('class') && LOGO_NAME.test(node.attribute('class')) && node.end - node.order < 20)
  );
}

/** A lone sign or number, or the line of the rights: what hardly anybody came to read. */
function isTrifle({ node: { source } }: Failure): boolean {
  return letterCount(source.text) < 3 || RIGHTS.test(source.text);
}

/** What nobody can read first, then what most letters of the page look like; trifles last. */
function byReaders(shown: Failure[], failures: Failure[]): Failure[] {
  const letters = new Map<string, number>();
  for (const failure of failures) {
    const look = lookOf(failure);
    letters.set(look, (letters.get(look) ?? 0) + failure.node.textEnd - failure.node.textStart);
  }
  const rank = (failure: Failure): number => (isTrifle(failure) ? 2 : failure.ratio < UNREADABLE ? 0 : 1);
  return shown.toSorted((a, b) => {
    const order = rank(a) - rank(b);
    if (order !== 0) return order;
    const readers = (letters.get(lookOf(b)) ?? 0) - (letters.get(lookOf(a)) ?? 0);
    return (rank(a) === 1 ? readers : 0) || a.ratio - b.ratio;
  });
}

/** The first of them; what nobody can read keeps the last place, though it be a trifle. */
function shownOf(failures: Failure[]): Failure[] {
  const first = failures.slice(0, SHOWN);
  const gone = failures.find((failure) => isTrifle(failure) && failure.ratio < UNREADABLE);
  return gone && !first.includes(gone) ? [...first.slice(0, SHOWN - 1), gone] : first;
}

function lookOf({ foreground, background }: Failure): string {
  return `${toHex(foreground)} ${toHex(background)}`;
}

/** One of many nodes that fail alike is enough to show. */
function distinct(failures: Failure[]): Failure[] {
  const seen = new Set<string>();
  return failures.filter((failure) => {
    const key = `${lookOf(failure)} ${failure.node.parent?.tag}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The text color moved towards black or white until it reaches the ratio. */
export function passingColor({
  foreground,
  background,
  needs,
}: Pick<Failure, 'foreground' | 'background' | 'needs'>): string {
  const white: Rgb = { mode: 'rgb', r: 1, g: 1, b: 1 };
  const goal = contrastRatio(BLACK, background) > contrastRatio(white, background) ? BLACK : white;
  const solid = blend(foreground, background);
  for (let share = 0; share <= 1; share += 0.05) {
    const mixed = blend({ ...goal, alpha: share }, solid);
    if (contrastRatio(mixed, background) >= needs + 0.05) return toHex(mixed);
  }
  return toHex(goal);
}

function round(ratio: number): number {
  return Math.round(ratio * 100) / 100;
}
