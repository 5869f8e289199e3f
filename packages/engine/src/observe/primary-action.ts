import type { Box, ViewportName } from '../capture/snapshot.ts';
import { isPhrase, startsWith } from '../languages/match.ts';
import type { LanguageWords } from '../languages/words.ts';
import { actionOf, labelKind, roleOf } from './actions.ts';
import { type Control, controlsOf } from './controls.ts';
import type { PerViewport, PrimaryAction } from './facts.ts';
import { consentRoot } from './overlays.ts';
import type { PageNode } from './page/node.ts';
import { distance, type PageView } from './page/view.ts';
import type { PageModel } from './page.ts';

/** Standard sizes of display adverts in CSS pixels. */
const ADVERT_SIZES = [
  [300, 250],
  [336, 280],
  [728, 90],
  [970, 250],
  [970, 90],
  [160, 600],
  [120, 600],
  [300, 600],
  [320, 50],
  [320, 100],
  [468, 60],
  [250, 250],
  [234, 60],
  [180, 150],
] as const;
const ADVERT_NAME =
  /(^|[\s_-])(ads?|advert\w*|banner-?ads?|adsense|sponsored|ad-?(box|banner|slot|unit|container))($|[\s_-])/i;
/** Badges of app stores are pictures, and yet what the page is for. */
const STORE = /^https?:\/\/(apps\.apple\.com|itunes\.apple\.com|play\.google\.com|apps\.microsoft\.com)\//i;
/** Below this, nothing on the page stands out as what to do. */
const MIN_SCORE = 2.6;

/** What the page most wants its visitor to do, by prominence, place, repetition and wording; null where nothing is. */
export function primaryActionControl(
  page: PageModel,
  words: LanguageWords | null,
  headline: PageNode | null,
): Control | null {
  const view = page.main;
  const consent = consentRoot(view, words);
  const here = new Set(controlsOf(view).filter((control) => isCurrentPage(control, view)));
  const controls = controlsOf(view).filter((control) => {
    if (consent?.contains(control.node) || here.has(control)) return false;
    const role = roleOf(control, words);
    return role === 'action' || (role === 'sign-in' && submitsPassword(control, view));
  });
  const repeats = new Map<string, number>();
  for (const { key, buttonLike } of controls) if (buttonLike) repeats.set(key, (repeats.get(key) ?? 0) + 1);
  let best: Control | null = null;
  let top = MIN_SCORE;
  for (const control of controls) {
    const score =
      prominence(control, view, words, headline) + Math.min(1.2, 0.6 * ((repeats.get(control.key) ?? 1) - 1));
    if (score > top + 0.01) {
      best = control;
      top = score;
    }
  }
  return best;
}

/** The entry of the menu that is marked as the page shown. */
function isCurrentPage({ node, region, target }: Control, view: PageView): boolean {
  if (region !== 'header' || node.tag !== 'a') return false;
  const item = node.parent?.tag === 'li' ? node.parent : node;
  if (
    node.attribute('aria-current') === 'page' ||
    /(^|\s)(active|current)(\s|$)/i.test(item.attribute('class'))
  )
    return true;
  return target !== null && view.base !== null && target === view.base && !target.includes('#');
}

function prominence(
  control: Control,
  view: PageView,
  words: LanguageWords | null,
  headline: PageNode | null,
): number {
  const { node, region } = control;
  let score = wording(control, words);
  if (control.buttonLike) score += control.filled ? 2.6 : 1.6;
  else if (control.shape === 'submit') score += 1.5;
  if (control.filled) {
    score += Math.min(1, ((control.shapeRatio ?? 3) - 1) / 4) + 0.5 * control.color;
  }
  if (region === 'hero') score += 2;
  else if (region === 'main') score += 0.8;
  else if (region === 'footer') score -= 2.5;
  else if (region === 'overlay') score -= isBar(node, view) ? 0.2 : 3;
  else if (region === 'header') score -= 0.2;
  const box = view.boxOf(node);
  if (view.measured && box) {
    const screens = box.y / view.capture.viewport.height;
    score += screens < 1 ? 1.2 : -Math.min(2, 0.35 * screens);
    score += Math.min(1, (box.width * box.height) / 14000);
    const titleBox = headline && view.boxOf(headline);
    if (titleBox && region !== 'header' && distance(box, titleBox) < 320) score += 1.2;
  } else if (headline && node.section === headline.section && region !== 'header') {
    score += 1.2;
  }
  const form = node.closest((at) => at.tag === 'form');
  if (form && control.shape === 'submit') score += formWeight(form, view);
  if (control.shape === 'picture') score += STORE.test(control.target ?? '') ? 1.5 : -2;
  if (/^(tel|mailto):/i.test(control.target ?? '')) score -= 1;
  if (control.text.length > 45) score -= control.buttonLike ? 1 : 3;
  return score;
}

function wording(control: Control, words: LanguageWords | null): number {
  if (!words) return control.buttonLike ? 0 : -3.5;
  const { actions } = words;
  const { text } = control;
  if (isPhrase(text, actions.addToCart) || isPhrase(text, actions.checkout)) return 2;
  if (isPhrase(text, actions.donate) || isPhrase(text, actions.book)) return 1.6;
  if (isPhrase(text, actions.signIn)) return 1.2;
  const kind = labelKind(text, words);
  if (kind === 'standard') return 1.4;
  if (kind === 'generic') return -0.4;
  if (startsWith(text, actions.verbs)) return control.buttonLike ? 1.1 : 0.5;
  return control.buttonLike ? 0 : -3.5;
}

interface FormParts {
  /** Fields that a visitor fills in. */
  fields: number;
  hasPassword: boolean;
}

/** A form may hold thousands of buttons, each of which asks. */
const formParts = new WeakMap<PageNode, FormParts>();

function partsOf(form: PageNode, view: PageView): FormParts {
  let parts = formParts.get(form);
  if (!parts) {
    parts = countParts(form, view);
    formParts.set(form, parts);
  }
  return parts;
}

function countParts(form: PageNode, view: PageView): FormParts {
  let fields = 0;
  let hasPassword = false;
  for (let order = form.order; order < form.end; order++) {
    const node = view.nodes[order];
    if (!node?.visible) continue;
    if (node.tag === 'textarea' || node.tag === 'select') fields++;
    else if (node.tag === 'input') {
      if (!NO_FIELDS.has(node.attribute('type').toLowerCase())) fields++;
      if (node.attribute('type') === 'password') hasPassword = true;
    }
  }
  return { fields, hasPassword };
}

/** A form with several fields is what a page is for; a lone address field far down is a newsletter. */
function formWeight(form: PageNode, view: PageView): number {
  const { fields } = partsOf(form, view);
  if (fields === 0) return 0;
  if (fields === 1) return form.region === 'hero' ? 0.8 : -0.8;
  return form.region === 'hero' ? 1.4 : 0.6;
}

const NO_FIELDS = new Set(['submit', 'button', 'image', 'reset', 'hidden', 'search']);

function submitsPassword(control: Control, view: PageView): boolean {
  if (control.shape !== 'submit') return false;
  const form = control.node.closest((at) => at.tag === 'form');
  return form !== null && partsOf(form, view).hasPassword;
}

function isBar(node: PageNode, view: PageView): boolean {
  const bar = node.closest((at) => at.style.position === 'fixed');
  return bar?.box !== null && bar?.box !== undefined && bar.box.height < 0.2 * view.capture.viewport.height;
}

/** The facts of the primary action; which form it submits is filled in once the forms are known. */
export function primaryActionFacts(
  page: PageModel,
  control: Control,
  words: LanguageWords | null,
): PrimaryAction {
  const { node } = control;
  return {
    ...actionOf(page, control, words),
    aboveFold: inEach(page, (view) =>
      repeatsIn(view, control).some(({ node: there }) => isInFirstScreen(there, view)),
    ),
    depth: inEach(page, (view) => shallowest(repeatsIn(view, control), view)),
    contrast: page.perViewport(node, (there, view) => contrastOf(there, view)),
    occurrences: {
      boxes: inEach(page, (view) =>
        repeatsIn(view, control).flatMap(({ node: there }) => view.boxOf(there) ?? []),
      ),
      fixed: inEach(page, (view) => repeatsIn(view, control).some(({ node: there }) => there.fixed)),
      heightShare: inEach(page, (view) => heightShare(repeatsIn(view, control), view)),
    },
    heightPx: page.perViewport(node, (there, view) => view.boxOf(there)?.height ?? null),
    pictureOnly: control.shape === 'picture',
    advertSizedBox: node.closest((at) => at.box !== null && isAdvertSize(at.box)) !== null,
    advertLikeNames: ADVERT_NAME.test(node.names) || ADVERT_NAME.test(node.parent?.names ?? ''),
    formAboveFold: inEach(page, (view, name) => formBegins(page, name, view, node)),
    form: null,
  };
}

function inEach<T>(page: PageModel, read: (view: PageView, name: ViewportName) => T | null): PerViewport<T> {
  const value = (name: ViewportName): T | null => {
    const view = page.view(name);
    return view?.measured ? read(view, name) : null;
  };
  return { desktop: value('desktop'), mobile: value('mobile') };
}

/** Controls with the same text, or leading to the same place. */
function repeatsIn(view: PageView, control: Control): Control[] {
  return controlsOf(view).filter(
    (other) =>
      (other.key === control.key && other.key !== '') ||
      (control.target !== null &&
        isPlace(control.target) &&
        other.target === control.target &&
        other.buttonLike),
  );
}

function isPlace(target: string): boolean {
  return target !== '' && target !== '#' && !/^javascript:/i.test(target);
}

function isInFirstScreen(node: PageNode, view: PageView): boolean {
  const box = view.boxOf(node);
  return box !== null && box.y + box.height <= view.capture.viewport.height + 8;
}

function shallowest(controls: Control[], view: PageView): number | null {
  const depths = controls.flatMap(({ node }) => view.depth(node) ?? []);
  return depths.length > 0 ? Math.min(...depths) : null;
}

function contrastOf(node: PageNode, view: PageView): { shape: number | null; label: number | null } | null {
  const there = controlsOf(view).find((control) => control.node === node);
  return there ? { shape: there.shapeRatio, label: there.labelRatio } : null;
}

/** Share of the page's height from which an occurrence is at most two screens away. */
function heightShare(controls: Control[], view: PageView): number | null {
  const { height: screen } = view.capture.viewport;
  const page = Math.max(view.capture.page.height, screen);
  if (controls.some(({ node }) => node.fixed)) return 1;
  const boxes: Box[] = controls.flatMap(({ node }) => view.boxOf(node) ?? []).sort((a, b) => a.y - b.y);
  let covered = 0;
  let reached = 0;
  for (const box of boxes) {
    const from = Math.max(reached, box.y - 2 * screen, 0);
    const to = Math.min(page, box.y + box.height + 2 * screen);
    if (to > from) covered += to - from;
    reached = Math.max(reached, to);
  }
  return Math.min(1, covered / page);
}

function isAdvertSize(box: Box): boolean {
  return ADVERT_SIZES.some(
    ([width, height]) => Math.abs(box.width - width) <= 4 && Math.abs(box.height - height) <= 4,
  );
}

function formBegins(page: PageModel, name: ViewportName, view: PageView, action: PageNode): boolean {
  const there = page.in(name, action);
  const form = there?.closest((at) => at.tag === 'form');
  if (!form) return false;
  for (let order = form.order; order < form.end; order++) {
    const node = view.nodes[order];
    if (!node?.visible || !FIELDS.has(node.tag) || NO_FIELDS.has(node.attribute('type').toLowerCase()))
      continue;
    return isInFirstScreen(node, view);
  }
  return false;
}

const FIELDS = new Set(['input', 'select', 'textarea']);
