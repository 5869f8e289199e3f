import type { Box } from '../../capture/snapshot.ts';
import { isPhrase, mentions } from '../../language/match.ts';
import { pattern } from '../../language/patterns.ts';
import type { LanguageWords } from '../../language/words.ts';
import { hasScheme } from '../../page/address.ts';
import { alphaOf, parseColor } from '../../page/color.ts';
import { shareOfFirstScreen } from '../../page/first-screen.ts';
import {
  AGE,
  CHAT_NAME,
  CONSENT_NAME,
  CONSENT_TOPIC,
  closes,
  declines,
  isAnswer,
  LOADER_NAME,
  PASS_NAME,
} from '../../page/layer-words.ts';
import { memoize } from '../../page/memoize.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageModel } from '../../page/page-model.ts';
import type { PageView } from '../../page/view.ts';
import { controlCount, controlsOf, controlsWithin } from '../actions/controls.ts';
import { text as sentences } from '../text.ts';
import type { Presence } from '../types/common.ts';
import type { OverlayFact } from '../types/layout.ts';
import { lateOverlays } from './late-layers.ts';

const MAX_LOADER_TEXT = 40;
const PAINTED_TAGS = new Set(['img', 'svg', 'video', 'canvas', 'iframe', 'picture', 'input', 'button']);
const CONSENT_FRAME = pattern('consentFrame');

/**
 * Layers over the page: those visible on arrival, those that appear a few seconds later and, marked as not open, closed
 * dialogs.
 */
export function overlayFacts(page: PageModel, words: LanguageWords | null): OverlayFact[] {
  const roots = overlayRoots(page.main);
  return [
    ...roots.map((root) => overlayOf(page, page.main, root, words)),
    ...onPhonesAlone(page, roots).map(([view, root]) => overlayOf(page, view, root, words)),
    ...lateOverlays(page, words),
  ];
}

/** Layers that show only on the phone. */
function onPhonesAlone(page: PageModel, known: readonly PageNode[]): [PageView, PageNode][] {
  const { mobile, main } = page;
  if (!mobile?.measured || mobile === main) return [];
  return overlayRoots(mobile).flatMap((root): [PageView, PageNode][] => {
    const there = page.in('desktop', root);
    const isNew = root.visible && !(there && (there.visible || known.includes(there)));
    return isNew ? [[mobile, root]] : [];
  });
}

/** Whether a cookie or consent banner is shown: as dialog, bar, corner or plain strip. */
export function consentBanner(page: PageModel, words: LanguageWords | null): Presence {
  const searched = sentences.searched.consentBanner;
  const view = page.main;
  const found = consentRoot(view, words);
  if (found) return { present: true, evidence: [page.evidence(found, view.text(found))], searched: [] };
  const late = lateOverlays(page, words).find(({ kind }) => kind === 'consent');
  if (late) return { present: true, evidence: [late.evidence], searched: [] };
  if (!view.measured) {
    const notMeasured = sentences.notMeasured.consentBanner;
    return { present: null, evidence: [], searched, notMeasured };
  }
  return { present: false, evidence: [], searched };
}

/** The banner itself, whose buttons aren't calls to action. Found once per view. */
export const consentRoot = memoize(
  (view: PageView, words: LanguageWords | null): PageNode | null =>
    overlayRoots(view).find((each) => each.visible && isConsent(each, view, words)) ??
    consentStrip(view, words),
);

/** Found once per view. */
const overlayRoots = memoize((view: PageView): readonly PageNode[] => {
  const roots: PageNode[] = [];
  let end = 0;
  for (const node of view.nodes) {
    if (node.order < end || !node.isElement) continue;
    const dialog = isDialog(node);
    const layer = node.visible && node.region === 'overlay' && (node.box === null || node.box.height > 0);
    if (!dialog && !layer) continue;
    if (!node.visible && node.hidden === 'not-content') continue;
    if (!isLoader(node, view) && !isDecoration(node, view) && !isGround(node, view)) roots.push(node);
    end = node.end;
  }
  return roots;
});

function isDialog(node: PageNode): boolean {
  return (
    node.tag === 'dialog' ||
    node.attribute('role') === 'dialog' ||
    node.attribute('role') === 'alertdialog' ||
    node.attribute('aria-modal') === 'true'
  );
}

/** Layers that a visitor doesn't have to close. */
function isLoader(root: PageNode, view: PageView): boolean {
  const named = LOADER_NAME.test(root.names) || root.attribute('role') === 'progressbar';
  return named && view.textLength(root) <= MAX_LOADER_TEXT && controlCount(root, view) === 0;
}

/** A decorative texture over the page that hides nothing and lets clicks through. */
function isDecoration(root: PageNode, view: PageView): boolean {
  const { computed } = root.style;
  if (computed?.['pointer-events'] !== 'none' || view.everyText(root) !== '') return false;
  const background = parseColor(computed['background-color']);
  const seenThrough = Number(computed.opacity) * (background ? alphaOf(background) : 0) < 0.5;
  return seenThrough && controlCount(root, view) === 0;
}

/** A fixed background behind the scrolling page: most text in its place is painted after it. */
function isGround(root: PageNode, view: PageView): boolean {
  const { box } = root;
  if (isDialog(root) || !box) return false;
  if (Number(root.style.computed?.['z-index']) < 0) return true;
  const painted = view.subtree(root).reduce((last, { source }) => Math.max(last, source.paintOrder ?? 0), 0);
  let letters = 0;
  let above = 0;
  for (const text of textsInFlow(view)) {
    if (!holds(box, text.x, text.y)) continue;
    letters += text.letters;
    if (text.paintOrder > painted) above += text.letters;
  }
  return above > letters / 2;
}

/** The words of the page by the middle of their boxes. Read once, as a page may have thousands of layers. */
const textsInFlow = memoize((view: PageView) =>
  view.nodes.flatMap((node) => {
    const { box } = node;
    if (!node.isText || !node.visible || !box || node.region === 'overlay') return [];
    return {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      paintOrder: node.source.paintOrder ?? 0,
      letters: view.textLength(node),
    };
  }),
);

/** A closed drawer may leave an empty box of the size of the screen. */
function showsAnything(root: PageNode, view: PageView): boolean {
  return view.subtree(root).some((node) => node.visible && (view.textLength(node) > 0 || paints(node)));
}

function paints({ tag, style: { computed } }: PageNode): boolean {
  if (!computed) return false;
  const background = parseColor(computed['background-color']);
  return (
    PAINTED_TAGS.has(tag) ||
    (background !== null && alphaOf(background) > 0) ||
    !['', 'none'].includes(computed['background-image']) ||
    Number.parseFloat(computed['border-top-width']) > 0
  );
}

function holds(box: Box, x: number, y: number): boolean {
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
}

function isConsent(root: PageNode, view: PageView, words: LanguageWords | null): boolean {
  const frame = view
    .subtree(root)
    .some(
      (node) =>
        node.tag === 'iframe' &&
        node.visible &&
        CONSENT_FRAME.test(`${node.names} ${node.attribute('src')} ${node.attribute('title')}`),
    );
  if (frame) return true;
  const text = view.text(root);
  if (text.length > 6000) return false;
  const named =
    CONSENT_NAME.test(root.names) ||
    view
      .subtree(root)
      .slice(0, 12)
      .some((node) => CONSENT_NAME.test(node.names));
  const topic = CONSENT_TOPIC.test(text) || (words !== null && mentions(text, words.consent.topic));
  if (!topic) return named && text !== '' && controlsWithin(root, view).some(({ node }) => node.tag !== 'a');
  return named || answers(root, view, words);
}

/** Whether a control in it accepts, refuses or closes. */
function answers(root: PageNode, view: PageView, words: LanguageWords | null): boolean {
  const controls = controlsWithin(root, view);
  if (!words) return controls.some(({ buttonLike, node }) => buttonLike || node.tag === 'button');
  const { consent, actions } = words;
  return controls.some(({ text }) =>
    [consent.accept, consent.reject, consent.settings, actions.close].some((list) => isPhrase(text, list)),
  );
}

/** A strip in the flow of the page that asks about cookies, with a button to answer. */
function consentStrip(view: PageView, words: LanguageWords | null): PageNode | null {
  for (const { node, region } of controlsOf(view)) {
    if (region === 'footer' || (node.tag === 'a' && node.has('href') && !staysHere(node.attribute('href'))))
      continue;
    const holder = node.closest((at) => !at.style.inline && view.textLength(at) > 60);
    if (!holder || view.textLength(holder) > 900) continue;
    if (view.measured && (holder.box?.height ?? 0) > 0.6 * view.capture.viewport.height) continue;
    if (CONSENT_TOPIC.test(view.text(holder)) && answers(holder, view, words) && notAbout(holder, view))
      return holder;
  }
  return null;
}

/** Copy of a page about cookies is no banner. */
function notAbout(holder: PageNode, view: PageView): boolean {
  return (
    CONSENT_NAME.test(holder.names) ||
    !view.subtree(holder).some((node) => node.tag === 'form' || node.tag === 'h1')
  );
}

function overlayOf(
  page: PageModel,
  view: PageView,
  root: PageNode,
  words: LanguageWords | null,
): OverlayFact {
  const text = view.everyText(root);
  const controls = controlsWithin(root, view);
  const close = controls.find(
    ({ node, text: label }) =>
      closes(label, `${node.names} ${node.attribute('aria-label')}`, words) ||
      node.has('data-bs-dismiss') ||
      node.has('data-dismiss'),
  );
  const decline = declineIn(page, view, root, words);
  const answer = close ?? controls.find(({ text: label }) => words !== null && isAnswer(label, words));
  return {
    kind: kindOf(root, view, text, words),
    coverage: page.perViewport(root, (node, there) => (node.visible ? coverage(node, there) : 0)),
    closeControl: answer ? page.evidence(answer.node, answer.text) : null,
    declineLabel: decline,
    open: page.views.length === 0 ? root.visible : page.views.some((each) => isOpenIn(each, page, root)),
    late: false,
    evidence: page.evidence(root, text),
  };
}

function isOpenIn(view: PageView, page: PageModel, root: PageNode): boolean {
  const there = page.in(view.capture.viewport.name, root);
  return there?.visible === true && showsAnything(there, view);
}

/** The label of the close button, also in a dialog that is still closed. */
function declineIn(
  page: PageModel,
  view: PageView,
  root: PageNode,
  words: LanguageWords | null,
): OverlayFact['declineLabel'] {
  if (!words) return null;
  for (let order = root.order; order < root.end; order++) {
    const node = view.nodes[order];
    if (!node || (node.tag !== 'button' && node.tag !== 'a' && node.role !== 'button')) continue;
    const label = view.everyText(node);
    if (label === '') continue;
    if (declines(label, words)) return { text: label, evidence: page.evidence(node, label) };
  }
  return null;
}

function kindOf(
  root: PageNode,
  view: PageView,
  text: string,
  words: LanguageWords | null,
): OverlayFact['kind'] {
  if (isConsent(root, view, words)) return 'consent';
  if (AGE.test(text)) return 'age';
  if (view.subtree(root).some(asksForPass)) return 'gate';
  const box = view.boxOf(root);
  if (CHAT_NAME.test(root.names) && box !== null && box.width < 0.5 * view.capture.viewport.width)
    return 'chat';
  const asks = view.subtree(root).some((node) => node.tag === 'input' || node.tag === 'form');
  const bar = box !== null && box.height < 0.15 * view.capture.viewport.height;
  return isDialog(root) || asks || (!bar && text !== '') ? 'promotional' : 'other';
}

/** A field for a password or a code, for a page meant only for people who have it. */
function asksForPass(node: PageNode): boolean {
  if (node.tag !== 'input' || !node.visible) return false;
  const named = `${node.names} ${node.attribute('name')} ${node.attribute('placeholder')} ${node.attribute('aria-label')}`;
  return node.isInput('password') || PASS_NAME.test(named);
}

/** Share of the area above the fold that the layer covers, without its backdrop if its panel is known. */
function coverage(root: PageNode, view: PageView): number {
  const covered = (node: PageNode): number => {
    const box = view.boxOf(node);
    return box ? shareOfFirstScreen(box, view.capture.viewport) : 0;
  };
  const whole = covered(root);
  if (whole < 0.95) return whole;
  const fill = parseColor(root.style.computed?.['background-color'] ?? '');
  if (fill !== null && alphaOf(fill) > 0) return whole;
  const panels = root.children.filter((child) => child.visible).map(covered);
  return panels.length > 0 ? Math.max(...panels) : whole;
}

function staysHere(href: string): boolean {
  return href.startsWith('#') || hasScheme(href, 'javascript');
}
