import { unreadRegion } from '../checks/shared/uncertainty.ts';
import type { Action, Ask } from '../facts/types/actions.ts';
import type { FormFact } from '../facts/types/forms.ts';
import type { PageFacts } from '../facts/types/page-facts.ts';

/** Of the first screen. */
const UNREAD_SHARE = 0.1;

type Asking = Pick<PageFacts, 'asks' | 'forms'>;

const CALLS: ReadonlySet<Ask['kind']> = new Set(['act', 'contact', 'form']);

/** Whether it asks visitors to act, by its words or its address. */
export function isCall({ kind }: Ask): boolean {
  return CALLS.has(kind);
}

/** Buttons of the content and the header, without those of menu entries, footers, layers and newsletters. */
export function buttonsOf({ asks, forms }: Asking): Ask[] {
  const letters = new Set(forms.filter(isLetter).map(({ submit }) => submit?.evidence.node));
  return asks.filter(
    (ask) =>
      ask.buttonLike &&
      ask.place !== 'menu' &&
      (ask.fixed || (ask.region !== 'overlay' && (ask.region !== 'footer' || ask.kind === 'form'))) &&
      !letters.has(ask.evidence.node),
  );
}

/** The forms that a page may exist for: no sign-in, no newsletter, no lone field. */
export function askingForms(forms: readonly FormFact[]): FormFact[] {
  return forms.filter(
    (form) =>
      form.purpose !== 'signin' && !isLetter(form) && form.fields.length >= 2 && form.visibleFieldCount > 0,
  );
}

function isLetter({ purpose, visibleFieldCount }: FormFact): boolean {
  return (
    purpose === 'newsletter' || (visibleFieldCount === 1 && (purpose === 'other' || purpose === 'signup'))
  );
}

/** Phone numbers, mail addresses and links in running text that ask to act. */
export function plainCalls({ asks }: Pick<Asking, 'asks'>): Ask[] {
  return asks.filter((ask) => isCall(ask) && !ask.buttonLike && ask.place !== 'menu');
}

/** Whether the page's next step can be judged: it was laid out, and no part of it went unread. */
export function isReadable({ document, layout }: Pick<PageFacts, 'document' | 'layout'>): boolean {
  return document.mode !== 'static' && !document.legalText && unreadRegion(layout) === null;
}

/** Whether a part of the first screen went unread that may hold a button or form. */
export function hidesStart({ layout }: Pick<PageFacts, 'layout'>): boolean {
  const { desktop, mobile } = unreadRegion(layout)?.firstScreenShare ?? { desktop: 0, mobile: 0 };
  return Math.max(desktop ?? 0, mobile ?? 0) > UNREAD_SHARE;
}

/**
 * The call that the page most wants answered: its main CTA if that asks to act, else what asks for an act in words, most often.
 */
export function leadCall(calls: readonly Ask[], main: Pick<Action, 'text'> | null): Ask | null {
  const same = calls.find(({ text }) => text === main?.text);
  if (same) return same;
  const repeats = (ask: Ask): number => calls.filter(({ key }) => key === ask.key).length;
  const weight = (ask: Ask): number =>
    WEIGHTS[ask.kind] + (ask.filled ? 0.5 : 0) + (isAddress(ask.text) ? -1.5 : 0) + 0.1 * repeats(ask);
  return calls.reduce<Ask | null>((best, ask) => (best && weight(best) >= weight(ask) ? best : ask), null);
}

/** The label of the next step: the main CTA, unless it only leads to reading on and another button asks visitors to act. */
export function nextStepOf(facts: Asking & Pick<PageFacts, 'primaryAction'>): string | null {
  const main = facts.primaryAction;
  const isReading = facts.asks.some(({ kind, text }) => kind === 'read' && text === main?.text);
  const lead = isReading ? leadCall(buttonsOf(facts).filter(isCall), main) : null;
  return lead?.text ?? main?.text ?? null;
}

/** A label that is a number or an address. */
export function isAddress(label: string): boolean {
  return /\d{3}|@/.test(label);
}

const WEIGHTS: Record<Ask['kind'], number> = { act: 2, form: 1.5, contact: 1, read: 0, open: 0 };

/** How far down it begins where it comes first, in screens; null if no device shows it. */
export function depthOf({ depth: { desktop, mobile } }: Ask): number | null {
  return desktop === null || mobile === null ? (desktop ?? mobile) : Math.min(desktop, mobile);
}
