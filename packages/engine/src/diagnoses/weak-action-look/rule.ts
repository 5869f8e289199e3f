import { judgedPageType } from '@liftmark/contract/page-types';
import type { ContextFacts } from '../../checks/check.ts';
import type { Ask } from '../../facts/types/actions.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { pattern } from '../../language/patterns.ts';
import { askingForms, buttonsOf, isAddress, isCall, leadCall, plainCalls } from '../asks.ts';
import { defineDiagnosis, type Problem } from '../diagnosis.ts';
import { text } from './text.ts';

/** Contrast of a label that is hard to read, and of one that hardly shows. */
const LABEL = { hard: 2.6, colored: 2.2, hardly: 1.8 };
/** A fill without hue looks disabled below this contrast; one of any hue hardly shows below the other. */
const GRAY = { color: 0.12, shape: 2.2, visible: 1.02 };
const FAINT = { color: 0.2, shape: 1.4 };
/** As tall as browsers draw a button that has no style, in pixels. */
const BROWSER_DRAWN = 24;
const STORE = pattern('storeAddress');
const WHATSAPP = pattern('whatsAppAddress');
const SEVERITY = { link: 1.8, menu: 1.6, letters: 1.1, faded: 1.7, browser: 0.8, outline: 1.2 };

export const weakActionLook = defineDiagnosis(() => ({
  id: 'weak-action-look',
  question: 'action',
  category: 'structure',
  nature: 'weakness',
  why: text.why,
  measure: text.measure,
  checks: ['action-contrast', 'ad-like-action'],
  ceilings: [],
  effort: '15 min',
  impact: 'default',
  evidence: ['cta-non-text-contrast', 'cta-button-style'],
  needs: ['asks', 'forms', 'primaryAction', 'look'],
  judge(facts) {
    const { document, primaryAction } = facts;
    if (document.mode === 'static' || judgedPageType(facts.pageType) === 'article') return null;
    const buttons = buttonsOf(facts).filter(({ depth }) => depth.desktop !== null);
    const lead = leadCall(buttons.filter(isCall), primaryAction);
    if (lead !== null) return lead.shape === 'link' ? null : drawn(lead, buttons, facts);
    const other = buttons.find(({ kind }) => kind === 'open');
    return other === undefined ? plain(facts) : inMenuBeside(other, facts);
  },
}));

/** The only way on is a link that looks like any other text. */
function plain({ asks, forms }: Pick<PageFacts, 'asks' | 'forms'>): Problem | null {
  if (askingForms(forms).length > 0) return null;
  const links = plainCalls({ asks }).filter(isShortLink);
  const link = leadCall(links, null);
  if (link) return problem(link, SEVERITY.link, text.link(link.text));
  const entry = leadCall(asks.filter(isActInMenu), null);
  return entry && { ...problem(entry, SEVERITY.menu, text.menu(entry.text)), slight: true };
}

/** What the page asks for is a word in its menu, while its buttons say something else. */
function inMenuBeside(other: Ask, facts: Pick<PageFacts, 'asks' | 'forms' | ContextFacts>): Problem | null {
  const { asks, forms } = facts;
  if (judgedPageType(facts.pageType) === 'ecommerce-category' || askingForms(forms).length > 0) return null;
  const entry = leadCall(asks.filter(isActInMenu), null);
  return entry && problem(entry, SEVERITY.menu, text.menuBeside(entry.text, other.text));
}

function isActInMenu({ place, kind, region }: Ask): boolean {
  return place === 'menu' && kind === 'act' && region !== 'footer';
}

const MOST_LETTERS = 40;
const WORD = /\p{L}{2}/u;

/** A line that says what to do or where to write; neither a number or address, nor the text of a whole card. */
function isShortLink({ text: label, region, kind, shape, target, depth }: Ask): boolean {
  const says = kind === 'act' || kind === 'contact' || WHATSAPP.test(target ?? '');
  const isLine =
    label.length <= MOST_LETTERS && !label.includes('?') && !isAddress(label) && WORD.test(label);
  const isPlaced = region !== 'footer' && region !== 'overlay';
  return says && isLine && isPlaced && shape !== 'picture' && depth.desktop !== null;
}

/** A button that hardly looks like one. */
function drawn(lead: Ask, buttons: readonly Ask[], { look }: Pick<PageFacts, 'look'>): Problem | null {
  return withFaintLabel(lead) ?? faded(lead) ?? drawnByBrowser(lead, look) ?? outlined(lead, buttons);
}

function withFaintLabel(lead: Ask): Problem | null {
  const { labelRatio, color } = lead;
  const least = color > GRAY.color ? LABEL.colored : LABEL.hard;
  if (labelRatio === null || labelRatio >= least) return null;
  const more = labelRatio < LABEL.hardly ? 0.6 : color > 0.4 ? -0.6 : 0;
  return problem(lead, SEVERITY.letters + more, text.letters(lead.text, labelRatio));
}

function faded(lead: Ask): Problem | null {
  if (!isFaded(lead) || STORE.test(lead.target ?? '')) return null;
  return problem(lead, SEVERITY.faded, text.faded(lead.text, lead.shapeRatio ?? 1));
}

function drawnByBrowser(lead: Ask, { desktop }: PageFacts['look']): Problem | null {
  const height = lead.evidence.boxes.desktop?.height ?? Number.POSITIVE_INFINITY;
  const isPlain = lead.filled && lead.shape === 'submit' && height <= BROWSER_DRAWN;
  if (!isPlain || (desktop?.browserControls ?? 0) === 0) return null;
  return problem(lead, SEVERITY.browser, text.browser(lead.text, height));
}

function outlined(lead: Ask, buttons: readonly Ask[]): Problem | null {
  const isOutline = [lead, ...buttons].every(({ filled }) => !filled) && /\p{L}/u.test(lead.text);
  return isOutline ? problem(lead, SEVERITY.outline, text.outline(lead.text)) : null;
}

/** Gray like a disabled button, or nearly as light or dark as what is around it. */
function isFaded({ shapeRatio, color, filled }: Pick<Ask, 'shapeRatio' | 'color' | 'filled'>): boolean {
  if (!filled || shapeRatio === null || shapeRatio < GRAY.visible) return false;
  return (color < GRAY.color && shapeRatio < GRAY.shape) || (color < FAINT.color && shapeRatio < FAINT.shape);
}

function problem(
  { evidence }: Ask,
  severity: number,
  words: Pick<Problem, 'title' | 'observed' | 'steps'>,
): Problem {
  return { severity, confidence: 0.9, certain: true, evidence: [evidence], ...words };
}
