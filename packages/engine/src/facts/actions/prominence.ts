import { isPhrase, startsWith } from '../../language/match.ts';
import { pattern } from '../../language/patterns.ts';
import type { LanguageWords, Phrases } from '../../language/words.ts';
import { hasScheme } from '../../page/address.ts';
import type { PageNode, Region } from '../../page/node.ts';
import { distance, type PageView } from '../../page/view.ts';
import { partsOf } from '../forms/form-parts.ts';
import { labelKind } from './actions.ts';
import type { Control } from './controls.ts';

/** Badges of app stores are pictures, and yet what the page is for. */
const STORE = pattern('appStoreAddress');

export function isStoreBadge({ target }: Control): boolean {
  return STORE.test(target ?? '');
}

/** What labels are told by. */
export interface LabelWords {
  words: LanguageWords | null;
  /** How labels that ask to act begin, also in languages without a full word list. */
  calls: Phrases;
}

/** How much a control stands out as the primary action, by look, place, form and wording. */
export function prominence(
  control: Control,
  view: PageView,
  { words, calls }: LabelWords,
  headline: PageNode | null,
): number {
  const { node } = control;
  let score = wording(control, words, calls);
  if (control.buttonLike) score += control.filled ? 2.6 : 1.6;
  else if (control.shape === 'submit') score += 1.5;
  if (control.filled) {
    score += Math.min(1, ((control.shapeRatio ?? 3) - 1) / 4) + 0.5 * control.color;
  }
  score += placing(control, view, headline);
  const form = node.closest((at) => at.tag === 'form');
  if (form && control.shape === 'submit') score += formWeight(form, view);
  if (control.shape === 'picture') score += isStoreBadge(control) ? 1.5 : -2;
  if (hasScheme(control.target ?? '', 'tel', 'mailto')) score -= 1;
  if (control.text.length > 45) score -= control.buttonLike ? 1 : 3;
  return score;
}

const BY_REGION: Record<Region, number> = {
  hero: 2,
  main: 0.8,
  aside: 0,
  header: -0.2,
  footer: -2.5,
  overlay: -3,
};

/** Layers have no position on the page: only a bar along an edge is judged by its place. */
function placing({ node, region }: Control, view: PageView, headline: PageNode | null): number {
  const bar = region === 'overlay' && isBar(node, view);
  let score = bar ? -0.2 : BY_REGION[region];
  const box = view.boxOf(node);
  if (view.measured && box) {
    score += Math.min(1, (box.width * box.height) / 14000);
    if (region === 'overlay' && !bar) return score;
    const screens = box.y / view.capture.viewport.height;
    score += screens < 1 ? 1.2 : -Math.min(2, 0.35 * screens);
    const titleBox = headline && view.boxOf(headline);
    if (titleBox && region !== 'header' && distance(box, titleBox) < 320) score += 1.2;
  } else if (headline && node.section === headline.section && region !== 'header') {
    score += 1.2;
  }
  return score;
}

function isBar(node: PageNode, view: PageView): boolean {
  const bar = node.closest((at) => at.style.position === 'fixed');
  return bar?.box !== null && bar?.box !== undefined && bar.box.height < 0.2 * view.capture.viewport.height;
}

const ASKS = { button: 1.1, link: 0.5 };
/** A link among others asks nothing. */
const UNTOLD = { button: 0, link: -3.5 };

function look({ buttonLike }: Control): 'button' | 'link' {
  return buttonLike ? 'button' : 'link';
}

function wording(control: Control, words: LanguageWords | null, calls: Phrases): number {
  const asks = startsWith(control.text, calls);
  if (!words) return asks ? ASKS[look(control)] : UNTOLD[look(control)];
  const { actions } = words;
  const { text } = control;
  if (isPhrase(text, actions.addToCart) || isPhrase(text, actions.checkout)) return 2;
  if (isPhrase(text, actions.donate) || isPhrase(text, actions.book)) return 1.6;
  if (isPhrase(text, actions.signIn)) return 1.2;
  const kind = labelKind(text, words);
  if (kind === 'standard') return 1.4;
  if (kind === 'generic') return control.buttonLike ? -0.4 : UNTOLD.link;
  return asks || startsWith(text, actions.verbs) ? ASKS[look(control)] : UNTOLD[look(control)];
}

/** A form with several fields is what a page is for; a lone address field far down is a newsletter. */
function formWeight(form: PageNode, view: PageView): number {
  const { fields } = partsOf(form, view);
  if (fields === 0) return 0;
  if (fields === 1) return form.region === 'hero' ? 0.8 : -0.8;
  return form.region === 'hero' ? 1.4 : 0.6;
}
